import { queryOptions } from '@tanstack/react-query';
import { unwrapList } from '@/lib/errors';
import { supabase } from '@/lib/admin/supabase';
import { CONSENT_PARTS } from '@/site/consentTexts';
import type { Enquiry } from '../enquiry';

type Shown = Pick<Enquiry, 'consent_texts' | 'notice_hash'>;

/** The wordings that an enquiry was sent with, and how many of them nobody has recorded. */
export function consentShownOptions({ consent_texts, notice_hash }: Shown) {
  const shown = [...consent_texts, ...(notice_hash ? [notice_hash] : [])];
  return queryOptions({
    queryKey: ['enquiries', 'consent', shown] as const,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const rows = await unwrapList(
        supabase
          .from('consent_texts')
          .select('hash, part, language, version, text')
          .in('hash', shown)
          .abortSignal(signal),
      );
      const wordings = [...CONSENT_PARTS, 'notice'].flatMap((part) =>
        rows.filter((row) => row.part === part),
      );
      return { wordings, unknown: shown.length - wordings.length };
    },
  });
}

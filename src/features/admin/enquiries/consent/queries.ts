import { queryOptions } from '@tanstack/react-query';
import { unwrapList } from '@/lib/errors';
import { supabase } from '@/lib/admin/supabase';
import { CONSENT_PARTS } from '@/site/consentTexts';
import { DEFAULT_LANGUAGE } from '@/site/languages';
import type { Enquiry } from '../enquiry';

type Shown = Pick<Enquiry, 'consentTexts' | 'consentVersion' | 'consentLanguage' | 'consentAt'>;

interface Notice {
  language: string;
  created_at: string;
}

/** The notice that was in force: in the page's language, else in Spanish, the newest by then. */
export function noticeOf<T extends Notice>(notices: T[], enquiry: Shown): T | undefined {
  const { consentLanguage, consentAt } = enquiry;
  const inOne = [consentLanguage, DEFAULT_LANGUAGE]
    .map((language) => notices.filter((notice) => notice.language === language))
    .find(({ length }) => length > 0);
  const sorted = (inOne ?? []).toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  return sorted.findLast((notice) => notice.created_at <= consentAt) ?? sorted[0];
}

/** The wordings that an enquiry was sent with, and how many of them nobody has recorded. */
export function consentShownOptions(enquiry: Shown) {
  const { consentTexts, consentVersion } = enquiry;
  return queryOptions({
    queryKey: ['enquiries', 'consent', consentTexts, consentVersion] as const,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const rows = await unwrapList(
        supabase
          .from('consent_texts')
          .select('hash, part, language, version, text, created_at')
          .or(`hash.in.(${consentTexts.join()}),version.eq.${consentVersion}`)
          .abortSignal(signal),
      );
      const agreed = CONSENT_PARTS.flatMap((part) =>
        rows.filter((row) => row.part === part && consentTexts.includes(row.hash)),
      );
      const notice = noticeOf(
        rows.filter(({ part }) => part === 'notice'),
        enquiry,
      );
      return {
        wordings: notice ? [...agreed, notice] : agreed,
        unknown: consentTexts.length - agreed.length,
      };
    },
  });
}

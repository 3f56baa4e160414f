import { queryOptions } from '@tanstack/react-query';
import { unwrap, unwrapList } from '@/lib/errors';
import { withProof } from '@/lib/admin/proof';
import { supabase } from '@/lib/admin/supabase';
import { CONSENT_PARTS, consentHash, type ConsentPart } from '@/site/consentTexts';
import { LANGUAGES } from '@/site/languages';

/** A wording as it is recorded. */
export interface Wording {
  part: ConsentPart | 'notice';
  language: string;
  version: string | null;
  text: string;
}

export const consentsKey = ['consents'] as const;

/** What the form shows in each language where the firm has changed nothing. */
async function shippedWordings(): Promise<Wording[]> {
  const files = await Promise.all(
    LANGUAGES.map(async (language) => {
      const response = await fetch(`/locales/${language}/contact.json`);
      const file = (await response.json()) as { survey: Record<ConsentPart, string> };
      return CONSENT_PARTS.map((part) => ({
        part,
        language,
        version: null,
        text: file.survey[part],
      }));
    }),
  );
  return files.flat();
}

/** All recorded wordings, newest first, and those that this site shows and nobody has recorded. */
export function consentsOptions(notice: Wording) {
  return queryOptions({
    queryKey: consentsKey,
    staleTime: 0,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const [recorded, shipped] = await Promise.all([
        unwrapList(
          supabase
            .from('consent_texts')
            .select('hash, part, language, version, text, created_at')
            .order('created_at', { ascending: false })
            .order('language')
            .abortSignal(signal),
        ),
        shippedWordings(),
      ]);
      const known = new Set(recorded.map(({ hash }) => hash));
      const missing: Wording[] = [];
      for (const wording of [...shipped, notice]) {
        const hash = await consentHash(wording.language, wording.part, wording.text);
        if (hash && !known.has(hash)) missing.push(wording);
      }
      return { recorded, missing };
    },
  });
}

/** Records wordings; the database asks for a recent proof. */
export async function recordWordings(wordings: Wording[]): Promise<void> {
  await withProof(() =>
    unwrap(
      supabase.rpc('record_consent_texts', {
        texts: wordings.map((wording) => ({ ...wording })),
      }),
    ),
  );
}

import { liveQuery, supabase } from '@/lib/admin/supabase';
import { unwrapList } from '@/lib/errors';
import { readLocaleFile } from '@/lib/admin/localeFile';
import { CONSENT_PARTS, consentHash, type ConsentPart } from '@/site/consentTexts';
import { LANGUAGES } from '@/site/languages';
import { DATA_PROTECTION_VERSION } from '@/site/legal';
import { recordedNotice } from '@/site/wordings';

/** A wording as it is recorded. */
export interface Wording {
  part: ConsentPart | 'notice';
  language: string;
  version: string | null;
  text: string;
}

/** What the site shows in each language where the firm has changed nothing. */
async function shippedWordings(signal: AbortSignal): Promise<Wording[]> {
  const ofLanguages = LANGUAGES.map(async (language): Promise<Wording[]> => {
    const [contact, legal] = await Promise.all([
      readLocaleFile(language, 'contact', signal),
      readLocaleFile(language, 'legal', signal),
    ]);
    const { survey } = contact as { survey: Record<ConsentPart, string> };
    return [
      ...CONSENT_PARTS.map((part) => ({ part, language, version: null, text: survey[part] })),
      {
        part: 'notice',
        language,
        version: DATA_PROTECTION_VERSION,
        text: recordedNotice(legal as object),
      },
    ];
  });
  return (await Promise.all(ofLanguages)).flat();
}

/** All recorded wordings, newest first, and those that this site shows and nobody has recorded. */
export function consentsOptions() {
  return liveQuery({
    queryKey: ['consents'],
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
        shippedWordings(signal),
      ]);
      const known = new Set(recorded.map(({ hash }) => hash));
      const hashes = await Promise.all(
        shipped.map(({ language, part, text, version }) =>
          consentHash(language, part, text, version),
        ),
      );
      const missing = shipped.filter((_, at) => hashes[at] && !known.has(hashes[at]));
      return { recorded, missing };
    },
  });
}

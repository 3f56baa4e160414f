import { liveQuery } from '@/lib/admin/liveQuery';
import { BackendError, unwrap, unwrapList } from '@/lib/errors';
import { withProof } from '@/lib/admin/proof';
import { supabase } from '@/lib/admin/supabase';
import { CONSENT_PARTS, consentHash, type ConsentPart } from '@/site/consentTexts';
import { type Language, LANGUAGES } from '@/site/languages';
import { DATA_PROTECTION_VERSION } from '@/site/legal';
import { recordedNotice } from '@/site/wordings';

/** A wording as it is recorded. */
export interface Wording {
  part: ConsentPart | 'notice';
  language: string;
  version: string | null;
  text: string;
}

export const consentsKey = ['consents'] as const;

async function localeFile<T>(language: Language, namespace: string): Promise<T> {
  const response = await fetch(`/locales/${language}/${namespace}.json`);
  if (!response.ok) throw new BackendError('server', `status ${response.status}`);
  return (await response.json()) as T;
}

/** What the site shows in each language where the firm has changed nothing. */
async function shippedWordings(): Promise<Wording[]> {
  const ofLanguages = LANGUAGES.map(async (language): Promise<Wording[]> => {
    const [{ survey }, legal] = await Promise.all([
      localeFile<{ survey: Record<ConsentPart, string> }>(language, 'contact'),
      localeFile<object>(language, 'legal'),
    ]);
    return [
      ...CONSENT_PARTS.map((part) => ({ part, language, version: null, text: survey[part] })),
      { part: 'notice', language, version: DATA_PROTECTION_VERSION, text: recordedNotice(legal) },
    ];
  });
  return (await Promise.all(ofLanguages)).flat();
}

/** All recorded wordings, newest first, and those that this site shows and nobody has recorded. */
export function consentsOptions() {
  return liveQuery({
    queryKey: consentsKey,
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
      for (const wording of shipped) {
        const hash = await consentHash(
          wording.language,
          wording.part,
          wording.text,
          wording.version,
        );
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

import { SOURCE_LANGUAGE } from '../../../../src/site/languages.ts';
import type { Adapter } from './adapter.ts';

/** DeepL wants to know which English and which Chinese. */
const TARGETS: Record<string, string> = { en: 'EN-GB', zh: 'ZH-HANS' };

/** DeepL's interface (developers.deepl.com), with tags as XML. */
export const deepl: Adapter = {
  path: '/v2/translate',
  headers: (key) => ({ Authorization: `DeepL-Auth-Key ${key}` }),
  body: (texts, language) => ({
    text: texts,
    source_lang: SOURCE_LANGUAGE.toUpperCase(),
    target_lang: TARGETS[language] ?? language.toUpperCase(),
    tag_handling: 'xml',
    ignore_tags: ['x'],
    // Ignored for languages without a formal address.
    formality: 'prefer_more',
  }),
  read: (answer) => {
    const { translations } = (answer ?? {}) as { translations?: unknown };
    if (!Array.isArray(translations)) return undefined;
    return translations.map((one) => (one as { text?: unknown } | null)?.text);
  },
};

import { SOURCE_LANGUAGE } from '../../../../src/site/languages.ts';
import type { Adapter } from './adapter.ts';

/** LibreTranslate's interface (docs.libretranslate.com), with tags as HTML. A server of one's own needs no key. */
export const libreTranslate: Adapter = {
  path: '/translate',
  headers: () => ({}),
  body: (texts, language, key) => ({
    q: texts,
    source: SOURCE_LANGUAGE,
    target: language,
    format: 'html',
    ...(key && { api_key: key }),
  }),
  read: (answer) => ((answer ?? {}) as { translatedText?: unknown }).translatedText,
};

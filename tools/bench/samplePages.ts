import type { Language } from '../../src/site/languages.ts';
import { pathOf, postPathOf } from '../../src/site/pages.ts';

/** A demo post that exists in all languages. */
export const POST = 'nie-extranjeros-marina-alta-guia-practica';

/** One page of each kind, by language. */
export const SAMPLE_PAGES = {
  home: (language: Language) => pathOf('home', language),
  blog: (language: Language) => pathOf('blog', language),
  post: (language: Language) => postPathOf(POST, language),
  contact: (language: Language) => pathOf('contact', language),
  service: (language: Language) => pathOf('service-immigration', language),
};

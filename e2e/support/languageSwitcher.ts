import type { Page } from '@playwright/test';
import { LANGUAGE_FACTS, type Language, SOURCE_LANGUAGE } from '../../src/site/languages';
import { textsOf } from './texts';

/** The header's switcher, on a page in a language. */
export function switcher(page: Page, language: Language = SOURCE_LANGUAGE) {
  const name = `${textsOf(language, 'navigation').language}: ${LANGUAGE_FACTS[language].name}`;
  const button = page.getByRole('banner').getByRole('button', { name });
  const list = page
    .getByRole('banner')
    .getByRole('list')
    .filter({ has: page.locator('a[hreflang]') });
  return { button, list, item: (code: Language) => list.locator(`a[hreflang=${code}]`) };
}

import type { Page } from '@playwright/test';
import type { Language } from '../src/site/languages';
import { textsOf } from './texts';

export const banner = (page: Page) => page.getByRole('banner');
export const bar = (page: Page) => banner(page).getByRole('navigation');
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

export function services(page: Page, language: Language) {
  const t = textsOf(language, 'navigation');
  return {
    button: bar(page).getByRole('button', { name: t.services }),
    item: bar(page).getByRole('link', { name: t.areas.family }),
  };
}

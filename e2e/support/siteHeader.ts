import type { Page } from '@playwright/test';
import type { Language } from '../../src/site/languages';
import { textsOf } from './texts';

export const banner = (page: Page) => page.getByRole('banner');
export const navigationBar = (page: Page) => banner(page).getByRole('navigation');
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

export function servicesMenu(page: Page, language: Language) {
  const t = textsOf(language, 'navigation');
  return {
    button: navigationBar(page).getByRole('button', { name: t.services }),
    item: navigationBar(page).getByRole('link', { name: t.areas.family }),
  };
}

import type { Page } from '@playwright/test';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { textsOf } from './texts';

export const banner = (page: Page) => page.getByRole('banner');
export const navigationBar = (page: Page) => banner(page).getByRole('navigation');

export function servicesMenu(page: Page) {
  const t = textsOf(SOURCE_LANGUAGE, 'navigation');
  return {
    button: navigationBar(page).getByRole('button', { name: t.services }),
    item: navigationBar(page).getByRole('link', { name: t.areas.family }),
  };
}

import type { Page } from '@playwright/test';
import { CATEGORY_OF_SERVICE, type ServiceId } from '../../src/site/services';

export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const card = (page: Page, title: string) => cards(page).filter({ hasText: title });
export const listStatus = (page: Page) => page.getByRole('main').getByRole('status').first();

/** The part of a list's address that shows the posts of a practice area. */
export const ofCategory = (area: ServiceId): string =>
  new URLSearchParams({ category: CATEGORY_OF_SERVICE[area] }).toString();

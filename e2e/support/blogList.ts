import type { Page } from '@playwright/test';

export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const card = (page: Page, title: string) => cards(page).filter({ hasText: title });
export const listStatus = (page: Page) => page.getByRole('main').getByRole('status').first();

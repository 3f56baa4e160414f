import type { Page } from '@playwright/test';
import { firm } from '../../src/site/firm';
import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages';
import {
  lawyerPathOf,
  pathOf,
  postPathOf,
  PRERENDERED_PAGES,
  termPathOf,
} from '../../src/site/pages';
import { expect } from './fixtures';
import { NIE, SEVERANCE } from './seededPosts';

/** Every page, two posts, a term of the glossary, a lawyer and the 404 page. */
export function pathsIn(language: Language): string[] {
  return [
    ...PRERENDERED_PAGES.map((page) => pathOf(page, language)),
    postPathOf(NIE.slug, language),
    postPathOf(SEVERANCE.slug, language),
    termPathOf('legitima', language),
    lawyerPathOf(firm.lawyers[0].id, language),
    language === SOURCE_LANGUAGE ? '/nada' : `/${language}/nada`,
  ];
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

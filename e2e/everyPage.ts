import type { Page } from '@playwright/test';
import type { Language } from '../src/site/languages';
import { pathOf, postPathOf, PRERENDERED } from '../src/site/pages';
import { expectAccessible } from './axe';
import { expect } from './fixtures';
import { NIE, overflow, SEVERANCE } from './posts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** WCAG 1.4.10: 1280 px at 400 %. */
const ENLARGED = { width: 320, height: 512 };

/** WCAG 1.4.12: the spacing that a reader may ask for. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

/** Every page, a post in its language and one in Spanish only, and the 404 page. */
export function pathsIn(language: Language): string[] {
  return [
    ...PRERENDERED.map((page) => pathOf(page, language)),
    postPathOf(NIE.slug, language),
    postPathOf(SEVERANCE.slug, language),
    language === 'es' ? '/nada' : `/${language}/nada`,
  ];
}

/** The pages that most visitors see: home, blog, a post, contact. */
export function mainPathsIn(language: Language): string[] {
  const pages = (['home', 'blog', 'contact'] as const).map((page) => pathOf(page, language));
  return [...pages, postPathOf(NIE.slug, language)];
}

/** Opens a page and waits until it answers to clicks and keys. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Axe over every page in a language, each at both sizes of screen. */
export async function expectPagesAccessible(page: Page, language: Language): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of pathsIn(language)) {
    await openReady(page, path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectAccessible(page, `${path} at ${size.width} px`);
    }
  }
}

/** Nothing scrolls sideways on any of the pages, enlarged to 400 % and with wide text. */
export async function expectReflow(page: Page, paths: string[]): Promise<void> {
  await page.setViewportSize(ENLARGED);
  for (const path of paths) {
    await openReady(page, path);
    await page.addStyleTag({ content: SPACED });
    expect.soft(await overflow(page), path).toBe(0);
  }
}

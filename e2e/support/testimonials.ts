import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { pathOf } from '../../src/site/pages';
import { expect } from './fixtures';
import { ROOT } from '../../server/paths';
import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER } from './languages';
import { textsOf } from './texts';

/** What the nth testimonial of the seed says in a language, as far as a card shows it. */
function seeded(index: number, language: Language): string {
  const seed = readFileSync(join(ROOT, 'supabase/seeds/testimonials.sql'), 'utf8');
  const [columns = '', ...rows] = seed.split(/^\($/m);
  const codes = [...columns.matchAll(/\btestimonial(?:_(\w+))?,?$/gm)].map(([, code]) => code);
  const values = [...(rows[index] ?? '').matchAll(/\$\$([^$]*)\$\$|\bnull\b/g)];
  const at = codes.indexOf(language === SOURCE_LANGUAGE ? undefined : language);
  return values[3 * at + 2]?.[1]?.slice(0, 25).trim() ?? '';
}

/** The number of testimonials in the seed. */
export const SEEDED_TESTIMONIALS = 9;

const textsIn = (language: Language) => ({
  ...textsOf(language, 'common').testimonials,
  language,
  home: pathOf('home', language),
  page: pathOf('testimonials', language),
  newest: seeded(0, language),
  oldest: seeded(SEEDED_TESTIMONIALS - 1, language),
});

/** The section's texts, and how the first and the last testimonial of the seed begin. */
export const TEXTS = { source: textsIn(SOURCE_LANGUAGE), other: textsIn(ANOTHER) };

export type Texts = (typeof TEXTS)['source'];

/** Opens the home page and waits until Embla runs the carousel. */
export async function openCarousel(page: Page, { home, heading }: Texts): Promise<Locator> {
  await page.goto(home);
  const section = page.locator('#testimonials');
  await section.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
  await expect(section.locator('.slide[inert]').first()).toBeAttached();
  return section;
}

/** The position of the first visible slide, counted from 1. */
export async function firstVisibleSlide(section: Locator): Promise<number> {
  const order = await section.locator('.slide').evaluateAll((slides) => {
    const viewport = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
    return slides.map((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return Math.abs(
        getComputedStyle(slide).direction === 'rtl'
          ? right - (viewport?.right ?? 0)
          : left - (viewport?.left ?? 0),
      );
    });
  });
  return order.indexOf(Math.min(...order)) + 1;
}

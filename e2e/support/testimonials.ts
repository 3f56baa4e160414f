import type { Locator, Page } from '@playwright/test';
import { pathOf } from '../../src/site/pages';
import { expect } from './fixtures';
import { textsOf } from './texts';

const textsIn = (language: 'es' | 'ar', newest: string, oldest: string) => ({
  ...textsOf(language, 'common').testimonials,
  home: pathOf('home', language),
  page: pathOf('testimonials', language),
  newest,
  oldest,
});

/** The section's texts, and how the first and the last testimonial of the seed begin. */
export const TEXTS = {
  es: textsIn(
    'es',
    'Antes de firmar las arras revisaron el Registro',
    'El propietario no me devolvía la fianza',
  ),
  ar: textsIn(
    'ar',
    'قبل أن أوقّع عقد العربون راجعوا السجل العقاري',
    'كان المالك يرفض ردّ مبلغ التأمين',
  ),
};

export type Texts = (typeof TEXTS)['es'];

/** The number of testimonials in the seed. */
export const SEEDED_TESTIMONIALS = 9;
/** Opens the home page and waits until Embla runs the carousel. */
export async function openCarousel(page: Page, { home, heading }: Texts): Promise<Locator> {
  await page.goto(home);
  const section = page.locator('#testimonials');
  await section.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
  await expect(section.locator('[data-slide][inert]').first()).toBeAttached();
  return section;
}

/** The position of the first visible slide, counted from 1. */
export async function firstVisibleSlide(section: Locator): Promise<number> {
  const order = await section.locator('[data-slide]').evaluateAll((slides) => {
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

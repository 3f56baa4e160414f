import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Texts that the testimonial tests look for. */
export const TEXTS = {
  es: {
    home: '/',
    page: '/testimonios',
    heading: 'Lo que cuentan nuestros clientes',
    previous: 'Opinión anterior',
    next: 'Opinión siguiente',
    reviews: 'Ver la página de opiniones',
    all: 'Leer todas las opiniones',
    newest: 'Antes de firmar las arras revisaron el Registro',
    oldest: 'El propietario no me devolvía la fianza',
    invented:
      'Página de demostración: estas opiniones son inventadas y no las ha escrito ningún cliente.',
    empty: 'Todavía no hay opiniones publicadas.',
    failed: 'No hemos podido cargar las opiniones.',
    retry: 'Volver a intentarlo',
  },
  ar: {
    home: '/ar',
    page: '/ar/testimonials',
    heading: 'ماذا يقول عملاؤنا',
    previous: 'الرأي السابق',
    next: 'الرأي التالي',
    reviews: 'زيارة صفحة التقييمات',
    all: 'قراءة جميع الآراء',
    newest: 'قبل أن أوقّع عقد العربون راجعوا السجل العقاري',
    oldest: 'كان المالك يرفض ردّ مبلغ التأمين',
    invented: 'موقع تجريبي: هذه الآراء مختلَقة ولم يكتبها أي عميل.',
    empty: 'لم تُنشر أي آراء بعد.',
    failed: 'تعذّر تحميل الآراء.',
    retry: 'إعادة المحاولة',
  },
} as const;

export type Texts = (typeof TEXTS)[keyof typeof TEXTS];

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

import type { Page } from '@playwright/test';
import { firm } from '../src/site/firm';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { isPhone } from './header';
import { atOneSize } from './sizes';

const CHAT_PATH = `https://wa.me/${firm.chatNumber.slice(1)}`;

const LANGUAGES = [
  {
    language: 'es',
    home: '/',
    contact: '/contacto',
    form: 'Pedir una consulta',
    numbers: 'Ver los teléfonos',
    call: 'Llamar al',
    chat: /^Abrir el chat/,
    float: /^Abrir un chat con el despacho/,
    prefilled: 'Hola, les escribo desde su página web. Me gustaría hacerles una consulta.',
  },
  {
    language: 'ar',
    home: '/ar',
    contact: '/ar/contact',
    form: 'اطلب استشارة',
    numbers: 'عرض الأرقام',
    call: 'اتصل بالرقم',
    chat: /^افتح المحادثة/,
    float: /^افتح محادثة مع المكتب/,
    prefilled: 'مرحبًا، أكتب إليكم من موقعكم الإلكتروني وأودّ الحصول على استشارة.',
  },
] as const;

type Texts = (typeof LANGUAGES)[number];

/** The links that the home page's section and the contact page have in common. */
async function expectLinks(page: Page, { chat, float, prefilled }: Texts): Promise<void> {
  const main = page.locator('main');
  await expect(main.locator(`a[href="mailto:${firm.email}"]`).first()).toHaveText(firm.email);
  const floating = page.getByRole('link', { name: float });
  await expect(floating).toBeInViewport({ ratio: 1 });
  for (const link of [main.getByRole('link', { name: chat }), floating]) {
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(href.origin + href.pathname).toBe(CHAT_PATH);
    expect(href.searchParams.get('text')).toBe(prefilled);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
}

for (const texts of LANGUAGES) {
  const { language, home, contact, form, numbers, call } = texts;

  test(`contact on ${home}`, atOneSize(language), async ({ page }) => {
    await page.goto(home);
    const section = page.locator('#contact');
    await expectLinks(page, texts);

    await test.step('the telephone card shows two numbers that dial', async () => {
      const button = section.getByRole('button', { name: numbers });
      const links = section.getByRole('link', { name: call });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(links).toHaveCount(0);

      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(links).toHaveCount(2);
      for (const [index, phone] of firm.phones.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', `tel:${phone}`);
        await expect(links.nth(index)).toBeInViewport({ ratio: 1 });
        await expect(links.nth(index).locator('bdi')).toHaveAttribute('dir', 'ltr');
      }

      await page.keyboard.press('Escape');
      await expect(links).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.press('Enter');
      await expect(links).toHaveCount(2);
      await section.getByRole('heading', { level: 2 }).click();
      await expect(links).toHaveCount(0);
    });
    await test.step('a button leads to the contact page', async () => {
      await section.getByRole('link', { name: form }).click();
      await expect(page).toHaveURL(new RegExp(`${contact}$`));
      await expect(page.locator('#questionnaire')).toBeAttached();
      await expectLinks(page, texts);
    });
  });
}

/** The controls that lie under the chat button where the page is scrolled to, unless it stepped aside. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chat = document.querySelector<HTMLElement>('a[href^="https://wa.me"].fixed');
    if (!chat) throw new Error('no chat button');
    if (getComputedStyle(chat).pointerEvents === 'none') return [];
    const box = chat.getBoundingClientRect();
    return [...document.querySelectorAll('form *, a, button')]
      .filter((each) => !chat.contains(each) && each.matches('a, button, input, select, textarea'))
      .filter((each) => {
        const { left, right, top, bottom, height } = each.getBoundingClientRect();
        return (
          height > 0 &&
          height < 96 &&
          left < box.right &&
          right > box.left &&
          top < box.bottom &&
          bottom > box.top &&
          getComputedStyle(each).visibility === 'visible'
        );
      })
      .map((each) => each.outerHTML.slice(0, 120));
  });
}

for (const [language, path, questionnaire] of [
  ['es', '/contacto', 'Ir al cuestionario'],
  ['ar', '/ar/contact', 'الانتقال إلى الاستبيان'],
] as const) {
  test(
    `${path}: nothing is covered, and no rule of accessibility broken`,
    atOneSize(language),
    async ({ page }) => {
      await page.goto(`${path}?area=family`);
      await expect(page.locator('form')).toBeVisible();
      const chat = page.locator('a.fixed[href^="https://wa.me"]');

      await test.step('the chat button covers no control anywhere', async () => {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        let hidden = 0;
        for (let y = 0; y < height; y += 160) {
          await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
          await expect.poll(() => coveredControls(page), `scrolled to ${y}`).toEqual([]);
          const events = await chat.evaluate((each) => getComputedStyle(each).pointerEvents);
          if (events === 'none') hidden++;
        }
        if (isPhone(page)) expect(hidden).toBeGreaterThan(0);
        // At the very end it is there, and clear of the footer's last words.
        await expect(chat).toHaveCSS('pointer-events', 'auto');
        const last = await page.locator('footer p').last().boundingBox();
        const box = await chat.boundingBox();
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      });
      await test.step('the first card leads to the questionnaire and keeps the query', async () => {
        await page.getByRole('link', { name: questionnaire }).click();
        await expect(page).toHaveURL(`${path}?area=family#questionnaire`);
        await expect(page.locator('#questionnaire-heading')).toBeInViewport();
      });
      await test.step('errors included', async () => {
        await page.locator('form button[type=submit]').click();
        await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
        await expectAccessible(page, 'the errors');
      });
    },
  );
}

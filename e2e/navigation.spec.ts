import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from '../src/site/languages';
import { pathOf } from '../src/site/pages';
import { SERVICE_IDS } from '../src/site/services';
import { expect, test } from './fixtures';
import {
  expectAtOffset,
  open as openPage,
  recordScrolling,
  scrollTo,
  scrollTop,
  stopClock,
} from './scrolling';
import { textsOf } from './texts';

const LANGUAGES: Language[] = ['es', 'ar'];

const banner = (page: Page) => page.getByRole('banner');
const bar = (page: Page) => banner(page).getByRole('navigation');
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

function services(page: Page, language: Language) {
  const t = textsOf(language, 'navigation');
  return {
    button: bar(page).getByRole('button', { name: t.services }),
    item: bar(page).getByRole('link', { name: t.areas.family }),
  };
}

for (const language of LANGUAGES) {
  const t = textsOf(language, 'navigation');
  const home = pathOf('home', language);
  const contact = pathOf('contact', language);

  test.describe(`the header in ${language}`, () => {
    test('turns dark after more than 20 px', async ({ page }) => {
      await openPage(page, home);
      await expect(banner(page)).toHaveCSS('position', 'fixed');
      await scrollTo(page, 20);
      await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await scrollTo(page, 21);
      await expect(banner(page)).toHaveCSS('background-color', /^\w+\(.* 0\.9\)$/);
      await scrollTo(page, 0);
      await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    });

    test('leads from the logo home', async ({ page }) => {
      await page.goto(contact);
      await banner(page).getByRole('link', { name: 'Ejemplo Abogados' }).click();
      await expect(page).toHaveURL(home);
    });

    test('has its items in order on large screens', async ({ page }) => {
      test.skip(isPhone(page), 'the panel has them');
      await page.goto(pathOf('service-labor', language));
      await expect(bar(page).locator(':scope > ul > li > :is(a, button)')).toHaveText([
        t.home,
        t.services,
        t.about,
        t.blog,
        t.contact,
      ]);
      const hrefs = {
        [t.home]: home,
        [t.about]: `${home}#about`,
        [t.blog]: pathOf('blog', language),
        [t.contact]: contact,
      };
      for (const [name, href] of Object.entries(hrefs)) {
        const link = bar(page).getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', href);
      }
      const video = banner(page).getByRole('link', { name: t.videoConsultation });
      await expect(video).toBeVisible();
      await expect(video).toHaveAttribute('href', contact);
    });

    test('lists the five services with name and address', async ({ page }) => {
      test.skip(isPhone(page), 'the panel has them');
      await page.goto(contact);
      await services(page, language).button.click();
      for (const id of SERVICE_IDS) {
        const link = bar(page).getByRole('link', { name: t.areas[id], exact: true });
        await expect(link).toHaveAttribute('href', pathOf(`service-${id}`, language));
      }
      await services(page, language).item.click();
      await expect(page).toHaveURL(pathOf('service-family', language));
      await expect(services(page, language).item).toBeHidden();
      await expect(services(page, language).button).toHaveAttribute('aria-current', 'true');
    });
  });

  test.describe(`the menu panel in ${language}`, () => {
    const open = async (page: Page) => {
      await banner(page).getByRole('button', { name: t.openMenu }).click();
      const panel = page.getByRole('dialog', { name: t.menu });
      await expect(panel).toBeVisible();
      return panel;
    };

    test.beforeEach(({ page }) => {
      test.skip(!isPhone(page), 'below the large breakpoint only');
    });

    test('fills the screen, slides in and holds the same items', async ({ page }) => {
      await page.goto(home);
      await expect(bar(page)).toBeHidden();
      await expect(banner(page).getByRole('link', { name: t.videoConsultation })).toBeHidden();
      const panel = await open(page);
      await expect(panel).toHaveCSS('animation-name', 'slide-in');
      await panel.evaluate((e) => Promise.all(e.getAnimations().map((a) => a.finished)));
      expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
      await expect(panel.locator('nav > ul > li > :is(a, button)')).toHaveText([
        t.home,
        t.services,
        t.about,
        t.blog,
        t.contact,
      ]);
      await expect(panel.getByRole('link', { name: t.about })).toHaveAttribute(
        'href',
        `${home}#about`,
      );
      const list = await panel.getByRole('list').first().boundingBox();
      const video = await panel.getByRole('link', { name: t.videoConsultation }).boundingBox();
      expect(video?.width).toBe(list?.width);
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
      expect(violations).toEqual([]);
    });

    test('expands the services, and any item closes it', async ({ page }) => {
      await page.goto(home);
      const panel = await open(page);
      const toggle = panel.getByRole('button', { name: t.services });
      const civil = panel.getByRole('link', { name: t.areas.civil });
      await expect(civil).toBeHidden();
      await toggle.tap();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      for (const id of SERVICE_IDS) {
        const link = panel.getByRole('link', { name: t.areas[id], exact: true });
        await expect(link).toHaveAttribute('href', pathOf(`service-${id}`, language));
      }
      await toggle.tap();
      await expect(civil).toBeHidden();
      await toggle.tap();
      await civil.tap();
      await expect(page).toHaveURL(pathOf('service-civil', language));
      await expect(panel).toBeHidden();

      for (const [name, page_] of [
        [t.videoConsultation, 'contact'],
        [t.blog, 'blog'],
        [t.contact, 'contact'],
        [t.home, 'home'],
      ] as const) {
        await (await open(page)).getByRole('link', { name, exact: true }).tap();
        await expect(panel).toBeHidden();
        await expect(page).toHaveURL(pathOf(page_, language));
      }
    });

    test('closes with its submenu when the page scrolls by more than 50 px', async ({ page }) => {
      await openPage(page, home);
      await scrollTo(page, 200);
      const panel = await open(page);
      await panel.getByRole('button', { name: t.services }).tap();
      await scrollTo(page, 250);
      await expect(panel).toBeVisible();
      await scrollTo(page, 251);
      await expect(panel).toBeHidden();
      await expect((await open(page)).getByRole('link', { name: t.areas.civil })).toBeHidden();
    });

    test('locks the page behind it', async ({ page }) => {
      await page.goto(home);
      const panel = await open(page);
      await page.mouse.move(180, 300);
      await page.mouse.wheel(0, 400);
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      expect(await scrollTop(page)).toBe(0);
      await panel.getByRole('button', { name: t.closeMenu }).tap();
      await expect(panel).toBeHidden();
      await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
      await expect(banner(page).getByRole('button', { name: t.openMenu })).toBeFocused();
    });

    test('closes with Escape and gives the focus back', async ({ page }) => {
      await page.goto(home);
      const panel = await open(page);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(banner(page).getByRole('button', { name: t.openMenu })).toBeFocused();
    });
  });

  test.describe(`what is marked active in ${language}`, () => {
    const marked = (page: Page) => banner(page).locator('[aria-current]:visible');

    test.beforeEach(({ page }) => {
      test.skip(isPhone(page), 'the panel shares the marks');
    });

    test('Blog on the list and on every post', async ({ page }) => {
      await page.goto(pathOf('blog', language));
      const blog = bar(page).getByRole('link', { name: t.blog });
      await expect(blog).toHaveAttribute('aria-current', 'page');
      await expect(blog).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
      await expect(marked(page)).toHaveCount(1);
      await page.goto(`${pathOf('blog', language)}/nie-extranjeros-marina-alta-guia-practica`);
      await expect(blog).toHaveAttribute('aria-current', 'true');
      await expect(marked(page)).toHaveCount(1);
    });

    test('the other pages', async ({ page }) => {
      await page.goto(home);
      await expect(marked(page)).toHaveText([t.home]);
      await page.goto(contact);
      await expect(marked(page)).toHaveText([t.contact, t.videoConsultation]);
      await page.goto(pathOf('service-labor', language));
      await expect(marked(page)).toHaveText([t.services]);
      await services(page, language).button.click();
      const labor = bar(page).getByRole('link', { name: t.areas.labor });
      await expect(labor).toHaveAttribute('aria-current', 'page');
    });
  });

  test.describe(`Home and About in ${language}`, () => {
    const choose = async (page: Page, name: string) => {
      if (isPhone(page)) await banner(page).getByRole('button', { name: t.openMenu }).click();
      const root = isPhone(page) ? page.getByRole('dialog') : bar(page);
      await root.getByRole('link', { name, exact: true }).click();
    };

    test('scroll smoothly on the home page', async ({ page }) => {
      await page.goto(home);
      await expect(page.locator('#about')).toBeAttached();
      const positions = await recordScrolling(page);
      await choose(page, t.about);
      await expect(page).toHaveURL(`${home}#about`);
      await expectAtOffset(page.locator('#about'));
      const way = (await positions()).length;
      expect(way).toBeGreaterThan(3);
      await choose(page, t.home);
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(page).toHaveURL(home);
      expect((await positions()).length - way).toBeGreaterThan(3);
    });

    test('lead to the home page from elsewhere', async ({ page }) => {
      await page.goto(contact);
      await choose(page, t.about);
      await expect(page).toHaveURL(`${home}#about`);
      await expectAtOffset(page.locator('#about'));
      await page.goto(contact);
      await choose(page, t.home);
      await expect(page).toHaveURL(home);
      expect(await scrollTop(page)).toBe(0);
    });
  });
}

test.describe('the services menu of large screens', () => {
  test.beforeEach(async ({ page }) => {
    test.skip(isPhone(page), 'large screens only');
    await page.clock.install();
    await page.goto('/servicios/derecho-civil-denia');
    await expect(services(page, 'es').button).toBeVisible();
  });

  const away = (page: Page) => page.mouse.move(600, 700);

  test('opens after 200 ms of hovering and closes 150 ms after the pointer has left', async ({
    page,
  }) => {
    const { button, item } = services(page, 'es');
    await stopClock(page);
    await button.hover();
    await page.clock.runFor(199);
    await expect(item).toBeHidden();
    await page.clock.runFor(1);
    await expect(item).toBeVisible();

    await item.hover();
    await page.clock.runFor(1000);
    await expect(item).toBeVisible();

    await away(page);
    await page.clock.runFor(149);
    await expect(item).toBeVisible();
    await page.clock.runFor(1);
    await expect(item).toBeHidden();
  });

  test('opens at once for who comes back within 300 ms', async ({ page }) => {
    const { button, item } = services(page, 'es');
    await stopClock(page);
    const openAndLeave = async () => {
      await button.hover();
      await page.clock.runFor(200);
      await expect(item).toBeVisible();
      await away(page);
      await page.clock.runFor(150);
      await expect(item).toBeHidden();
    };
    await openAndLeave();
    await page.clock.runFor(299);
    await button.hover();
    await expect(item).toBeVisible();
    await away(page);
    await page.clock.runFor(150);
    await page.clock.runFor(300);
    await button.hover();
    await page.clock.runFor(199);
    await expect(item).toBeHidden();
  });

  test('stays closed for who only passes', async ({ page }) => {
    const { button, item } = services(page, 'es');
    await stopClock(page);
    await button.hover();
    await page.clock.runFor(100);
    await away(page);
    await page.clock.runFor(1000);
    await expect(item).toBeHidden();
    await button.hover();
    await page.clock.runFor(199);
    await expect(item).toBeHidden();
  });

  test('a press keeps open what hovering opened, the next one closes it', async ({ page }) => {
    const { button, item } = services(page, 'es');
    await stopClock(page);
    await button.hover();
    await page.clock.runFor(200);
    await button.click();
    await expect(item).toBeVisible();
    await button.click();
    await expect(item).toBeHidden();
    await page.clock.runFor(1000);
    await expect(item).toBeHidden();
  });

  test('works by keyboard and closes when the focus leaves it', async ({ page }) => {
    const { button, item } = services(page, 'es');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await expect(item).toBeVisible();
    for (let i = 0; i <= SERVICE_IDS.length; i++) await page.keyboard.press('Tab');
    await expect(item).toBeHidden();
  });

  test('closes on a press elsewhere', async ({ page }) => {
    const { button, item } = services(page, 'es');
    await button.click();
    await expect(item).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('header').analyze();
    expect(violations).toEqual([]);
    await page.mouse.click(600, 700);
    await expect(item).toBeHidden();
  });
});

test('the services menu opens and closes by touch', async ({ browser, site }, { project }) => {
  test.skip(project.name === 'phone', 'large screens only');
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    locale: 'es-ES',
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/contacto`);
  const { button, item } = services(page, 'es');
  await button.tap();
  await expect(item).toBeVisible();
  await button.tap();
  await expect(item).toBeHidden();
  await button.tap();
  await item.tap();
  await expect(page).toHaveURL(`${site.url}/servicios/derecho-familia-denia`);
  await expect(item).toBeHidden();
  await context.close();
});

test('the Videoconsulta button is in the bar from medium screens up', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/contacto');
  const video = banner(page).getByRole('link', { name: 'Videoconsulta', exact: true });
  await expect(video).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(video).toBeHidden();
});

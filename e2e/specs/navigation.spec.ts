import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/pages';
import { SERVICE_IDS } from '../../src/site/services';
import { banner, navigationBar, isPhone, servicesMenu } from '../support/siteHeader';
import { firm } from '../../src/site/firm';
import { expect, test } from '../support/fixtures';
import {
  expectAtOffset,
  openPage,
  recordScrollPositions,
  scrollTo,
  scrollTop,
} from '../support/scroll';
import { textsOf } from '../support/texts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER } from '../support/languages';
import { inOneViewport } from '../support/viewports';

for (const language of [SOURCE_LANGUAGE, ANOTHER] as const) {
  const t = textsOf(language, 'navigation');
  const home = pathOf('home', language);
  const contact = pathOf('contact', language);

  test.describe(`Home and About in ${language}`, inOneViewport(language), () => {
    const choose = async (page: Page, name: string) => {
      if (isPhone(page)) await banner(page).getByRole('button', { name: t.openMenu }).click();
      const root = isPhone(page) ? page.getByRole('dialog') : navigationBar(page);
      await root.getByRole('link', { name, exact: true }).click();
    };

    test('scroll smoothly on the home page', async ({ page }) => {
      await page.goto(home);
      await expect(page.locator('#about')).toBeAttached();
      const positions = await recordScrollPositions(page);
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

    test('are ordinary links elsewhere', { tag: '@desktop' }, async ({ page }) => {
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

test.describe('the header', { tag: '@desktop' }, () => {
  const language = SOURCE_LANGUAGE;
  const t = textsOf(language, 'navigation');
  const home = pathOf('home', language);
  const contact = pathOf('contact', language);

  test('turns dark after scrolling more than 20 px', async ({ page }) => {
    await openPage(page, home);
    await expect(banner(page)).toHaveCSS('position', 'fixed');
    await scrollTo(page, 20);
    await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await scrollTo(page, 21);
    await expect(banner(page)).toHaveCSS('background-color', /^\w+\(.* 0\.9\)$/);
    await scrollTo(page, 0);
    await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('has its items in order on large screens and marks the current one', async ({ page }) => {
    const marked = banner(page).locator('[aria-current]:visible');
    await page.goto(pathOf('service-labor', language));
    await expect(navigationBar(page).locator(':scope > ul > li > :is(a, button)')).toHaveText([
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
      const link = navigationBar(page).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', href);
    }
    const video = banner(page).getByRole('link', { name: t.videoConsultation });
    await expect(video).toBeVisible();
    await expect(video).toHaveAttribute('href', contact);

    await test.step('a service, in the list of the five', async () => {
      await expect(marked).toHaveText([t.services]);
      await servicesMenu(page, language).button.click();
      for (const id of SERVICE_IDS) {
        const link = navigationBar(page).getByRole('link', { name: t.areas[id], exact: true });
        await expect(link).toHaveAttribute('href', pathOf(`service-${id}`, language));
      }
      const labor = navigationBar(page).getByRole('link', { name: t.areas.labor });
      await expect(labor).toHaveAttribute('aria-current', 'page');
      await servicesMenu(page, language).item.click();
      await expect(page).toHaveURL(pathOf('service-family', language));
      await expect(servicesMenu(page, language).item).toBeHidden();
      await expect(servicesMenu(page, language).button).toHaveAttribute('aria-current', 'true');
    });
    await test.step('Blog, on the list and on every post', async () => {
      await page.goto(pathOf('blog', language));
      const blog = navigationBar(page).getByRole('link', { name: t.blog });
      await expect(blog).toHaveAttribute('aria-current', 'page');
      await expect(blog).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
      await expect(marked).toHaveCount(1);
      await page.goto(`${pathOf('blog', language)}/nie-extranjeros-marina-alta-guia-practica`);
      await expect(blog).toHaveAttribute('aria-current', 'true');
      await expect(marked).toHaveCount(1);
    });
    await test.step('home, to which the logo leads, and contact', async () => {
      await banner(page).getByRole('link', { name: firm.name }).click();
      await expect(page).toHaveURL(home);
      await expect(marked).toHaveText([t.home]);
      await page.goto(contact);
      await expect(marked).toHaveText([t.contact, t.videoConsultation]);
    });
  });
});

test(
  'the navigation items are shown from 1024 px, the Videoconsulta button from 768 px',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 800 });
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    const menu = banner(page).getByRole('button', {
      name: textsOf(SOURCE_LANGUAGE, 'navigation').openMenu,
    });
    const video = banner(page).getByRole('link', {
      name: textsOf(SOURCE_LANGUAGE, 'common').hero.videoCall,
      exact: true,
    });
    await expect(menu).toBeVisible();
    await expect(navigationBar(page)).toBeHidden();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(menu).toBeHidden();
    await expect(navigationBar(page)).toBeVisible();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(video).toBeVisible();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(video).toBeHidden();
  },
);

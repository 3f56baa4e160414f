import { pathOf } from '../../src/site/pages';
import { banner, navigationBar } from '../support/siteHeader';
import { expect, test } from '../support/fixtures';
import {
  expectAtOffset,
  openPage,
  recordScrollBehaviors,
  scrollTo,
  scrollTop,
} from '../support/scroll';
import { textsOf } from '../support/texts';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { ANOTHER } from '../support/languages';

// The items, and which is the current one: tests/features/public/navigation/DesktopNav.test.tsx.
test(
  'Home and About scroll smoothly on the home page, and are ordinary links elsewhere',
  { tag: '@phone' },
  async ({ page }) => {
    const t = textsOf(ANOTHER, 'navigation');
    const home = pathOf('home', ANOTHER);
    const choose = async (name: string) => {
      await banner(page).getByRole('button', { name: t.openMenu }).click();
      await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
    };
    await page.goto(home);
    await expect(page.locator('#about')).toBeAttached();
    const behaviors = await recordScrollBehaviors(page);
    await choose(t.about);
    await expect(page).toHaveURL(`${home}#about`);
    await expectAtOffset(page.locator('#about'));
    expect(await behaviors()).toContain('smooth');
    await choose(t.home);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page).toHaveURL(home);
    expect(await behaviors()).toContain('smooth');

    await choose(t.contact);
    await expect(page).toHaveURL(pathOf('contact', ANOTHER));
    await choose(t.about);
    await expect(page).toHaveURL(`${home}#about`);
    await expectAtOffset(page.locator('#about'));
    await expect(page.locator('#about')).toBeFocused();
  },
);

test(
  'the header turns dark after 20 px, has its items from 1024 px and the Videoconsulta button from 768 px',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, pathOf('home', SOURCE_LANGUAGE));
    await expect(banner(page)).toHaveCSS('position', 'fixed');
    await scrollTo(page, 20);
    await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await scrollTo(page, 21);
    await expect(banner(page)).toHaveCSS('background-color', /^\w+\(.* 0\.9\)$/);
    await scrollTo(page, 0);
    await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

    const t = textsOf(SOURCE_LANGUAGE, 'navigation');
    const menu = banner(page).getByRole('button', { name: t.openMenu });
    const video = banner(page).getByRole('link', { name: t.videoConsultation, exact: true });
    await page.setViewportSize({ width: 1023, height: 800 });
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

import { firm } from '../../src/site/firm';
import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { ANOTHER } from '../support/languages';
import { scrollTo } from '../support/scroll';
import { banner, navigationBar } from '../support/siteHeader';
import { textsOf } from '../support/texts';

// The items, and which is the current one: tests/features/public/navigation/DesktopNav.test.tsx.
test(
  'the header turns dark after 20 px; its items, the calls and the picture of the hero follow the width and the direction',
  { tag: '@desktop' },
  async ({ page }) => {
    const { hero: t } = textsOf(ANOTHER, 'common');
    const { openMenu, videoConsultation } = textsOf(ANOTHER, 'navigation');
    const { dir } = LANGUAGE_FACTS[ANOTHER];
    const link = (name: string) => page.locator('#home').getByRole('link', { name });
    await page.goto(pathOf('home', ANOTHER));
    await expect(banner(page)).toHaveCSS('position', 'fixed');
    await scrollTo(page, 21);
    await expect(banner(page)).toHaveCSS('background-color', /^\w+\(.* 0\.9\)$/);
    await scrollTo(page, 20);
    await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

    const picture = page.locator('#home img');
    const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).toHaveCSS('scale', dir === 'rtl' ? '-1 1' : 'none');
    await expect.poll(source).toMatch(/hero-wide\.svg$/);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(source).toMatch(/hero-tall\.svg#phone$/);
    const chat = new URL((await link(t.chat).getAttribute('href')) ?? '');
    expect(chat.pathname).toBe(`/${firm.chatNumber.replace('+', '')}`);
    expect(chat.searchParams.get('text')).toBe(t.chatText);

    const menu = banner(page).getByRole('button', { name: openMenu });
    const video = banner(page).getByRole('link', { name: videoConsultation, exact: true });
    const call = page.locator(`#home a[href="tel:${firm.phones[0]}"]`);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(menu).toBeHidden();
    await expect(navigationBar(page)).toBeVisible();
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(menu).toBeVisible();
    await expect(navigationBar(page)).toBeHidden();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(video).toBeVisible();
    await expect(link(t.videoFromAbroad)).toBeHidden();
    await expect(call).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(video).toBeHidden();
    await expect(call).toBeHidden();
    await expect(link(t.videoFromAbroad)).toBeVisible();

    // The languages lead to their pages, at once, while the page is still in the language before.
    const own = link(LANGUAGE_FACTS[ANOTHER].name);
    await expect(own).toHaveAttribute('aria-current', 'true');
    expect((await own.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link(LANGUAGE_FACTS.fr.name).click();
    await expect(page).toHaveURL(pathOf('home', 'fr'));
    await link(LANGUAGE_FACTS[SOURCE_LANGUAGE].name).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(picture).toHaveCSS('scale', 'none');
  },
);

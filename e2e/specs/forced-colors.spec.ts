import type { Locator } from '@playwright/test';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { openAdminScreen } from '../support/adminArea';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { banner, navigationBar } from '../support/siteHeader';
import { textsOf } from '../support/texts';

test.use({ contextOptions: { forcedColors: 'active' } });

const styleOf = (locator: Locator, name: 'backgroundColor' | 'color') =>
  locator.evaluate((element, property) => getComputedStyle(element)[property], name);

test(
  'only the current entry of header and menu is underlined, and icons have the colour of the text',
  { tag: '@desktop' },
  async ({ page }) => {
    const t = textsOf(SOURCE_LANGUAGE, 'navigation');
    await page.goto(pathOf('contact', SOURCE_LANGUAGE));
    const entry = (name: string) => navigationBar(page).getByRole('link', { name, exact: true });
    await expect(entry(t.contact)).toHaveCSS('border-bottom-width', '2px');
    await expect(entry(t.blog)).toHaveCSS('border-bottom-width', '0px');
    await page.setViewportSize({ width: 360, height: 740 });
    await banner(page).getByRole('button', { name: t.openMenu }).click();
    const current = page.getByRole('dialog').locator('[aria-current]');
    await expect(current.first()).toHaveCSS('text-decoration-line', 'underline');

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/', { waitUntil: 'load' });
    const card = page
      .getByRole('article')
      .filter({ has: page.locator('svg[viewBox="0 0 48 48"]') })
      .first();
    const icon = card.locator('svg').first();
    const text = await styleOf(card.locator('p').first(), 'color');
    expect(await styleOf(icon, 'color')).toBe(text);
    const strokes = await icon.evaluate((svg) =>
      [...svg.querySelectorAll('*')].map((part) => getComputedStyle(part).stroke),
    );
    expect(new Set(strokes)).toEqual(new Set([text]));
  },
);

test(
  'a main button has a border, only the current section is underlined, a switch shows its state',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await signIn(page, site.url, 'admin');
    await openAdminScreen(page, 'post/new', 'Nueva entrada');
    const save = page.getByRole('button', { name: 'Publicar', exact: true });
    await expect(save).toHaveCSS('border-top-width', '1px');
    await openAdminScreen(page, 'cuestionario', 'Consultas');
    const section = (name: string) => page.getByRole('link', { name });
    await expect(section('Recibidas')).toHaveCSS('border-bottom-width', '4px');
    await expect(section('Bloqueos y borrados')).toHaveCSS('border-bottom-width', '0px');
    await openAdminScreen(page, 'idiomas', 'Idiomas');
    const track = page.getByRole('switch').first();
    const thumb = await track.evaluate((box) => getComputedStyle(box, '::after').backgroundColor);
    expect(await styleOf(track, 'backgroundColor')).not.toBe(thumb);
  },
);

import { firm } from '../../src/site/firm';
import { expect, test } from '../support/fixtures';
import { inOneViewport } from '../support/viewports';

const TEXTS = [
  {
    language: 'es',
    home: '/',
    tagline: 'Quiénes somos',
    heading: 'Un despacho pequeño, para que siempre sepa con quién habla',
    quote: /^Un buen consejo empieza por escuchar/,
    description: /^Llevamos los asuntos de quienes viven en/,
    qualities: [
      'Claridad',
      'Honorarios por escrito',
      'Trato directo',
      'En su idioma',
      'Plazos bajo control',
      'Secreto profesional',
    ],
    contact: 'Cuéntenos su caso',
  },
  {
    language: 'de',
    home: '/de',
    tagline: 'Wer wir sind',
    heading: 'Eine kleine Kanzlei, damit Sie immer wissen, mit wem Sie sprechen',
    quote: /^Guter Rat beginnt mit Zuhören/,
    description: /^Wir vertreten Menschen, die in/,
    qualities: [
      'Klare Worte',
      'Honorar schriftlich',
      'Direkter Kontakt',
      'In Ihrer Sprache',
      'Fristen im Griff',
      'Verschwiegenheit',
    ],
    contact: 'Schildern Sie uns Ihren Fall',
  },
] as const;

for (const texts of TEXTS) {
  test(
    `${texts.home} introduces the lawyer (SPEC 2.11)`,
    inOneViewport(texts.language),
    async ({ page }) => {
      await page.goto(texts.home);
      const about = page.locator('#about');
      await about.scrollIntoViewIfNeeded();

      await expect(about.getByText(texts.tagline)).toBeVisible();
      await expect(about.getByRole('heading', { level: 2 })).toHaveText(texts.heading);
      await expect(about.getByText(texts.description)).toBeVisible();
      await expect(about.getByText(texts.quote)).toBeVisible();
      await expect(about.getByText(firm.lawyers[0].name)).toBeVisible();
      await expect(about.getByText(firm.lawyers[0].title[texts.language])).toBeVisible();

      const image = about.getByRole('img', { name: firm.lawyers[0].name });
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBe(800);

      const qualities = about.getByRole('listitem');
      await expect(qualities).toHaveCount(6);
      for (const [index, name] of texts.qualities.entries()) {
        await expect(qualities.nth(index)).toContainText(name);
      }

      await about.getByRole('link', { name: texts.contact }).click();
      await expect(page).toHaveURL(`${texts.home}#contact`);
    },
  );
}

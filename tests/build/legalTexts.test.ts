import { expect, it } from 'vitest';
import { foreignTexts, unwrittenTexts } from '../../build/legalTexts';
import { firm } from '@/site/firm';
import { LANGUAGES } from '@/site/languages';

it('the legal texts of the firm’s country are written, and no text speaks of another law', () => {
  expect(unwrittenTexts()).toEqual([]);
  expect(foreignTexts().law).toEqual([]);
});

it('a country without legal texts lacks a file for each language', () => {
  expect(unwrittenTexts('none')).toEqual(LANGUAGES.map((language) => `${language}.json`));
});

it('the template says what to write, and is not fit to be published', () => {
  expect(unwrittenTexts('template')).toContain('en.json privacy.rights.text');
});

it.runIf(firm.address.country === 'ES')('a firm in Portugal publishes no Spanish law', () => {
  const { law, name } = foreignTexts('PT');
  expect(law).toContain('es/terms.json terms.nie.name');
  expect(name).toContain('en/contact.json survey.hints.phone');
});

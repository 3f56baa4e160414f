import { describe, expect, it } from 'vitest';
import { proposedSlug, slugify, uniqueSlug } from '@/features/admin/posts/slugify';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { ANOTHER, ofTheSite } from '../../../support/languages';

describe('slugify (SPEC 5)', () => {
  it.each([
    ['lower case', 'NIE Marina', 'nie-marina'],
    ['Spanish accents', 'Ámbito Útil Pingüino Año Él', 'ambito-util-pinguino-ano'],
    ['accents written as two characters', 'Pensio\u0301n', 'pension'],
    ['white space of any kind', 'uno  dos\ttres\ncuatro\u00a0cinco', 'uno-dos-tres-cuatro-cinco'],
    ['other characters', '¿Qué es el NIE? (guía: 2026) 50 %', 'que-es-nie-guia-2026-50'],
    ['hyphens in the title', 'Ley 1/2020 – vivienda -- alquiler', 'ley-12020-vivienda-alquiler'],
    ['hyphens at both ends', ' -¡Despido! - ', 'despido'],
    ['underscores, which are word characters', 'uno_dos', 'uno_dos'],
    ['every stop word', 'de la el los las del y o a en con por para herencia', 'herencia'],
    ['a stop word that had an accent', 'Ó herencia', 'herencia'],
    ['words that start with a stop word', 'Delito Pora Elche Yate', 'delito-pora-elche-yate'],
    ['nothing but stop words', 'De la y con', ''],
    ['no usable character', '  ¿? ', ''],
    ['a script without Latin letters', '遗产 наследство', ''],
  ])('%s', (_name, title, slug) => {
    expect(slugify(title, 'es')).toBe(slug);
  });

  it.each(
    ofTheSite({
      de: ['Das Erbe für Ausländer: Straße & Recht', 'erbe-auslaender-strasse-recht'],
      fr: ['L’héritage en Espagne : cœur', 'heritage-espagne-coeur'],
      en: ["The buyer's guide to Spain", 'buyers-guide-spain'],
      ru: [
        'Наследство в Испании: объявление щедрого Юрия',
        'nasledstvo-ispanii-obyavlenie-shchedrogo-yuriya',
      ],
    } satisfies Record<string, [string, string]>),
  )('writes a title in %s as that language does', (language, [title, slug]) => {
    expect(slugify(title, language)).toBe(slug);
    expect(proposedSlug(title, language, 'estate')).toBe(slug);
  });

  it('proposes the English slug where the title cannot be written in Latin letters', () => {
    for (const title of ['ميراث', '西班牙NIE指南'])
      expect(proposedSlug(title, ANOTHER, 'estate')).toBe('estate');
    expect(proposedSlug('', ANOTHER, 'estate')).toBe('');
    expect(proposedSlug('遗产', SOURCE_LANGUAGE, 'estate')).toBe('');
  });

  it('drops stop words before truncating', () => {
    const title = `${'de la '.repeat(30)}${'a'.repeat(69)} b`;
    expect(slugify(title, 'es')).toBe('a'.repeat(69));
  });

  it('truncates at 70 characters, within a word', () => {
    expect(slugify('x'.repeat(80))).toBe('x'.repeat(70));
    expect(slugify('x'.repeat(70))).toBe('x'.repeat(70));
  });

  it('leaves no trailing hyphen after truncating', () => {
    expect(slugify(`${'x'.repeat(69)} yz`)).toBe('x'.repeat(69));
  });
});

describe('uniqueSlug', () => {
  it.each([
    ['a free slug is kept', 'nie', [], 'nie'],
    ['the first number', 'nie', ['nie'], 'nie-1'],
    ['the next number', 'nie', ['nie', 'nie-1', 'nie-2'], 'nie-3'],
    ['the first gap', 'nie', ['nie', 'nie-2'], 'nie-1'],
    ['similar slugs do not count', 'nie', ['nie-guia', 'nie-1'], 'nie'],
  ])('%s', (_name, slug, existing, unique) => {
    expect(uniqueSlug(slug, existing)).toBe(unique);
  });
});

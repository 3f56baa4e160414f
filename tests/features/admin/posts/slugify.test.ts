import { describe, expect, it } from 'vitest';
import { proposedSlug, slugify, uniqueSlug } from '@/features/admin/posts/slugify';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { ANOTHER, ofTheSite } from '../../../support/languages';

describe('slugify (SPEC 5)', () => {
  it.each([
    ['Spanish accents', 'Ámbito Útil Pingüino Año Él', 'ambito-util-pinguino-ano'],
    ['other characters', '¿Qué es el NIE? (guía: 2026) 50 %', 'que-es-nie-guia-2026-50'],
    ['hyphens in the title', 'Ley 1/2020 – vivienda -- alquiler', 'ley-12020-vivienda-alquiler'],
    ['every stop word', 'de la el los las del y o a en con por para herencia', 'herencia'],
  ])('%s', (_name, title, slug) => {
    expect(slugify(title, 'es')).toBe(slug);
  });

  it.each(
    ofTheSite({
      de: ['Das Erbe für Ausländer: Straße & Recht', 'erbe-auslaender-strasse-recht'],
      fr: ['L’héritage en Espagne : cœur', 'heritage-espagne-coeur'],
      ru: ['Объявление щедрого Юрия', 'obyavlenie-shchedrogo-yuriya'],
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

  it('has 70 characters at most, without stop words and a hyphen at the end', () => {
    expect(slugify('x'.repeat(80))).toBe('x'.repeat(70));
    expect(slugify(`${'de la '.repeat(30)}${'x'.repeat(69)} yz`)).toBe('x'.repeat(69));
  });
});

it.each([
  [['nie-guia', 'nie-1'], 'nie'],
  [['nie', 'nie-2'], 'nie-1'],
])('beside %j a second post on the NIE is at %s', (existing, unique) => {
  expect(uniqueSlug('nie', existing)).toBe(unique);
});

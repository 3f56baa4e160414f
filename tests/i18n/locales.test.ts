import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../server/paths';
import { copiedTexts } from '@/site/copiedTexts';
import { NAMESPACES } from '@/i18n/namespaces';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE, LANGUAGES } from '@/site/languages';
import { PLACES } from '@/site/places';
import { identityIn, saidOfElsewhere } from '../support/identity';
import { localeFile } from '../support/locales';

const LOCALES = join(ROOT, 'public/locales');

const raw = localeFile;

/** Texts by dotted key. */
function textsOf(value: unknown, path: string[] = []): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path.join('.'), value]]);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...textsOf(inner, [...path, key])]),
  );
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
const PLURAL = new RegExp(`^(.+?)_(ordinal_)?(${CATEGORIES.join('|')})$`);

/** A file's keys without plural suffixes, and the forms of each plural key. */
function keysOf(texts: Map<string, unknown>) {
  const plain = new Set<string>();
  const plurals = new Map<string, string[]>();
  for (const key of texts.keys()) {
    const [, base, ordinal = '', form = ''] = PLURAL.exec(key) ?? [];
    // A plural key has an 'other' form; 'step_one' alone is an ordinary key.
    if (base && texts.has(`${base}_${ordinal}other`)) {
      const name = `${base}${ordinal ? '_ordinal' : ''}`;
      plurals.set(name, [...(plurals.get(name) ?? []), form]);
    } else {
      plain.add(key);
    }
  }
  return { plain, plurals };
}

/** The places that a text names. */
function placesIn(text: string) {
  return Object.entries(PLACES)
    .filter(([name]) => text.includes(`{{${name}}}`))
    .map(([name, place]) => ({ name, ...place }));
}

/** Found in a syntax tree, because JSON.parse silently keeps the last of two equal keys. */
function repeatedKeys(json: string): string[] {
  const repeated: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const keys = node.properties.map(({ name }) => (name as ts.StringLiteral).text);
      repeated.push(...keys.filter((key, index) => keys.indexOf(key) !== index));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.parseJsonText('texts.json', json));
  return repeated;
}

/** Placeholders of places: translations may omit them or use another grammatical form. */
const PLACE = new RegExp(`^{{(${Object.keys(PLACES).join('|')})}}$`);

const placeholdersOf = (text: string) =>
  [
    ...new Set([...text.matchAll(/\{\{-?\s*([^},\s]+)[^}]*\}\}|<\/?(\w+)>/g)].map(([all]) => all)),
  ].sort();

describe.each(LANGUAGES)('the texts in %s', (language) => {
  it('are exactly one file per namespace', () => {
    const files = readdirSync(join(LOCALES, language)).sort();
    expect(files).toEqual(
      NAMESPACES.map((namespace) => `${namespace}.json`)
        .filter((name) => name !== 'legal.json')
        .sort(),
    );
  });

  describe.each(NAMESPACES)('%s', (namespace) => {
    const texts = textsOf(JSON.parse(raw(language, namespace)));
    const spanish = textsOf(JSON.parse(raw(SOURCE_LANGUAGE, namespace)));
    const own = keysOf(texts);
    const reference = keysOf(spanish);

    it('has exactly the keys of the Spanish file', () => {
      expect([...own.plain].sort()).toEqual([...reference.plain].sort());
      expect([...own.plurals.keys()].sort()).toEqual([...reference.plurals.keys()].sort());
    });

    it('has exactly the plural forms of the language', () => {
      for (const [key, forms] of own.plurals) {
        const type = key.endsWith('_ordinal') ? 'ordinal' : 'cardinal';
        const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
        expect([...forms].sort(), key).toEqual([...pluralCategories].sort());
      }
    });

    it('has the placeholders of the Spanish text', () => {
      for (const [key, value] of texts) {
        const [, base = '', ordinal = '', form = ''] = PLURAL.exec(key) ?? [];
        const isPlural = own.plurals.has(`${base}${ordinal ? '_ordinal' : ''}`);
        const model = spanish.get(isPlural ? `${base}_${ordinal}other` : key);
        const found = placeholdersOf(String(value));
        const wanted = placeholdersOf(String(model));
        // 'One day' needs no number: a form for a single number may omit the count.
        const mayOmit = isPlural && ['zero', 'one', 'two'].includes(form);
        const strip = (names: string[]) =>
          names.filter((name) => !(mayOmit && name === '{{count}}') && !PLACE.test(name));
        expect(strip(found), key).toEqual(strip(wanted));
      }
    });

    it('names the place in forms that src/site/firm.ts has for the language', () => {
      for (const { place, form, name } of placesIn(raw(language, namespace))) {
        const known = firm.placeNames[place]?.[language];
        expect(known === undefined || form in known, `${name} of ${place}`).toBe(true);
      }
    });

    it("says what is true in the firm's region", () => {
      expect(saidOfElsewhere(raw(language, namespace))).toEqual([]);
    });

    it('leaves the article of a place to src/site/firm.ts', () => {
      const articles = /(?<!\p{L})(el|la|the|le|der|die|das|dem|den) \{\{(city|district|area)/giu;
      expect(raw(language, namespace).match(articles)).toBeNull();
    });

    it('has only non-empty strings without stray whitespace', () => {
      for (const [key, value] of texts) {
        expect(value, key).toBeTypeOf('string');
        expect(String(value).trim(), key).not.toBe('');
        expect(String(value), key).toBe(String(value).trim());
      }
    });

    it('names the firm only through placeholders', () => {
      expect(identityIn(raw(language, namespace))).toEqual([]);
    });

    it.skipIf(language === SOURCE_LANGUAGE)('has no text copied from the source', () => {
      const copied = copiedTexts(
        JSON.parse(raw(language, namespace)),
        JSON.parse(raw(SOURCE_LANGUAGE, namespace)),
      );
      expect(copied).toEqual([]);
    });

    it('has no duplicate key', () => {
      expect(repeatedKeys(raw(language, namespace))).toEqual([]);
    });
  });
});

it('finds texts that were copied and not translated', () => {
  const spanish = { send: 'Enviar', blog: 'Blog', of: '{{a}}, {{b}}', days: ['El lunes', 'Hoy'] };
  expect(copiedTexts(spanish, spanish)).toEqual(['send', 'days.0', 'days.1']);
  expect(copiedTexts({ ...spanish, send: 'Senden', days: ['Montag', 'Hoy'] }, spanish)).toEqual([
    'days.1',
  ]);
});

it('finds what is true only in another region', () => {
  const text = 'Abogados junto al Mediterráneo';
  expect(saidOfElsewhere(text, 'Las Palmas')).toEqual(['Mediterrán']);
  expect(saidOfElsewhere(text, 'Alicante')).toEqual([]);
});

it('finds duplicate keys at any depth', () => {
  expect(repeatedKeys('{"a": {"b": "1", "c": [{"d": "2", "d": "3"}]}, "b": "4"}')).toEqual(['d']);
});

describe('the texts quoted in the specification', () => {
  it('are exact in Spanish', () => {
    expect(textsOf(JSON.parse(raw('es', 'common'))).get('loading')).toBe('Cargando...');
    expect((JSON.parse(raw('es', 'blog')) as { share: object }).share).toEqual({
      action: 'Compartir',
      success: '¡Éxito!',
      shared: 'Contenido compartido',
      copied: 'Copiado al portapapeles',
      manually: 'Comparte la URL manualmente',
      error: 'Error',
      failed: 'No se pudo compartir: {{reason}}',
      copyFailed: 'No se pudo copiar al portapapeles: {{reason}}',
    });
  });
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../server/paths';
import { NAMESPACES } from '@/i18n/namespaces';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE, LANGUAGES } from '@/site/languages';
import { PLACES } from '@/site/places';
import { copiedTexts } from '../support/copiedTexts';
import { identityIn, saidOfElsewhere } from '../support/identity';
import { localeFile } from '../support/locales';

const LOCALES = join(ROOT, 'public/locales');

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
    const json = localeFile(language, namespace);
    const source = localeFile(SOURCE_LANGUAGE, namespace);
    const texts = textsOf(JSON.parse(json));
    const spanish = textsOf(JSON.parse(source));
    const own = keysOf(texts);
    const reference = keysOf(spanish);

    it('has the keys of the source, the plural forms of the language, and no key twice', () => {
      expect.soft([...own.plain].sort()).toEqual([...reference.plain].sort());
      expect.soft([...own.plurals.keys()].sort()).toEqual([...reference.plurals.keys()].sort());
      for (const [key, forms] of own.plurals) {
        const type = key.endsWith('_ordinal') ? 'ordinal' : 'cardinal';
        const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
        expect.soft([...forms].sort(), key).toEqual([...pluralCategories].sort());
      }
      expect.soft(repeatedKeys(json)).toEqual([]);
    });

    it('has texts, not copied, with the placeholders of the source', () => {
      for (const [key, value] of texts) {
        const text = String(value);
        expect.soft(value, key).toBeTypeOf('string');
        expect.soft(text, key).toBe(text.trim() || 'a text');
        const [, base = '', ordinal = '', form = ''] = PLURAL.exec(key) ?? [];
        const isPlural = own.plurals.has(`${base}${ordinal ? '_ordinal' : ''}`);
        const model = spanish.get(isPlural ? `${base}_${ordinal}other` : key);
        // 'One day' needs no number: a form for a single number may omit the count.
        const mayOmit = isPlural && ['zero', 'one', 'two'].includes(form);
        const strip = (names: string[]) =>
          names.filter((name) => !(mayOmit && name === '{{count}}') && !PLACE.test(name));
        const wanted = strip(placeholdersOf(String(model)));
        expect.soft(strip(placeholdersOf(text)), key).toEqual(wanted);
      }
      if (language !== SOURCE_LANGUAGE)
        expect.soft(copiedTexts(JSON.parse(json), JSON.parse(source))).toEqual([]);
    });

    it('names firm and place by placeholders, in forms that the language has, and no other region', () => {
      expect.soft(identityIn(json)).toEqual([]);
      for (const { place, form, name } of placesIn(json)) {
        const known = firm.placeNames[place]?.[language];
        expect.soft(known === undefined || form in known, `${name} of ${place}`).toBe(true);
      }
      expect.soft(saidOfElsewhere(json)).toEqual([]);
      // src/site/firm.ts has the article of a place.
      const articles = /(?<!\p{L})(el|la|the|le|der|die|das|dem|den) \{\{(city|district|area)/giu;
      expect.soft(json.match(articles)).toBeNull();
    });
  });
});

it('copied texts, claims of another region and repeated keys are found', () => {
  const spanish = { send: 'Enviar', blog: 'Blog', of: '{{a}}, {{b}}', days: ['El lunes', 'Hoy'] };
  expect(copiedTexts(spanish, spanish)).toEqual(['send', 'days.0', 'days.1']);
  expect(copiedTexts({ ...spanish, send: 'Senden', days: ['Montag', 'Hoy'] }, spanish)).toEqual([
    'days.1',
  ]);
  const claim = 'Abogados junto al Mediterráneo';
  expect(saidOfElsewhere(claim, 'Las Palmas')).toEqual(['Mediterrán']);
  expect(saidOfElsewhere(claim, 'Alicante')).toEqual([]);
  expect(repeatedKeys('{"a": {"b": "1", "c": [{"d": "2", "d": "3"}]}, "b": "4"}')).toEqual(['d']);
});

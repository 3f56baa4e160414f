import { expect, it } from 'vitest';
import { isLanguage } from '../../src/site/languages';
import { useBackend } from '../support/backend';

const db = useBackend({ seed: true });

async function find(query: string, lang: string): Promise<string[]> {
  const { data, error } = await db.clients.anon.rpc('search_posts', { query, lang });
  expect(error).toBeNull();
  return (data ?? []).map(({ slug }) => String(slug));
}

/** Typed by a visitor, and the language of the page; each finds a post of the demo. */
const TYPED: [string, string][] = [
  ['es', 'plazo despido'],
  ['es', 'despido  ,  plazo'],
  ['es', '¿Herencia?'],
  ['es', 'ｄｅｓｐｉｄｏ'],
  ['es', 'di\u0301as'],
  ['es', 'echado'],
  ['en', 'buying house'],
  ['en', 'sacked'],
  ['en', 'fired'],
  ['en', 'landlord'],
  ['fr', 'virée'],
  ['de', 'Rauswurf'],
  ['zh', '解雇'],
  ['fr', "l'acte"],
  ['fr', 'l’acte'],
  ['fr', 'oeuvre'],
  ['de', 'Gueterstand'],
  ['de', 'Güterstand'],
  ['de', 'kuendigung'],
  ['de', 'strasse'],
  ['ar', 'طرد'],
  ['ar', 'الطرد'],
  ['ar', 'ارث'],
  ['zh', '开店'],
  ['zh', '西班牙，店铺'],
  ['ru', 'срок увольнение'],
];

it.each(TYPED.filter(([lang]) => isLanguage(lang)))('%s: %s finds a post', async (lang, typed) => {
  expect(await find(typed, lang)).not.toEqual([]);
});

it('asks for every word, not for one of them', async () => {
  expect(await find('despido zzzz', 'es')).toEqual([]);
});

it('finds what both spellings name alike', async () => {
  expect(await find('gueterstand', 'de')).toEqual(await find('Güterstand', 'de'));
});

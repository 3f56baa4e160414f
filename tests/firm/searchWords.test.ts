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
  ['es', 'paro'],
  ['es', 'airbnb'],
  ['es', 'nómada'],
  ['en', 'severance'],
  ['en', 'citizenship'],
  ['en', 'residency'],
  ['en', 'retire'],
  ['en', 'undocumented'],
  ['en', 'alimony'],
  ['en', 'solicitor'],
  ['en', 'airbnb'],
  ['fr', 'héritage'],
  ['fr', 'naturalisation'],
  ['fr', 'sans-papiers'],
  ['fr', 'régularisation'],
  ['fr', 'location saisonnière'],
  ['fr', 'retraite'],
  ['fr', 'airbnb'],
  ['de', 'Einbürgerung'],
  ['de', 'Staatsbürgerschaft'],
  ['de', 'Rentner'],
  ['de', 'auswandern'],
  ['de', 'Airbnb'],
  ['ar', 'الكراء'],
  ['ar', 'توكيل'],
  ['ar', 'فيزا'],
  ['ar', 'متقاعد'],
  ['ar', 'أجرة'],
  ['ar', 'تجارة'],
  ['zh', '开除'],
  ['zh', '炒鱿鱼'],
  ['zh', '百元店'],
  ['zh', '餐馆'],
  ['zh', '租房'],
  ['zh', '民宿'],
  ['zh', '购房移民'],
  ['zh', '数字游民'],
  ['zh', '黑户'],
  ['zh', '大赦'],
  ['zh', '家庭团聚'],
  ['zh', '续居留'],
  ['zh', '工签'],
  ['zh', '过户'],
  ['ru', 'алименты'],
  ['ru', 'выселить'],
  ['ru', 'квартирант'],
  ['ru', 'магазин'],
  ['ru', 'пенсионер'],
  ['ru', 'удалёнка'],
  ['ru', 'нелегал'],
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

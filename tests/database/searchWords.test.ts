import { expect, it } from 'vitest';
import { fold } from '../../src/lib/admin/fold';
import { isLanguage, LANGUAGES } from '../../src/site/languages';
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

const WRITTEN = [
  'ÁÉÍÓÚ ñ Ç ÿ Ő ş Ł Đ ı İ ø Æ œuvre Straße GROẞ Müller Mueller Goethe que Güter gueter',
  'l’acte l´acte lʼacte l`acte ‐ ‑ – — − \u00a0 ﬁ Ａ１ ² nº cafe\u0301 a\u200bb\u00adc \u202ad\u2069',
  'Ёлка Йод їжак أإآىةؤئءـ الأُسْرَةُ ٠١٩ ۰۹ ک ی 公司　ＡＢＣ 한글 ½ …',
];

it('is folded alike in the database and in the admin area', async () => {
  const columns = LANGUAGES.map((code) => (code === 'es' ? 'title' : `title_${code}`));
  const rows = await db.sql(
    `select concat_ws(' ', ${columns.join(', ')}) as text from public.blog_posts`,
  );
  for (const text of [...WRITTEN, ...rows.map((row) => String(row.text))]) {
    const [row] = await db.sql(
      'select private.fold($1) as folded, private.fold(private.fold($1)) as again',
      [text],
    );
    expect(row).toEqual({ folded: fold(text), again: fold(text) });
  }
});

import { expect, it } from 'vitest';
import { LANGUAGE_FACTS, LANGUAGES } from '@/site/languages';
import { fold } from '../../src/lib/admin/fold';
import { useBackend } from '../support/backend';
import { localeFiles } from '../support/locales';

const db = useBackend();

const WRITTEN = [
  'ÁÉÍÓÚ ñ Ç ÿ Ő ş Ł Đ ı İ ø Æ œuvre Straße GROẞ Müller Mueller Goethe que Güter gueter',
  'l’acte l´acte lʼacte l`acte ‐ ‑ – — − \u00a0 ﬁ Ａ１ ² nº cafe\u0301 a\u200bb\u00adc \u202ad\u2069',
  'Ёлка Йод їжак أإآىةؤئءـ الأُسْرَةُ ٠١٩ ۰۹ ک ی 公司　ＡＢＣ 한글 ½ …',
];

it('is folded alike in the database and in the admin area', async () => {
  const shipped = Object.values(localeFiles).map(({ services }) => JSON.stringify(services));
  const texts = [...WRITTEN, ...shipped];
  const rows = await db.sql(
    `select private.fold(text) as folded, private.fold(private.fold(text)) as again
     from unnest($1::text[]) with ordinality as t (text, place) order by place`,
    [texts],
  );
  expect(rows).toEqual(texts.map((text) => ({ folded: fold(text), again: fold(text) })));
});

it('the database has a Latin form of each letter, or names would never be found as conflicts of interest', async () => {
  const rows = await db.sql('table private.letters');
  const known = new Set(rows.map(({ letter }) => letter));
  const names = LANGUAGES.map((language) => LANGUAGE_FACTS[language].name).join('');
  expect(names.match(/\P{ASCII}/gu)?.filter((letter) => !known.has(letter)) ?? []).toEqual([]);
});

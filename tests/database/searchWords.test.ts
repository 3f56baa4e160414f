import { expect, it } from 'vitest';
import { fold } from '../../src/lib/admin/fold';
import { useBackend } from '../support/backend';
import { TRANSLATIONS } from '../support/posts';

const db = useBackend({ seed: true });

const WRITTEN = [
  'ÁÉÍÓÚ ñ Ç ÿ Ő ş Ł Đ ı İ ø Æ œuvre Straße GROẞ Müller Mueller Goethe que Güter gueter',
  'l’acte l´acte lʼacte l`acte ‐ ‑ – — − \u00a0 ﬁ Ａ１ ² nº cafe\u0301 a\u200bb\u00adc \u202ad\u2069',
  'Ёлка Йод їжак أإآىةؤئءـ الأُسْرَةُ ٠١٩ ۰۹ ک ی 公司　ＡＢＣ 한글 ½ …',
];

it('is folded alike in the database and in the admin area', async () => {
  const columns = ['title', ...TRANSLATIONS.map((code) => `title_${code}`)];
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

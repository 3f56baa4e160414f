import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  asTranslated,
  paragraphsIn,
  type Row,
  rowsFrom,
} from '@/features/admin/posts/link-page/rows';
import { unitsOf } from '@/features/admin/posts/spanish/units';
import { type Language, TRANSLATIONS } from '@/site/languages';
import { ROOT } from '../../../../server/paths';
import { OTHER } from '../../../support/languages';

const NOTHING = { title: '', excerpt: '', content: '', image_alt: '' };
const SPANISH = {
  title: 'Los plazos',
  excerpt: '',
  content: 'El plazo es de 15 días.\n\n## Cómo se cuenta\n\nEn días hábiles.',
  image_alt: 'Un calendario',
};

const rowsOf = () => rowsFrom(unitsOf(SPANISH, NOTHING), SPANISH);
const write = (rows: Row[], now: string, target: string) =>
  rows.map((row) => (row.now === now ? asTranslated({ ...row, target }) : row));
/** The Spanish paragraphs and what stands beside them. */
const seen = (rows: readonly Row[]) => rows.map(({ now, target }) => [now, target]);
const content = (rows: readonly Row[]) => rows.filter(({ field }) => field === 'content');

describe('the rows of a translation by link', () => {
  it('follow their paragraphs when the Spanish changes, and show which have changed', () => {
    const rows = write(
      write(rowsOf(), 'El plazo es de 15 días.', 'Die Frist beträgt 15 Tage.'),
      'En días hábiles.',
      'In Werktagen.',
    );
    const changed = 'Antes.\n\nEl plazo es de 20 días.\n\n## Cómo se cuenta\n\nEn días hábiles.';
    const now = content(rowsFrom(paragraphsIn(rows), { ...SPANISH, content: changed }));
    expect(now.map(({ now: text, target, source }) => [source, text, target])).toEqual([
      [null, 'Antes.', ''],
      ['El plazo es de 15 días.', 'El plazo es de 20 días.', 'Die Frist beträgt 15 Tage.'],
      ['## Cómo se cuenta', '## Cómo se cuenta', ''],
      ['En días hábiles.', 'En días hábiles.', 'In Werktagen.'],
    ]);
  });

  it('lose nothing that is written when a Spanish paragraph is taken out', () => {
    const rows = write(
      write(rowsOf(), 'El plazo es de 15 días.', 'Die Frist.'),
      '## Cómo se cuenta',
      '## Zählung',
    );
    const after = (text: string) =>
      seen(content(rowsFrom(paragraphsIn(rows), { ...SPANISH, content: text })));
    expect(after('El plazo es de 15 días.\n\nEn días hábiles.')).toEqual([
      ['El plazo es de 15 días.', 'Die Frist.\n\n## Zählung'],
      ['En días hábiles.', ''],
    ]);
    expect(after('En días hábiles.')).toEqual([['En días hábiles.', 'Die Frist.\n\n## Zählung']]);
    expect(after('')).toEqual([['', 'Die Frist.\n\n## Zählung']]);
  });
});

it('the words of its page have the same variables in every language', () => {
  const variables = (language: Language) => {
    const file = join(ROOT, 'src/features/admin/posts/link-page/words', `${language}.json`);
    const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return Object.entries(words).map(([word, text]) => [word, text.match(/\{\{\w+\}\}/g)?.sort()]);
  };
  for (const language of TRANSLATIONS) expect(variables(language)).toEqual(variables(OTHER));
});

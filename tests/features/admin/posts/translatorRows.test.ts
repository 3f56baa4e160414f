import { describe, expect, it } from 'vitest';
import {
  asTranslated,
  paragraphsFrom,
  paragraphsIn,
  type Row,
  rowsFrom,
  textsIn,
} from '@/features/admin/posts/link-page/rows';

const NOTHING = { title: '', excerpt: '', content: '', imageAlt: '' };
const SPANISH = {
  title: 'Los plazos',
  excerpt: '',
  content: 'El plazo es de 15 días.\n\n## Cómo se cuenta\n\nEn días hábiles.',
  imageAlt: 'Un calendario',
};

const rowsOf = (spanish = SPANISH) => rowsFrom(paragraphsFrom(spanish, NOTHING), spanish);
const write = (rows: Row[], now: string, target: string) =>
  rows.map((row) => (row.now === now ? asTranslated({ ...row, target }) : row));
/** The Spanish paragraphs and what stands beside them. */
const seen = (rows: readonly Row[]) => rows.map(({ now, target }) => [now, target]);
const content = (rows: readonly Row[]) => rows.filter(({ field }) => field === 'content');

describe('the rows of a translation by link', () => {
  it('are the texts and paragraphs that there are in Spanish', () => {
    const rows = rowsOf();
    expect(seen(rows)).toEqual([
      ['Los plazos', ''],
      ['Un calendario', ''],
      ['El plazo es de 15 días.', ''],
      ['## Cómo se cuenta', ''],
      ['En días hábiles.', ''],
    ]);
    expect(rows.filter(({ source, now }) => source !== now)).toEqual([]);
  });

  it('begin with the translation that the post has', () => {
    const translation = { ...NOTHING, title: 'Die Fristen', content: 'Die Frist.\n\n## Zählung' };
    const rows = rowsFrom(paragraphsFrom(SPANISH, translation), SPANISH);
    expect(rows[0]?.target).toBe('Die Fristen');
    expect(content(rows).map(({ target }) => target)).toEqual(['Die Frist.', '## Zählung', '']);
  });

  it('keep each translation in its place when others are left for later', () => {
    const rows = write(rowsOf(), 'En días hábiles.', 'In Werktagen.');
    expect(textsIn(rows).content).toBe('In Werktagen.');
    expect(seen(rowsFrom(paragraphsIn(rows), SPANISH))).toEqual(seen(rows));
  });

  it('follow their paragraphs when the Spanish changes, and show which have changed', () => {
    const rows = write(
      write(rowsOf(), 'El plazo es de 15 días.', 'Die Frist beträgt 15 Tage.'),
      'En días hábiles.',
      'In Werktagen.',
    );
    const changed = {
      ...SPANISH,
      content:
        'Antes de empezar.\n\nEl plazo es de 20 días.\n\n## Cómo se cuenta\n\nEn días hábiles.',
    };
    const now = content(rowsFrom(paragraphsIn(rows), changed));
    expect(seen(now)).toEqual([
      ['Antes de empezar.', ''],
      ['El plazo es de 20 días.', 'Die Frist beträgt 15 Tage.'],
      ['## Cómo se cuenta', ''],
      ['En días hábiles.', 'In Werktagen.'],
    ]);
    expect(now.map(({ source }) => source)).toEqual([
      null,
      'El plazo es de 15 días.',
      '## Cómo se cuenta',
      'En días hábiles.',
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

import { describe, expect, it } from 'vitest';
import { parseBlocks } from '@/lib/markdown/blocks';
import {
  compareParagraphs,
  confirmedText,
  isChanged,
  rowsOf,
} from '@/features/admin/posts/spanish/paragraphs';

const BEFORE = '## Plazos\n\nEl plazo es de 15 días.\n\n- Una cosa\n- Otra cosa\n\nAdiós.';
const NOW = '## Plazos\n\nUn párrafo nuevo.\n\nEl plazo es de 20 días.\n\n- Una cosa\n- Otra cosa';

describe('the paragraphs of a changed text', () => {
  it('are paired with their former version, and new and removed ones stand alone', () => {
    expect(compareParagraphs('content', BEFORE, NOW)).toEqual([
      { before: '## Plazos', now: '## Plazos' },
      { before: null, now: 'Un párrafo nuevo.' },
      { before: 'El plazo es de 15 días.', now: 'El plazo es de 20 días.' },
      { before: '- Una cosa\n- Otra cosa', now: '- Una cosa\n- Otra cosa' },
      { before: 'Adiós.', now: null },
    ]);
    const alike = compareParagraphs('content', '* Una\n* Otra\n\n\nFin.', '- Una\n- Otra\n\nFin.');
    expect(alike.filter(isChanged)).toEqual([]);
  });

  it('are confirmed one by one, in any order, until the text equals the current one exactly', () => {
    const now = `${NOW}\n\n\n`;
    for (const last of [false, true]) {
      let source = BEFORE;
      for (let left = 3; left > 0; left -= 1) {
        const paragraphs = compareParagraphs('content', source, now);
        const changed = paragraphs.filter(isChanged);
        expect(changed).toHaveLength(left);
        const confirmed = changed.at(last ? -1 : 0);
        if (confirmed) source = confirmedText(paragraphs, confirmed, now);
      }
      expect(source).toBe(now);
    }
  });
});

describe('rows', () => {
  const rows = (spanish: string, translation: string) =>
    rowsOf(compareParagraphs('content', spanish, spanish), parseBlocks(translation));

  it('are shared by a paragraph and its translation, and leave out what only one has', () => {
    expect(rows('## Uno\n\nDos.\n\n## Tres', '## One\n\n## Three')).toEqual({
      spanish: [1, 2, 3],
      translation: [1, 3],
      count: 3,
    });
  });
});

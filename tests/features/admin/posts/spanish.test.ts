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
    expect(rows('Uno.', '## Title\n\nOne.').spanish).toEqual([2]);
    expect(rows('Uno.', '')).toEqual({ spanish: [1], translation: [], count: 1 });
  });

  it('stay the same while a translation grows from its first letter', () => {
    const spanish = [300, 80, 200].map((length) => 'a'.repeat(length)).join('\n\n');
    const taken = new Set<number | undefined>();
    for (let length = 1; length <= 300; length += 1) {
      taken.add(rows(spanish, 'a'.repeat(length)).translation[0]);
    }
    expect([...taken]).toEqual([1]);
  });

  it('are left empty beside a new Spanish paragraph until it is translated', () => {
    const paragraphs = compareParagraphs(
      'content',
      'El plazo.\n\nLa tasa.\n\nEl recurso.',
      `El plazo.\n\n${'Muy largo. '.repeat(20)}\n\nLa tasa.\n\nEl recurso.`,
    );
    const at = (translation: string) => rowsOf(paragraphs, parseBlocks(translation)).translation;
    expect(at('The period.\n\nThe fee.\n\nThe appeal.')).toEqual([1, 3, 4]);
    expect(at('The period.\n\nV\n\nThe fee.\n\nThe appeal.')).toEqual([1, 2, 3, 4]);
  });
});

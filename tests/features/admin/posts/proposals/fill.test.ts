import { describe, expect, it } from 'vitest';
import { type Content, fillIn } from '@/features/admin/posts/proposals/proposal';

const SPANISH = ['## Plazos', 'Primero pida la cita.', 'Después venga.', '- Uno\n- Dos'];
const GERMAN = ['## Fristen', 'Zuerst Termin holen.', 'Dann kommen.', '- Eins\n- Zwei'];

/** A translation without a record of the Spanish paragraphs that it was made from. */
const missing = (text = '', accepted: (string | undefined)[] = []): Content => ({
  text,
  paragraphs: SPANISH.map((now) => ({ now, before: null })),
  accepted,
});

/** A translation of a text whose second paragraph has changed and whose third is new. */
const outdated = (text: string): Content => ({
  text,
  paragraphs: SPANISH.map((now, index) => ({
    now,
    before: index === 2 ? null : index === 1 ? 'Pida cita.' : now,
  })),
  accepted: [],
});

describe('a proposal that is filled in', () => {
  it('is put in its place in an empty translation, in any order', () => {
    let text = '';
    const accepted: string[] = [];
    for (const index of [1, 3, 0, 2]) {
      const proposed = GERMAN[index] ?? '';
      text = fillIn(missing(text, accepted), index, proposed);
      accepted[index] = proposed;
    }
    expect(text).toBe(GERMAN.join('\n\n'));
  });

  it('is put in its place beside one that has been accepted and corrected', () => {
    const corrected = 'Dann kommen Sie bitte.';
    const content = missing(corrected, [undefined, undefined, 'Dann kommen.']);
    expect(fillIn(content, 1, GERMAN[1] ?? '')).toBe(`${GERMAN[1]}\n\n${corrected}`);
    expect(fillIn(content, 3, GERMAN[3] ?? '')).toBe(`${corrected}\n\n${GERMAN[3]}`);
  });

  it('replaces the paragraph that was translated before', () => {
    const text = [GERMAN[0], 'Termin holen.', GERMAN[3]].join('\n\n');
    const filled = [GERMAN[0], GERMAN[1], GERMAN[3]].join('\n\n');
    expect(fillIn(outdated(text), 1, GERMAN[1] ?? '')).toBe(filled);
  });

  it('is added for a new paragraph, and replaces nothing that a person has written', () => {
    const own = [GERMAN[0], 'Termin holen.', 'Selbst geschrieben.', GERMAN[3]].join('\n\n');
    const filled = fillIn(outdated(own), 2, GERMAN[2] ?? '');
    for (const block of own.split('\n\n')) expect(filled).toContain(block);
  });
});

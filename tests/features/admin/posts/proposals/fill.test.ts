import { describe, expect, it } from 'vitest';
import { type Content, fillIn, takeBack } from '@/features/admin/posts/proposals/fill';

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
      text = fillIn(missing(text, accepted), index, proposed).text;
      accepted[index] = proposed;
    }
    expect(text).toBe(GERMAN.join('\n\n'));
  });

  it('is put in its place beside one that has been accepted and corrected', () => {
    const corrected = 'Dann kommen Sie bitte.';
    const content = missing(corrected, [undefined, undefined, 'Dann kommen.']);
    expect(fillIn(content, 1, GERMAN[1] ?? '').text).toBe(`${GERMAN[1]}\n\n${corrected}`);
    expect(fillIn(content, 3, GERMAN[3] ?? '').text).toBe(`${corrected}\n\n${GERMAN[3]}`);
  });

  it('replaces the paragraph that was translated before', () => {
    const text = [GERMAN[0], 'Termin holen.', GERMAN[3]].join('\n\n');
    const filled = fillIn(outdated(text), 1, GERMAN[1] ?? '');
    expect(filled).toEqual({
      text: [GERMAN[0], GERMAN[1], GERMAN[3]].join('\n\n'),
      replaced: 'Termin holen.',
    });
    expect(takeBack(filled.text, GERMAN[1] ?? '', filled.replaced)).toBe(text);
  });

  it('is added for a new paragraph, and replaces nothing that a person has written', () => {
    const own = [GERMAN[0], 'Termin holen.', 'Selbst geschrieben.', GERMAN[3]].join('\n\n');
    const filled = fillIn(outdated(own), 2, GERMAN[2] ?? '');
    expect(filled.replaced).toBeNull();
    for (const block of own.split('\n\n')) expect(filled.text).toContain(block);
    expect(takeBack(filled.text, GERMAN[2] ?? '', null)).toBe(own);
  });

  it('is not taken back once it has been changed', () => {
    const { text } = fillIn(missing(), 1, GERMAN[1] ?? '');
    expect(takeBack(text.replace('holen', 'buchen'), GERMAN[1] ?? '', null)).toBeUndefined();
  });
});

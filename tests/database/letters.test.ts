import { expect, it } from 'vitest';
import { LANGUAGE_FACTS, LANGUAGES } from '@/site/languages';
import { latinLetters } from '../../tools/letters';
import { useBackend } from '../support/backend';

const db = useBackend();

it('the database has the letters as the library transliterates them', async () => {
  const rows = await db.sql('table private.letters');
  expect(new Map(rows.map(({ letter, latin }) => [letter, latin]))).toEqual(latinLetters());
  // Names in a script without Latin forms would never be found as conflicts of interest.
  const names = LANGUAGES.map((language) => LANGUAGE_FACTS[language].name).join('');
  const known = latinLetters();
  expect(names.match(/\P{ASCII}/gu)?.filter((letter) => !known.has(letter)) ?? []).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGE_FACTS, LANGUAGES } from '@/site/languages';
import { lettersSql } from '../../tools/letters';

it('finds the letters of the schema as the library transliterates them', () => {
  expect(readFileSync('supabase/schemas/44_letters.sql', 'utf8')).toBe(lettersSql());
});

// Names in a script without Latin forms would never be found as conflicts of interest.
it.each(LANGUAGES)('has the letters of the script of %s', (language) => {
  const letters = LANGUAGE_FACTS[language].name.match(/\P{ASCII}/gu) ?? [];
  const known = lettersSql();
  expect(letters.filter((letter) => !known.includes(letter))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lettersSql } from '../../tools/letters';

it('finds the letters of the schema as the library transliterates them', () => {
  expect(readFileSync('supabase/schemas/44_letters.sql', 'utf8')).toBe(lettersSql());
});

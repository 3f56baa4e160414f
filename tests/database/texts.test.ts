import { beforeEach, describe, expect, it } from 'vitest';
import { ROLES, type Row, useBackend } from '../support/backend';
import { ANOTHER, OTHER, UNKNOWN } from '../support/languages';

const db = useBackend();

const TEXT = { language: ANOTHER, namespace: 'common', key: 'title' };

beforeEach(async () => {
  await db.sql('delete from public.text_overrides');
  await db.sql(`insert into public.text_overrides values ('${ANOTHER}', 'common', 'title', 'one')`);
});

const rows = () =>
  db.sql('select language, namespace, key, value from public.text_overrides order by 1, 2, 3');
const save = async (role: (typeof ROLES)[number], ...changes: Row[]) =>
  (await db.clients[role].rpc('save_texts', { changes })).error;
const table = () => db.clients.editor.from('text_overrides');

it('texts keep tabs, line feeds, placeholders and every script, and no code', async () => {
  const insert = async (change: Row) =>
    (await table().insert({ ...TEXT, key: 'other', value: 'x', ...change })).error?.code;
  const value = 'a\tb\n{{firm}} t(x) $ مرحبا 中文 Привет — «»';
  expect(await insert({ key: 'other_one.two-three', value })).toBeUndefined();
  expect(await insert({ language: UNKNOWN })).toBe('23503');
  expect(await insert({ key: 'title' })).toBe('23505');
  for (const wrong of [
    ...[{ namespace: 'shop' }, { key: '' }, { key: 'other key' }, { value: 'x'.repeat(10_001) }],
    ...[{ value: 'before $t(title) after' }, { value: 'a\u0007b' }, { value: 'a\u202eb' }],
  ]) {
    expect.soft(await insert(wrong), JSON.stringify(wrong).slice(0, 50)).toBe('23514');
  }
});

describe('save_texts', () => {
  it('adds, changes and resets', async () => {
    const other = { ...TEXT, language: OTHER };
    const added = { ...other, value: 'zwei', expected: null };
    expect(await save('editor', { ...TEXT, value: 'two', expected: 'one' }, added)).toBeNull();
    expect(await rows()).toEqual([
      { ...TEXT, value: 'two' },
      { ...other, value: 'zwei' },
    ]);
    await save('editor', { ...TEXT, value: null, expected: 'two' });
    expect(await rows()).toEqual([{ ...other, value: 'zwei' }]);
  });

  it('saves nothing when a text was changed, added or reset meanwhile', async () => {
    const rest = { ...TEXT, language: OTHER, value: 'x', expected: null };
    for (const change of [
      { ...TEXT, value: 'mine', expected: 'zero' },
      { ...TEXT, value: 'mine', expected: null },
      { ...TEXT, value: null, expected: 'zero' },
      { ...TEXT, key: 'gone', value: 'mine', expected: 'one' },
    ]) {
      expect.soft((await save('editor', rest, change))?.hint).toBe('text_changed');
    }
    expect(await rows()).toEqual([{ ...TEXT, value: 'one' }]);
  });

  it('keeps the Spanish text that a translation was saved for, also without another text', async () => {
    const sources = () =>
      db.sql(`select value, source from public.text_overrides where language = '${ANOTHER}'`);
    await save('editor', { ...TEXT, value: 'two', expected: 'one', source: 'Dos' });
    expect(await sources()).toEqual([{ value: 'two', source: 'Dos' }]);
    await save('editor', { ...TEXT, value: 'two', expected: 'two', source: 'Dos o más' });
    expect(await sources()).toEqual([{ value: 'two', source: 'Dos o más' }]);
  });

  it('saves an import of 5,000 texts as a whole or not at all', async () => {
    const changes = Array.from({ length: 5000 }, (_, index) => ({
      ...{ language: 'en', namespace: 'blog', key: `key${index}` },
      ...{ value: `text ${index}`, expected: null },
    }));
    const wrong = { ...TEXT, namespace: 'shop', value: 'x', expected: null };
    expect((await save('admin', ...changes, wrong))?.code).toBe('23514');
    expect(await rows()).toEqual([{ ...TEXT, value: 'one' }]);
    expect(await save('admin', ...changes)).toBeNull();
    expect(await rows()).toHaveLength(5001);
  });
});

it.each([
  ['contact', 'survey.consent'],
  ['contact', 'survey.specialConsent'],
  ['legal', 'privacy.title'],
])('what people agree to is changed by no editor: %s, %s', async (namespace, key) => {
  const text = { language: OTHER, namespace, key };
  await db.sql('insert into public.text_overrides values ($1, $2, $3, $4)', [
    ...[OTHER, namespace, key, 'agreed'],
  ]);
  const errors = [
    await save('editor', { ...text, value: 'x', expected: 'agreed' }),
    await save('editor', { ...text, value: null, expected: 'agreed' }),
    (await table().insert({ ...text, language: ANOTHER, value: 'x' })).error,
    (await table().update({ value: 'x' }).eq('key', key)).error,
    (await table().delete().eq('key', key)).error,
  ];
  expect(errors.map((error) => error?.code)).toEqual(Array(5).fill('42501'));
  expect(await save('admin', { ...text, value: 'new', expected: 'agreed' })).toBeNull();
});

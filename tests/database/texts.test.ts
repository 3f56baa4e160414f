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
const save = (role: (typeof ROLES)[number], ...changes: Row[]) =>
  db.clients[role].rpc('save_texts', { changes });

describe('text_overrides', () => {
  it('keep tabs, line feeds, placeholders and every script', async () => {
    const value = 'a\tb\n{{firm}} t(x) $ مرحبا 中文 Привет — «»';
    const { error } = await db.clients.editor
      .from('text_overrides')
      .insert({ ...TEXT, key: 'other_one.two-three', value });
    expect(error).toBeNull();
  });

  it.each([
    { ...TEXT, language: UNKNOWN, value: 'x' },
    { ...TEXT, namespace: 'shop', value: 'x' },
    { ...TEXT, key: '', value: 'x' },
    { ...TEXT, value: 'x'.repeat(10_001) },
    { ...TEXT, key: 'other key', value: 'x' },
    { ...TEXT, key: 'other', value: 'before $t(title) after' },
    { ...TEXT, key: 'other', value: 'a\u0007b' },
    { ...TEXT, key: 'other', value: 'a\u202eb' },
    { ...TEXT, key: 'other', value: 'a\u2066b' },
  ])(
    'are refused for an unknown language or namespace, an empty key or too long a text: %#',
    async (row) => {
      const { error } = await db.clients.editor.from('text_overrides').insert(row);
      expect(error?.code).toMatch(/^(23514|23503)$/);
    },
  );
});

describe('save_texts', () => {
  it('adds, changes and resets', async () => {
    const other = { ...TEXT, language: OTHER };
    const { error } = await save(
      'editor',
      { ...TEXT, value: 'two', expected: 'one' },
      { ...other, value: 'zwei', expected: null },
    );
    expect(error).toBeNull();
    expect(await rows()).toEqual([
      { ...TEXT, value: 'two' },
      { ...other, value: 'zwei' },
    ]);
    await save('editor', { ...TEXT, value: null, expected: 'two' });
    expect(await rows()).toEqual([{ ...other, value: 'zwei' }]);
  });

  it.each([
    ['changed', { ...TEXT, value: 'mine', expected: 'zero' }],
    ['added', { ...TEXT, value: 'mine', expected: null }],
    ['reset', { ...TEXT, key: 'gone', value: 'mine', expected: 'one' }],
    ['changed before a reset', { ...TEXT, value: null, expected: 'zero' }],
  ])('saves nothing when a text was %s meanwhile', async (_, change) => {
    const rest = { ...TEXT, language: OTHER, value: 'x', expected: null };
    const { error } = await save('editor', rest, change);
    expect(error?.hint).toBe('text_changed');
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

  it('accepts two people saving the same value', async () => {
    const { error } = await save('editor', { ...TEXT, value: 'one', expected: null });
    expect(error).toBeNull();
    const { error: again } = await save('admin', { ...TEXT, key: 'x', value: null, expected: 'y' });
    expect(again).toBeNull();
  });

  it('saves an import as a whole or not at all', async () => {
    const { error } = await save(
      'admin',
      { ...TEXT, value: 'two', expected: 'one' },
      { ...TEXT, namespace: 'shop', value: 'x', expected: null },
    );
    expect(error?.code).toBe('23514');
    expect(await rows()).toEqual([{ ...TEXT, value: 'one' }]);
  });

  it('accepts 5,000 texts at once', async () => {
    const changes = Array.from({ length: 5000 }, (_, index) => ({
      language: 'en',
      namespace: 'blog',
      key: `key${index}`,
      value: `text ${index}`,
      expected: null,
    }));
    const { error } = await save('admin', ...changes);
    expect(error).toBeNull();
    const counted = await db.sql(`select count(*) as n from public.text_overrides`);
    expect(Number(counted[0]?.n)).toBe(5001);
  });
});

describe('what people agree to', () => {
  it.each([
    ['contact', 'survey.consent'],
    ['contact', 'survey.firstLayer'],
    ['contact', 'survey.specialConsent'],
    ['legal', 'privacy.title'],
    ['legal', 'cookies.title'],
  ])('is changed by no editor: %s, %s', async (namespace, key) => {
    const text = { language: OTHER, namespace, key };
    const table = () => db.clients.editor.from('text_overrides');
    await db.sql(`insert into public.text_overrides values ($1, $2, $3, 'agreed')`, [
      OTHER,
      namespace,
      key,
    ]);
    const answers = [
      await save('editor', { ...text, value: 'x', expected: 'agreed' }),
      await save('editor', { ...text, value: null, expected: 'agreed' }),
      await table().insert({ ...text, language: ANOTHER, value: 'x' }),
      await table().update({ value: 'x' }).eq('key', key),
      await table().delete().eq('key', key),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(5).fill('42501'));
    expect((await save('admin', { ...text, value: 'new', expected: 'agreed' })).error).toBeNull();
  });
});

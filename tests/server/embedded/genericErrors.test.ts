import { expect, it } from 'vitest';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { ENQUIRY } from '../../database/matrix';
import { useBackend } from '../../support/backend';

const db = useBackend();

/** What only somebody who reads the schema, or another row, knows. */
const INTERNAL =
  /relation|constraint|column|schema|syntax|public\.|private\.|violates|Secreto|\bat \//i;

it.each([
  ['a value against a constraint', '23514', { email: 'Secreto' }],
  ['a value of another type', '22P02', { consent: 'Secreto' }],
  ['a column that there is not', 'PGRST204', { secreto: 1 }],
  ['a column that is not granted', '42501', { notes: 'Secreto' }],
])('an error response of the API reveals no internal names: %s', async (_what, code, values) => {
  const { error } = await db.clients.anon.from('contact_surveys').insert({ ...ENQUIRY, ...values });
  expect(error).toMatchObject({ code, details: null, hint: null });
  expect(error?.message).not.toMatch(INTERNAL);
});

it('an error response of the API reveals no internal names: tables, functions and rows', async () => {
  const { anon, editor } = db.clients;
  const answers = await Promise.all([
    anon.from('contact_survey').select('*'),
    anon.rpc('secreto', { a: 1 }),
    editor.from('categories').insert([{ name: 'Secreto' }, { name: 'Secreto' }]),
  ]);
  for (const { error } of answers) {
    expect(error?.code).toMatch(/^(PGRST20[25]|23505)$/);
    expect(JSON.stringify(error)).not.toMatch(INTERNAL);
  }
});

it('an error response of the API has no stack trace or SQL', async () => {
  for (const [path, body] of [
    ['/rest/v1/contact_surveys', '{"a":'],
    ['/auth/v1/token?grant_type=password', '{'],
    ['/storage/v1/object/images/x', '{}'],
  ] as const) {
    const headers = { apikey: EMBEDDED_ANON_KEY, 'content-type': 'application/json' };
    const request = new Request(`http://localhost${path}`, { method: 'POST', body, headers });
    const response = await db.backend.fetch(request);
    expect(response.status, path).toBe(400);
    expect(await response.text(), path).not.toMatch(/node_modules|\.[jt]s:\d|select |insert /i);
  }
});

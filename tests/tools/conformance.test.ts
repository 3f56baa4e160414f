import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { ROWS } from '../../tools/conformance/rows';
import type { State } from '../../tools/conformance/state';
import { caller, HasData, serviceTarget, type Target } from '../../tools/conformance/target';
import { addUser, useBackend } from '../support/backend';

const db = useBackend();
const password = 'tres limones verdes';
const state = { email: 'conformance-embedded@x.example', password } as State;

beforeAll(async () => {
  const id = crypto.randomUUID();
  await addUser(db.sql, id, state.email);
  await db.sql(
    `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 4)) where id = $1`,
    [id, password],
  );
  const url = 'http://localhost:4173';
  const target: Target = {
    kind: 'embedded',
    call: caller(url, EMBEDDED_ANON_KEY, (request) => db.backend.fetch(request)),
    addAccount: () => Promise.resolve(id),
    removeAccount: () => Promise.resolve(),
    async recoveryHash(email) {
      await target.call('/auth/v1/recover', { body: { email } });
      const text = db.backend.emails?.messages.get(email)?.at(-1)?.text ?? '';
      return /token_hash=([^&\s]+)/.exec(text)?.[1] ?? '';
    },
  };
  state.target = target;
});
afterAll(() => vi.unstubAllGlobals());

// The rows are one journey: each begins where the one before has ended.
it('the embedded backend answers as the real service, or as its row says', async () => {
  for (const { call, run, expected, embedded } of ROWS) {
    expect.soft(await run(state), call).toBe(embedded?.gets ?? expected);
  }
}, 120_000);

it('nothing is tried on a project that has accounts', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return Promise.resolve(Response.json({ users: [{ id: '1', email: 'ana@firm.example' }] }));
  });
  await expect(serviceTarget('https://project.example', 'key', 'secret')).rejects.toThrow(HasData);
  expect(calls).toEqual(['GET /auth/v1/admin/users']);
});

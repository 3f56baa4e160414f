import { expect, it, vi } from 'vitest';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { originApp } from '../../server/origin/originServer';
import { tryRows } from '../../tools/conformance/rows';
import { caller, serviceTarget, type Target } from '../../tools/conformance/target';
import { addUser, useBackend } from '../support/backend';

const db = useBackend();

/** The embedded backend on an origin of its own, to which accounts are added by SQL. */
function embedded(): Target {
  const app = originApp(db.backend);
  const callWith = (key: string) =>
    caller('http://localhost:4173', key, async (request) => app.fetch(request, {}));
  const call = callWith(EMBEDDED_ANON_KEY);
  return {
    kind: 'embedded',
    call,
    asService: callWith(db.backend.serviceKey),
    async addAccount(email, password) {
      const id = crypto.randomUUID();
      await addUser(db.sql, id, email, password);
      return id;
    },
    async removeAccount(id) {
      await db.sql('delete from auth.users where id = $1', [id]);
    },
    async recoveryHash(email) {
      await call('POST /auth/v1/recover', { body: { email } });
      const text = db.backend.emails?.messages.get(email)?.at(-1)?.text ?? '';
      return /token_hash=([^&\s]+)/.exec(text)?.[1] ?? '';
    },
  };
}

it('the embedded backend answers as the real service, or as its row says', async () => {
  const results = await tryRows(embedded());
  expect(new Set(results.map(({ part }) => part)).size).toBe(3);
  for (const { call, outcome, expected, embedded: named } of results)
    expect.soft(outcome, call).toBe(named?.gets ?? expected);
});

it('nothing is tried on a project that has accounts', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return Promise.resolve(Response.json({ users: [{ id: '1', email: 'ana@firm.example' }] }));
  });
  const target = serviceTarget('https://project.example', 'key', 'secret');
  await expect(target).rejects.toThrow('This project has accounts');
  expect(calls).toEqual(['GET /auth/v1/admin/users']);
});

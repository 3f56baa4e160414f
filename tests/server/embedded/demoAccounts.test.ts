import { expect, it } from 'vitest';
import { withPasswordRules } from '../../../server/embedded/auth/passwordRules';
import type { Connection } from '../../../server/embedded/connection';
import { DEMO_STAFF } from '../../../server/embedded/demoStaff';

const driver = { query: () => Promise.resolve({ rows: [{ hash: 'of an account' }] }) };
const handle = withPasswordRules({ driver } as unknown as Connection, () =>
  Promise.resolve(Response.json({})),
);
const PATH = '/auth/v1/token?grant_type=password';

function signIn(
  site: string,
  headers: Record<string, string> = {},
  body: object = DEMO_STAFF.admin,
) {
  return handle(new Request(site + PATH, { method: 'POST', headers, body: JSON.stringify(body) }));
}

it.each([
  ['opens', 200, 'http://127.0.0.1:4173', { Origin: 'http://127.0.0.1:4173' }],
  ['opens', 200, 'http://[::1]:4173', { Origin: 'http://localhost:5173' }],
  ['is refused by', 403, 'https://www.firm.example', {}],
  ['is refused by', 403, 'http://localhost.firm.example', {}],
  ['is refused by', 403, 'http://127.0.0.1:4173', { Origin: 'https://www.firm.example' }],
  ['is refused by', 403, 'http://127.0.0.1:4173', { 'X-Forwarded-For': '203.0.113.9' }],
  ['is refused by', 403, 'http://127.0.0.1:4173', { Via: '1.1 proxy' }],
])(
  'the printed password of a demo account %s (%d) a site that is asked as %s %j',
  async (_, status, site, headers) => {
    for (const account of [DEMO_STAFF.admin, DEMO_STAFF.editor])
      expect((await signIn(site, headers, account)).status).toBe(status);
  },
);

it('the printed password of a demo account is refused, but not another password or a refresh token', async () => {
  const own = { email: DEMO_STAFF.admin.email, password: 'una frase larga y propia' };
  for (const body of [own, { refresh_token: 'x' }])
    expect((await signIn('https://www.firm.example', {}, body)).status).toBe(200);
});

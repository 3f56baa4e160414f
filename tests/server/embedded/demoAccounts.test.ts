import { describe, expect, it } from 'vitest';
import { withLocalDemo } from '../../../server/embedded/auth/demoAccounts';
import { DEMO_STAFF } from '../../../server/embedded/demoStaff';

const handle = withLocalDemo(() => Promise.resolve(Response.json({})));
const PATH = '/auth/v1/token?grant_type=password';

async function signIn(
  site: string,
  headers: Record<string, string> = {},
  body: object = DEMO_STAFF.admin,
) {
  const request = new Request(site + PATH, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await handle(request)).status;
}

describe('the printed password of a demo account', () => {
  it.each([
    ['http://localhost:4173', {}],
    ['http://127.0.0.1:4173', { Origin: 'http://127.0.0.1:4173' }],
    ['http://[::1]:4173', { Origin: 'http://localhost:5173' }],
  ])('opens the site on its own machine: %s %j', async (site, headers) => {
    expect(await signIn(site, headers)).toBe(200);
  });

  it.each([
    ['https://www.firm.example', {}],
    ['http://192.168.1.5:4173', {}],
    ['http://localhost.firm.example', {}],
    ['http://127.0.0.1:4173', { Origin: 'https://www.firm.example' }],
    ['http://127.0.0.1:4173', { Origin: 'null' }],
    ['http://127.0.0.1:4173', { 'X-Forwarded-For': '203.0.113.9' }],
    ['http://127.0.0.1:4173', { Via: '1.1 proxy' }],
  ])('is refused elsewhere: %s %j', async (site, headers) => {
    expect(await signIn(site, headers)).toBe(403);
    expect(await signIn(site, headers, DEMO_STAFF.editor)).toBe(403);
  });

  it('is refused with the command that starts without these accounts', async () => {
    const body = JSON.stringify(DEMO_STAFF.admin);
    const request = new Request(`https://www.firm.example${PATH}`, { method: 'POST', body });
    expect(await (await handle(request)).text()).toContain('npm start -- --first-admin=ADDRESS');
  });

  it('is refused, but not another password or a refresh token', async () => {
    const own = { email: DEMO_STAFF.admin.email, password: 'una frase larga y propia' };
    expect(await signIn('https://www.firm.example', {}, own)).toBe(200);
    expect(await signIn('https://www.firm.example', {}, { refresh_token: 'x' })).toBe(200);
  });
});

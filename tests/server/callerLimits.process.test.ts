/** The limits per caller over HTTP: of `npm start` alone, and behind Debian's nginx. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../server/paths';
import { listen, originApp } from '../../server/origin/originServer';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { ENQUIRY } from '../database/matrix';
import { type BuiltSite, serveBuiltSite } from '../support/builtSite';
import { startMigrated } from '../support/backend';
import { withProof } from '../support/enquiry';
import { hasNginx, startNginx } from '../../e2e/support/nginx';
import type { EmbeddedBackend } from '../../server/embedded/embedded';

/** The rules of docs/deploy.md for nginx in front of `npm start`. */
const GUIDE =
  /## 4c.+?```nginx\n(.+?)```/s.exec(readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8'))?.[1] ?? '';

let backend: EmbeddedBackend;
let site: BuiltSite;

// One backend: each test limits another caller, or something else.
beforeAll(async () => {
  site = await serveBuiltSite();
  backend = await startMigrated();
});
afterAll(async () => {
  await site.close();
  await backend.close();
});

/** Calls the API as a caller whose proxy has added `address`, or who claims it. */
async function call(origin: string, path: string, body: object, address: string) {
  const { status } = await fetch(origin + path, {
    method: 'POST',
    headers: {
      apikey: EMBEDDED_ANON_KEY,
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      'CF-Connecting-IP': address,
    },
    body: JSON.stringify(body),
  });
  return status;
}

const signIn = (origin: string, address: string) => {
  const account = { email: 'nobody@tests.example', password: 'wrong' };
  return call(origin, '/auth/v1/token?grant_type=password', account, address);
};
// A person may ask once a minute.
const recover = (origin: string, address: string, number: number) => {
  const email = `person-${number}@${new URL(origin).port}.example`;
  return call(origin, '/auth/v1/recover', { email }, address);
};

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

/** Half of the limit by each of the two requests that count for it, of addresses of one caller. */
async function exhaust(origin: string, addressOf: (number: number) => string) {
  for (const number of numbers(15)) {
    expect(await signIn(origin, addressOf(number))).toBe(400);
    expect(await recover(origin, addressOf(number), number)).toBe(200);
  }
  expect(await signIn(origin, addressOf(98))).toBe(429);
  expect(await recover(origin, addressOf(99), 99)).toBe(429);
}

it('npm start without a proxy accepts thirty wrong passwords and requests for a recovery mail in five minutes, whatever address is claimed', async () => {
  const own = await listen(originApp(backend, site.dist), 0);
  await exhaust(own.url, (number) => `203.0.113.${number}`);
  await own.close();
});

describe.skipIf(!hasNginx)('npm start behind nginx and a proxy before it', () => {
  let origin: string;

  beforeAll(async () => {
    const own = await listen(originApp(backend, site.dist, { proxies: 2 }), 0);
    const rules = GUIDE.replace('http://127.0.0.1:4173', own.url);
    expect(rules).toContain(own.url);
    const nginx = await startNginx(site.dist, rules);
    origin = nginx.url;
    return async () => {
      await nginx.close();
      await own.close();
    };
  });

  it('accepts thirty wrong passwords and requests for a recovery mail from one address, and more from another', async () => {
    await exhaust(origin, (number) => `198.51.100.${number}, 203.0.113.7`);
    expect(await signIn(origin, '203.0.113.8')).toBe(400);
    expect(await recover(origin, '203.0.113.8', 98)).toBe(200);
  });

  it('flags the eleventh enquiry from one address, and none from another', async () => {
    const send = async (number: number, address: string) => {
      const row = withProof({ ...ENQUIRY, email: `person-${number}@client.example` });
      expect(await call(origin, '/rest/v1/contact_surveys', row, address)).toBe(201);
    };
    for (const number of numbers(11)) await send(number, '203.0.113.7');
    await send(11, '203.0.113.8');
    const rows = await backend.query(
      'select email from public.contact_surveys where overflow order by created_at',
    );
    expect(rows).toEqual([{ email: 'person-10@client.example' }]);
  });
});

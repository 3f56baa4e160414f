import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, type Deployment } from '../../server/doctor/check';
import { managementApi } from '../../server/doctor/managementApi';
import { projectChecks } from '../../server/doctor/projectChecks';
import { callerOf as callerOfPublished } from '../../server/publication/followPublished';
import { callerOf } from '../../supabase/functions/_shared/callDatabase';

async function serve(handler: RequestListener) {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const arrived: string[] = [];
let elsewhere: Awaited<ReturnType<typeof serve>>;
let redirecting: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  elsewhere = await serve((request, response) => {
    arrived.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  redirecting = await serve((request, response) => {
    response.writeHead(307, { Location: `${elsewhere.url}${request.url}` }).end();
  });
});
beforeEach(() => {
  arrived.length = 0;
});
afterAll(async () => {
  for (const { server } of [elsewhere, redirecting]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

it.each<[string, (url: string) => Promise<unknown>]>([
  [
    'a job, with the secret key of the project',
    (url) => callerOf({ url, key: 'sb_secret_1' })('claim_build'),
  ],
  [
    'the server of the pages',
    (url) =>
      callerOfPublished(fetch, { supabaseUrl: url, supabaseAnonKey: 'sb_publishable_1' })(
        'publication_revision',
      ),
  ],
  [
    'the doctor, with a token of staff',
    async (url) => {
      const deployment = { backend: url, key: 'k', token: 'secret', fetch } as Deployment;
      throw new Error(String((await call(deployment, '/rest/v1/staff')).status));
    },
  ],
  [
    'the doctor, with a token of the Management API',
    (url) => {
      const send: typeof fetch = (_, init) => fetch(url, init);
      const deployment = { backend: 'https://project.supabase.co', fetch: send } as Deployment;
      return Promise.all(projectChecks(managementApi('secret')).map(({ run }) => run(deployment)));
    },
  ],
])('a redirect is refused, not followed, by %s', async (_, send) => {
  await expect(send(redirecting.url)).rejects.toThrow(/307/);
  expect(arrived).toEqual([]);
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, type Deployment } from '../../server/doctor/check';
import { managementApi } from '../../server/doctor/managementApi';
import { type Listening, listen } from '../../server/origin/originServer';
import { callerOf } from '../../supabase/functions/_shared/callDatabase';

const arrived: string[] = [];
let elsewhere: Listening;
let redirecting: Listening;

beforeAll(async () => {
  const note = ({ method, url }: Request) => {
    arrived.push(`${method} ${url}`);
    return Response.json({});
  };
  elsewhere = await listen({ fetch: note }, 0);
  const redirect = ({ url }: Request) =>
    Response.redirect(new URL(new URL(url).pathname, elsewhere.url), 307);
  redirecting = await listen({ fetch: redirect }, 0);
});
beforeEach(() => {
  arrived.length = 0;
});
afterAll(() => Promise.all([elsewhere.close(), redirecting.close()]));

it.each<[string, (url: string) => Promise<unknown>]>([
  [
    'a job, with the secret key of the project, and the server of the pages',
    (url) => callerOf({ url, key: 'sb_secret_1' })('claim_build'),
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
      return managementApi('https://project.supabase.co', send, 'secret')('postgrest');
    },
  ],
])('a redirect is refused, not followed, by %s', async (_, send) => {
  await expect(send(redirecting.url)).rejects.toThrow(/307/);
  expect(arrived).toEqual([]);
});

/** How long `npm run doctor` waits for pages that are being written. */
import { expect, it } from 'vitest';
import { runChecks } from '../../server/doctor/check';
import { BACKEND_CHECKS } from '../../server/doctor/backendChecks';
import { NO_STAMP } from '@/site/siteStamp';

const SITE = 'https://www.firm.example';

/** A site that serves revision '2-…' after a time in ms, and what the check finds and waits. */
async function follow(servedAfter: number, { server = '', failures = {} } = {}) {
  let waited = 0;
  const check = BACKEND_CHECKS.filter(({ name }) => name.startsWith('The pages show'));
  const [finding] = await runChecks(check, {
    site: SITE,
    backend: 'https://abcdefgh.supabase.co',
    key: 'sb_publishable_x',
    wait(ms) {
      waited += ms;
      return Promise.resolve();
    },
    fetch: (input) => {
      const isStamp = input === `${SITE}/published.json`;
      const revision = waited >= servedAfter ? '2-2026-01-01-00-00' : '1-2026-01-01-00-00';
      const stamp = { ...NO_STAMP, revision, at: '2026-11-23T10:00:00Z', failures };
      const headers = { Server: server };
      return Promise.resolve(Response.json(isStamp ? stamp : '2-2026-01-01-00-00', { headers }));
    },
  });
  return { problem: finding?.problem, minutes: waited / 60_000 };
}

it('the doctor waits while pages are written, and reports older ones, or one that failed at once', async () => {
  expect(await follow(0)).toEqual({ problem: undefined, minutes: 0 });
  expect(await follow(60_000)).toEqual({ problem: undefined, minutes: 1 });
  expect(await follow(Infinity)).toEqual({
    problem: 'they are of 2026-11-23T10:00:00Z (1-2026-01-01-00-00, not 2-2026-01-01-00-00)',
    minutes: 2,
  });
  // A host that builds the site has a quarter of an hour.
  expect(await follow(14 * 60_000, { server: 'Netlify' })).toMatchObject({ problem: undefined });
  expect(await follow(Infinity, { server: 'Netlify' })).toMatchObject({ minutes: 15 });
  const failures = { '/blog/one': 'no such picture' };
  expect(await follow(Infinity, { failures })).toEqual({
    problem: '/blog/one could not be written: no such picture',
    minutes: 0,
  });
});

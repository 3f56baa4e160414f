// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/queryClient';
import { REVISION_PATH } from '@/site/siteStamp';

const LATER = 'Thu, 01 Jan 2026 12:00:00 GMT';
const SOON = 'Thu, 01 Jan 2026 10:00:01 GMT';

it.each([
  [false, 'the page is of the published revision', '7', LATER],
  [true, 'something was published since', '8', LATER],
  [true, 'the page was requested before the revision was published', '7', SOON],
  [true, 'the revision cannot be read', '7', undefined],
  [false, 'the database does not answer', undefined, LATER],
])('data are read again (%s) where %s', async (expected, _, published, date) => {
  const served = { revision: '7', at: '2026-01-01T10:00:00.000Z' };
  const revision = date
    ? Response.json(served, { headers: { Date: date } })
    : new Response('down', { status: 500 });
  vi.spyOn(performance, 'now').mockReturnValue(2_000);
  vi.stubGlobal('fetch', (input: string) =>
    Promise.resolve(
      input === REVISION_PATH
        ? revision
        : Response.json(published, { status: published ? 200 : 503 }),
    ),
  );
  // It is asked once in a document.
  vi.resetModules();
  const { readAgainIfOutdated } = await import('@/app/pageRevision');
  const client = createQueryClient();
  client.setQueryData(['testimonials'], []);
  await readAgainIfOutdated(client);
  expect(client.getQueryState(['testimonials'])?.isInvalidated).toBe(expected);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAgainIfOutdated } from '@/app/freshness';
import { createQueryClient } from '@/lib/queryClient';
import { REVISION_PATH } from '@/site/siteStamp';

const PUBLISHED = '2026-01-01T10:00:00.000Z';

/** What the host and the database answer. */
let answers: { served: string; published: string; date: string };

const isReadAgain = async () => {
  const client = createQueryClient();
  client.setQueryData(['testimonials'], []);
  await readAgainIfOutdated(client);
  return client.getQueryState(['testimonials'])?.isInvalidated;
};

beforeEach(() => {
  answers = { served: '7', published: '7', date: 'Thu, 01 Jan 2026 12:00:00 GMT' };
  vi.spyOn(performance, 'now').mockReturnValue(2_000);
  vi.stubGlobal('fetch', (input: string) =>
    Promise.resolve(
      input === REVISION_PATH
        ? Response.json(
            { revision: answers.served, at: PUBLISHED },
            { headers: { Date: answers.date } },
          )
        : Response.json(answers.published),
    ),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a page of the published revision keeps its data', async () => {
  expect(await isReadAgain()).toBe(false);
});

it('data are read again where something was published since', async () => {
  answers.published = '8';
  expect(await isReadAgain()).toBe(true);
});

it('data are read again where the page was requested before the revision was published', async () => {
  answers.date = 'Thu, 01 Jan 2026 10:00:01 GMT';
  expect(await isReadAgain()).toBe(true);
});

it('data are read again where the revision cannot be read', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('down', { status: 500 })));
  expect(await isReadAgain()).toBe(true);
});

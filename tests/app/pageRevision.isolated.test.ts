// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { REVISION_PATH } from '@/site/siteStamp';

afterEach(() => void vi.resetModules());

it.each([
  ['navigate', true],
  // The browser may have kept the document of a page that has changed since.
  ['back_forward', false],
])('a document of the revision that is published is current (%s: %s)', async (type, expected) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as unknown as PerformanceEntry,
  ]);
  vi.stubGlobal('fetch', (input: string | URL) => {
    const at = new Date(Date.now() - 3_600_000).toISOString();
    const isOfFiles = input === REVISION_PATH;
    const headers = { Date: new Date().toUTCString() };
    return Promise.resolve(Response.json(isOfFiles ? { revision: '7', at } : '7', { headers }));
  });
  const { isPageCurrent } = await import('@/app/pageRevision');
  expect(await isPageCurrent()).toBe(expected);
});

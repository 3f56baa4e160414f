import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EmbeddedBackend, startEmbedded } from '../../backend/embedded';
import { PAGES } from '../../src/app/pageTable';
import { readsOf } from '../../src/app/routes';
import { cachePublishedPosts } from '../../src/features/blog/queries';
import { createQueryClient } from '../../src/lib/queryClient';

let backend: EmbeddedBackend;
let slug: string;

beforeAll(async () => {
  backend = await startEmbedded();
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    backend.fetch(new Request(input, init)),
  );
  slug = (await cachePublishedPosts(createQueryClient()))[0]?.slug ?? '';
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await backend.close();
});

describe('what a page reads is the same after its journey in the page, so that the next answer is no news', () => {
  it.each(Object.entries(PAGES))('%s', async (_, page) => {
    for (const language of ['es', 'ar'] as const) {
      const place = { language, params: new URLSearchParams({ post: slug }), slug };
      for (const read of [...readsOf(page, place), ...(page.overlayReads?.(place) ?? [])]) {
        const data: unknown = await createQueryClient().query(read);
        expect(JSON.parse(JSON.stringify(data)), JSON.stringify(read.queryKey)).toStrictEqual(data);
      }
    }
  });
});

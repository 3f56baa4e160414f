import { beforeEach, expect, it, vi } from 'vitest';
import { featuredPostsOptions } from '@/features/public/blog/queries';
import { languagesOptions } from '@/lib/activeLanguages';
import { createReader } from '@/entry-server';
import { createQueryClient } from '@/lib/queryClient';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { pathOf } from '@/site/pages';

const answer = vi.fn<(table: string) => Response>();

/** The backend requests so far: `table?query`, in order. */
let asked: string[];

beforeEach(() => {
  asked = [];
  answer.mockReset().mockImplementation(() => Response.json([]));
  vi.stubGlobal('fetch', (input: string) => {
    const { pathname, search } = new URL(input);
    const table = pathname.replace('/rest/v1/', '');
    asked.push(table + decodeURIComponent(search));
    return Promise.resolve(answer(table));
  });
});

it('the home page reads the posts that are marked for it, newest first, or else the latest three', async () => {
  const read = () => createQueryClient().query(featuredPostsOptions(SOURCE_LANGUAGE));
  await read();
  const visible = /^blog_posts\?select=.*&hidden=eq\.false&deleted_at=is\.null/;
  const order = '&order=date.desc,id.desc';
  expect(asked.map((query) => query.replace(visible, ''))).toEqual([
    `${order}&show_on_homepage=eq.true`,
    `${order}&limit=3`,
  ]);
  asked = [];
  answer.mockImplementation(() => Response.json([{ id: '1', title: 'Uno' }]));
  expect(await read()).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

it('a list of languages that fails to load is not kept, and fails the build', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer.mockImplementation((table) =>
    table === 'language_settings'
      ? Response.json({ message: 'broken' }, { status: 500 })
      : Response.json([]),
  );
  const client = createQueryClient();
  await expect(client.query(languagesOptions())).rejects.toMatchObject({ kind: 'server' });
  expect(client.getQueryData(languagesOptions().queryKey)).toBeUndefined();

  asked = [];
  vi.useFakeTimers();
  const path = pathOf('contact', SOURCE_LANGUAGE);
  const [read] = await Promise.allSettled([
    createReader({}).read(path),
    vi.advanceTimersByTimeAsync(5000), // The retry.
  ]);
  const reason = { message: `${path}: the backend did not answer` };
  expect(read).toMatchObject({ status: 'rejected', reason });
  expect(asked.filter((query) => query.startsWith('language_settings'))).toHaveLength(2);
});

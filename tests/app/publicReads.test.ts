import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { featuredPostsOptions } from '@/features/public/blog/queries';
import { languagesOptions } from '@/lib/activeLanguages';
import { testimonialsOptions } from '@/features/public/testimonials/queries';
import { createReader } from '@/entry-server';
import { createQueryClient } from '@/lib/queryClient';
import { OTHER, UNKNOWN } from '../support/languages';
import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '@/site/languages';
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

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the reads of SPEC 7.1', () => {
  it('select three columns of the active languages, ordered by name', async () => {
    answer.mockImplementation(() =>
      Response.json([
        { language_code: OTHER, language_name: 'Deutsch', is_default: false },
        { language_code: UNKNOWN, language_name: 'Português', is_default: false },
      ]),
    );
    expect(await createQueryClient().query(languagesOptions())).toEqual([
      { code: OTHER, name: 'Deutsch', flag: LANGUAGE_FACTS[OTHER].flag },
      { code: UNKNOWN, name: 'Português', flag: '🌐' },
    ]);
    expect(asked).toEqual([
      'language_settings?select=language_code,language_name,is_default&is_active=eq.true&order=language_name.asc',
    ]);
  });

  it('select the active testimonials, newest first', async () => {
    await createQueryClient().query(testimonialsOptions(SOURCE_LANGUAGE));
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(
      /^testimonials\?select=.*&active=eq\.true&deleted_at=is\.null&order=created_at\.desc$/,
    );
  });

  it('select the posts for the home page, newest first, or else the latest three', async () => {
    await createQueryClient().query(featuredPostsOptions(SOURCE_LANGUAGE));
    const visible = /^blog_posts\?select=.*&hidden=eq\.false&deleted_at=is\.null/;
    const order = '&order=date.desc,id.desc';
    expect(asked.map((query) => query.replace(visible, ''))).toEqual([
      `${order}&show_on_homepage=eq.true`,
      `${order}&limit=3`,
    ]);
  });

  it('read no other posts when there are posts for the home page', async () => {
    answer.mockImplementation(() => Response.json([{ id: '1', title: 'Uno' }]));
    expect(await createQueryClient().query(featuredPostsOptions(SOURCE_LANGUAGE))).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });
});

describe('a list of languages that fails to load', () => {
  const fail = () => {
    answer.mockImplementation((table) =>
      table === 'language_settings'
        ? Response.json({ message: 'broken' }, { status: 500 })
        : Response.json([]),
    );
  };

  it('is not cached', async () => {
    fail();
    const client = createQueryClient();
    await expect(client.query(languagesOptions())).rejects.toMatchObject({ kind: 'server' });
    expect(client.getQueryData(languagesOptions().queryKey)).toBeUndefined();
  });

  it('fails the build', async () => {
    fail();
    vi.useFakeTimers();
    const [read] = await Promise.allSettled([
      createReader({}).read(pathOf('contact', SOURCE_LANGUAGE)),
      vi.advanceTimersByTimeAsync(5000), // The retry.
    ]);
    expect(read).toMatchObject({
      status: 'rejected',
      reason: { message: `${pathOf('contact', SOURCE_LANGUAGE)}: the backend did not answer` },
    });
    expect(asked.filter((query) => query.startsWith('language_settings'))).toHaveLength(2);
  });
});

// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { PopupContent } from '@/features/public/blog/article/PostPopup';
import { PostText } from '@/features/public/blog/article/PostText';
import { CategoryPosts } from '@/features/public/blog/list/PostCards';
import { PostList } from '@/features/public/blog/list/PostList';
import { loadDates } from '@/i18n/dates';
import { parseBlocks } from '@/lib/markdown/blocks';
import PostPage from '@/pages/public/PostPage';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { pathOf, postPathOf } from '@/site/pages';
import { HOSTILE_HTML } from '../../../../e2e/support/hostileText';
import { dayIn, textsOf } from '../../../../e2e/support/texts';
import { ANOTHER, OTHER } from '../../../support/languages';
import { answerRequests, renderInSite } from '../../../support/renderInSite';

const t = textsOf(OTHER, 'blog');
const BLOG = pathOf('blog', OTHER);

/** A translated post, and one that is not, as the API answers them. */
const row = (id: number) => ({
  ...{ id: `${id}`, slug: `post-${id}`, title: `Título ${id}`, excerpt: 'Resumen' },
  ...{
    content: 'Texto',
    date: '2026-11-10',
    category: 'General',
    languages: [SOURCE_LANGUAGE, OTHER],
  },
  ...{ [`title_${OTHER}`]: `Titel ${id}`, [`excerpt_${OTHER}`]: 'Auszug' },
  ...{ [`content_${OTHER}`]: 'Inhalt', image: '/images/covers/harbour.svg' },
});
const untranslated = (id: number) => ({
  ...row(id),
  ...{ [`title_${OTHER}`]: null, [`excerpt_${OTHER}`]: null, [`content_${OTHER}`]: null },
});

let answer: (url: string) => Response | Promise<Response>;
let requests: Request[];

beforeEach(async () => {
  await Promise.all([SOURCE_LANGUAGE, OTHER, ANOTHER].map(loadDates));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  requests = answerRequests(({ url }) =>
    url.includes('/blog_posts')
      ? answer(url)
      : Response.json(url.includes('/categories') ? [{ name: 'Familia' }] : []),
  );
});

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const addresses = () => requests.map(({ url }) => new URL(url));
const reads = () => addresses().filter(({ pathname }) => pathname.endsWith('/blog_posts'));

describe('the list', () => {
  it('of an address beyond its end says that it is empty, and leads to the first page', async () => {
    answer = () => Response.json([]);
    renderInSite(<PostList />, `${BLOG}?page=999`);
    expect(await screen.findByText(t.list.empty)).toBeVisible();
    expect(screen.getByRole('link', { name: t.list.previous })).toHaveAttribute('href', '?');
  });

  it('of a search goes on after the posts of the pages before', async () => {
    renderInSite(<PostList />, `${BLOG}?q=nie&page=2`);
    const search = () => requests.find(({ url }) => url.includes('/rpc/search_posts'));
    await vi.waitFor(() => expect(search()).toBeDefined());
    expect(await search()?.clone().json()).toMatchObject({ query: 'nie', skipped: 12, amount: 13 });
  });

  it('shows twelve posts, marks those without a translation and leads to the next page', async () => {
    answer = () =>
      Response.json([row(1), untranslated(2), ...Array.from({ length: 11 }, (_, n) => row(n + 3))]);
    renderInSite(<PostList />, BLOG);
    const [translated, fallback, ...others] = await screen.findAllByRole('article');
    expect(others).toHaveLength(10);
    expect(translated).toHaveTextContent(`Titel 1Auszug${dayIn(OTHER, '2026-11-10')}`);
    expect(within(fallback as HTMLElement).getByText(t.card.inSpanish)).toBeVisible();
    expect(screen.getAllByText(t.card.inSpanish)).toHaveLength(1);
    const title = within(fallback as HTMLElement).getByRole('heading', { name: 'Título 2' });
    expect(title.lang).toBe(SOURCE_LANGUAGE);
    expect(hrefs()).toEqual(
      expect.arrayContaining([`${BLOG}?post=post-1`, postPathOf('post-1', OTHER), '?page=2']),
    );
    expect(screen.queryByRole('link', { name: t.list.previous })).toBeNull();
    // One row more than is shown, without their texts.
    expect(reads().map(({ searchParams }) => searchParams.get('limit'))).toEqual(['13']);
    expect(reads()[0]?.searchParams.get('select')).not.toContain('content');
  });
});

it('a practice area asks for the posts of its category that are written in the language', async () => {
  answer = () => Response.json([row(1)]);
  renderInSite(<CategoryPosts category="Familia" />, pathOf('service-family', OTHER));
  await screen.findByRole('region', { name: textsOf(OTHER, 'services').page.posts });
  expect(hrefs()).toEqual([`${BLOG}?post=post-1`, postPathOf('post-1', OTHER)]);
  const query = decodeURIComponent(reads()[0]?.search ?? '');
  expect(query).toContain('Familia');
  expect(query).toContain(`languages=cs.{${OTHER}}`);
});

describe('a post', () => {
  it('is in the original where it has no translation, which it says', async () => {
    answer = () => Response.json([untranslated(1)]);
    renderInSite(<PopupContent slugOrId="post-1" titleId="title" />, pathOf('blog', ANOTHER));
    const heading = await screen.findByRole('heading', { level: 2 });
    expect(heading).toHaveTextContent('Título 1');
    expect([heading.lang, heading.dir]).toEqual([SOURCE_LANGUAGE, 'ltr']);
    expect(screen.getByText(textsOf(ANOTHER, 'blog').post.fallback)).toBeVisible();
  });

  it('shows headings, marks, links, lists, quotes, pictures and tables; the rest is text', () => {
    const text = [
      '## Plazos',
      'Hay **veinte** [hábiles](https://boe.example/a), *ni más*: [pregunte](/contacto).',
      '1. Uno\n   - dos\n2. Tres',
      '> Improrrogable.',
      '### Resumen\nUna línea.',
      '![El puerto](/images/covers/denia.svg)',
      '| Trámite | Días |\n| --- | --- |\n| Recurso | 20 |',
      `[mal](javascript:window.hacked=1) ${HOSTILE_HTML}`,
    ].join('\n\n');
    const { container } = renderInSite(<PostText blocks={parseBlocks(text)} updatedAt="" />);
    const textOf = (selector: string) =>
      [...container.querySelectorAll(selector)].map((one) => one.textContent);
    expect(textOf('h2, h3')).toEqual(['Plazos', 'Resumen']);
    expect(textOf('strong, em')).toEqual(['veinte', 'ni más']);
    expect(textOf('ol > li > ul > li')).toEqual(['dos']);
    expect(textOf('blockquote')).toEqual(['Improrrogable.']);
    expect(textOf('th, td')).toEqual(['Trámite', 'Días', 'Recurso', '20']);
    expect(hrefs()).toEqual(['https://boe.example/a', '/contacto']);
    expect(screen.getByRole('img')).toHaveAttribute('alt', 'El puerto');
    expect(container).toHaveTextContent(`[mal](javascript:window.hacked=1) ${HOSTILE_HTML}`);
    expect(container.querySelectorAll('script')).toHaveLength(0);
  });
});

it.each<[string, ReactElement, string, () => Response | Promise<Response>]>([
  ['list', <PostList key="list" />, BLOG, () => Promise.reject(new TypeError('lost'))],
  [
    'page of a post',
    <Route key="page" path={`${BLOG}/:slug`}>
      <PostPage />
    </Route>,
    postPathOf('post-1', OTHER),
    () => new Response(''),
  ],
])('the %s can be asked for again after a failure', async (_, part, path, failure) => {
  answer = failure;
  renderInSite(part, path);
  const button = await screen.findByRole('button', { name: textsOf(OTHER, 'common').retry });
  // One automatic retry.
  expect(reads()).toHaveLength(2);
  answer = () => Response.json([row(1)]);
  fireEvent.click(button);
  expect((await screen.findAllByRole('heading', { name: /Titel 1/ }))[0]).toBeVisible();
});

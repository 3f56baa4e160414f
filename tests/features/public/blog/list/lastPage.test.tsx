// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { PostList } from '@/features/public/blog/list/PostList';
import { loadDates } from '@/i18n/dates';
import { textsOf } from '../../../../../e2e/support/texts';
import { answerRequests, renderInSite } from '../../../../support/renderInSite';
import { SOURCE_LANGUAGE } from '@/site/languages';

beforeAll(() => loadDates(SOURCE_LANGUAGE));

const POST = { id: 'a', slug: 'la-ultima', title: 'La última', excerpt: '', date: '2026-01-01' };

it('an address beyond the end of the list leads to its last page', async () => {
  const requests = answerRequests(({ url }) => {
    const { pathname, searchParams: params } = new URL(url);
    if (!pathname.endsWith('blog_posts')) return Response.json([]);
    if (params.get('select') === 'id') return Response.json(Array(13).fill({ id: 'a' }));
    return Response.json(params.get('offset') === '12' ? [POST] : []);
  });
  renderInSite(<PostList />, '/blog?page=999');
  expect(await screen.findByRole('heading', { name: 'La última' })).toBeVisible();
  expect(
    screen.getByRole('link', { name: textsOf(SOURCE_LANGUAGE, 'blog').list.previous }),
  ).toBeVisible();
  expect(requests.some(({ url }) => url.includes('offset=11976'))).toBe(true);
});

// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADMIN_PAGES } from '@/app/adminPages';
import { createRoutes } from '@/app/routes';
import { createI18n } from '@/i18n/instance';
import { createQueryClient } from '@/lib/queryClient';
import { firm } from '@/site/firm';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { LEGAL_TEXT_IDS } from '@/site/legal';
import {
  lawyerPathOf,
  type OwnPage,
  pathOf,
  postPathOf,
  PRERENDERED_PAGES,
  termPathOf,
} from '@/site/pages';
import { OTHER, UNKNOWN } from '../support/languages';

/** The module of a page: 'HomePage' of 'home'; tests/site/pages.test.ts tests the paths. */
function moduleOf(page: OwnPage): string {
  const module = (LEGAL_TEXT_IDS as readonly string[]).includes(page)
    ? 'legal'
    : page.replace(/-.*/, '');
  return `${module.charAt(0).toUpperCase()}${module.slice(1)}Page`;
}

const PAGES = LANGUAGES.flatMap((language): [path: string, page: string][] => [
  ...PRERENDERED_PAGES.map((page): [string, string] => [pathOf(page, language), moduleOf(page)]),
  [postPathOf('una-entrada', language), 'PostPage'],
  [termPathOf('nie', language), 'TermPage'],
  [lawyerPathOf(firm.lawyers[0].id, language), 'LawyerPage'],
]);

/** The bare bases of services and lawyers redirect to a section of the home page (PRODUCT 3). */
const REDIRECTS = LANGUAGES.flatMap((language): [path: string, to: string][] => [
  [pathOf('services', language), `${pathOf('home', language)}#services`],
  [pathOf('lawyers', language), `${pathOf('home', language)}#about`],
]);

const pageOf = createRoutes({
  i18n: createI18n(),
  queryClient: createQueryClient(),
  preferredLanguage: () => SOURCE_LANGUAGE,
});
describe('the admin pages', () => {
  it('are loaded on demand, and the bare address leads on', () => {
    for (const { path, load } of ADMIN_PAGES) expect(load, path).toBeDefined();
    expect(pageOf('/config-blogmr').redirect).toBe('/config-blogmr/dashboard');
  });

  it.each([
    'dashboard',
    'posts',
    'post/new',
    'post/1',
    'cuestionario',
    'opiniones',
    'traducciones',
  ])('are at /config-blogmr/%s', (path) => {
    const expected = path === 'post/1' ? 'post/:id' : path;
    expect(pageOf(`/config-blogmr/${path}`).path).toBe(`/config-blogmr/${expected}`);
  });

  it.each([`/${OTHER}/admin-login`, '/config-blogmr/nothing', `/${OTHER}/config-blogmr/posts`])(
    'are not at %s',
    (path) => expect(pageOf(path).path).toBeUndefined(),
  );
});

describe('the public pages', () => {
  it.each(PAGES)('%s shows %s, loaded on demand', (path, module) => {
    const { needs, Component } = pageOf(path);
    expect(needs?.page.module).toBe(`src/pages/public/${module}.tsx`);
    const { container } = render(<Component />);
    expect(container, 'nothing before its code is loaded').toBeEmptyDOMElement();
  });

  it('are the same for all slugs, and of their own in each language', () => {
    expect(pageOf('/blog/a')).toBe(pageOf('/blog/b/'));
    expect(pageOf('/blog/a').path).toBe('/blog/:slug');
    expect(pageOf('/blog')).not.toBe(pageOf(pathOf('blog', OTHER)));
  });

  it.each(REDIRECTS)('%s redirects to %s', (path, to) => {
    expect(pageOf(path).redirect).toBe(to);
  });

  it.each([
    `/${SOURCE_LANGUAGE}`,
    `/${SOURCE_LANGUAGE}${pathOf('contact', SOURCE_LANGUAGE)}`,
    `/${OTHER}${pathOf('services', SOURCE_LANGUAGE)}`,
    `/${UNKNOWN}`,
    `/${OTHER}/${UNKNOWN}`,
    `${pathOf('testimonials', OTHER)}/x`,
    `${pathOf('glossary', OTHER)}/x`,
    '/blog/a/b',
  ])('are not at %s', (path) => {
    expect(pageOf(path).needs?.page.module).toBe('src/pages/public/NotFoundPage.tsx');
  });
});

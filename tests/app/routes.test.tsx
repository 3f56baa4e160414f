import { describe, expect, it } from 'vitest';
import { createRoutes, type RouteHandle } from '@/app/routes';
import { createI18n } from '@/i18n/instance';
import { createQueryClient } from '@/lib/queryClient';
import { createMatcher, type Route } from '@/lib/router/routes';
import { recordOf } from '@/lib/recordOf';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { LEGAL_TEXT_IDS } from '@/site/legal';
import { type OwnPage, pathOf } from '@/site/pages';
import { SERVICE_IDS } from '@/site/services';
import { OTHER, UNKNOWN } from '../support/languages';

/** The module of each page; tests/site/pages.test.ts tests its paths. */
const MODULES: Record<OwnPage, string> = {
  home: 'HomePage',
  blog: 'BlogPage',
  contact: 'ContactPage',
  testimonials: 'TestimonialsPage',
  glossary: 'GlossaryPage',
  ...recordOf(LEGAL_TEXT_IDS, () => 'LegalPage'),
  ...recordOf(
    SERVICE_IDS.map((id) => `service-${id}` as const),
    () => 'ServicePage',
  ),
};

const PAGES = LANGUAGES.flatMap((language): [path: string, page: string][] => [
  ...Object.entries(MODULES).map(([page, module]): [string, string] => [
    pathOf(page as OwnPage, language),
    module,
  ]),
  [`${pathOf('blog', language)}/:slug`, 'PostPage'],
  [`${pathOf('glossary', language)}/:slug`, 'TermPage'],
  [`${pathOf('lawyers', language)}/:slug`, 'LawyerPage'],
]);

/** The bare bases of services and lawyers redirect to a section of the home page (PRODUCT 3). */
const REDIRECTS = LANGUAGES.flatMap((language): [path: string, to: string][] => [
  [pathOf('services', language), `${pathOf('home', language)}#services`],
  [pathOf('lawyers', language), `${pathOf('home', language)}#about`],
]);

const tree = createRoutes({
  i18n: createI18n(),
  queryClient: createQueryClient(),
  preferredLanguage: () => SOURCE_LANGUAGE,
});

const match = createMatcher(tree);
const routeOf = (path: string): Route | undefined =>
  match(path.replace(':slug', 'una-entrada')).branch.at(-1);

describe('the admin routes', () => {
  it('are loaded on demand, beside the public ones', () => {
    const beside = tree[0]?.children?.filter(({ path }) => path !== undefined) ?? [];
    expect(beside.map(({ path }) => path)).toEqual(['/admin-login', '/revision', '/config-blogmr']);
    for (const route of beside.flatMap(({ children = [], ...own }) => [own, ...children])) {
      if (!route.path) expect(route.redirect, 'the bare address leads on').toBeDefined();
      else expect(route.load, `${route.path} loads its code`).toBeDefined();
    }
  });

  it.each([
    'dashboard',
    'posts',
    'post/new',
    'post/1',
    'cuestionario',
    'opiniones',
    'traducciones',
  ])('matches /config-blogmr/%s', (path) => {
    expect(routeOf(`/config-blogmr/${path}`)?.path).toBe(path === 'post/1' ? 'post/:id' : path);
  });

  it.each([`/${OTHER}/admin-login`, '/config-blogmr/nothing', `/${OTHER}/config-blogmr/posts`])(
    'does not match %s',
    (path) => expect(routeOf(path)?.path).toBe('*'),
  );
});

describe('the public routes', () => {
  it('are exactly those of the specification', () => {
    const layout = tree[0]?.children?.find(({ path }) => path === undefined);
    const paths = layout?.children?.map(({ path }) => path) ?? [];
    const expected = [...PAGES, ...REDIRECTS].map(([path]) => path);
    expect(paths.toSorted()).toEqual([...expected, '*'].toSorted());
  });

  it.each(PAGES)('%s shows %s, loaded on demand', (path, page) => {
    const route = routeOf(path);
    expect(route?.path).toBe(path);
    expect((route?.handle as RouteHandle).page.module).toBe(`src/pages/public/${page}.tsx`);
    const Page = route?.Component as () => unknown;
    expect(Page(), 'nothing before its code is loaded').toBeUndefined();
  });

  it.each(REDIRECTS)('%s redirects to %s', (path, to) => {
    expect(routeOf(path)?.redirect).toBe(to);
  });

  it.each([
    `/${SOURCE_LANGUAGE}`,
    `/${SOURCE_LANGUAGE}${pathOf('contact', SOURCE_LANGUAGE)}`,
    `/${OTHER}${pathOf('services', SOURCE_LANGUAGE)}`,
    `/${UNKNOWN}`,
    '/blog/a/b',
  ])('does not match %s', (path) => {
    const route = routeOf(path);
    expect(route?.path).toBe('*');
    expect((route?.handle as RouteHandle).page.module).toBe('src/pages/public/NotFoundPage.tsx');
  });

  it('have an error screen', () => {
    expect(tree[0]?.errorElement).toBeDefined();
  });
});

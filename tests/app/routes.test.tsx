import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createRoutes, type RouteHandle } from '@/app/routes';
import { createI18n } from '@/i18n/instance';
import { createQueryClient } from '@/lib/queryClient';
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

const routeOf = (path: string): RouteObject | undefined =>
  matchRoutes(tree, path.replace(':slug', 'una-entrada'))?.at(-1)?.route;

describe('the admin routes', () => {
  it('are loaded on demand, beside the public ones', () => {
    const beside = tree[0]?.children?.filter(({ path }) => path !== undefined) ?? [];
    expect(beside.map(({ path }) => path)).toEqual(['/admin-login', '/revision', '/config-blogmr']);
    for (const route of beside.flatMap(({ children = [], ...own }) => [own, ...children])) {
      if (route.index) expect(route.loader, 'the bare address leads on').toBeDefined();
      else expect(route.loader, `${route.path} loads its code`).toBeDefined();
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

  it.each(REDIRECTS)('%s redirects to %s', async (path, to) => {
    const loader = routeOf(path)?.loader as LoaderFunction;
    const url = new URL(path, 'http://localhost');
    const answer = await loader({
      request: new Request(url),
      params: {},
      pattern: path,
      url,
      context: {},
    });
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('Location')).toBe(to);
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

  it('have a loading fallback and an error screen', () => {
    expect(tree[0]?.hydrateFallbackElement).toBeDefined();
    expect(tree[0]?.errorElement).toBeDefined();
  });
});

import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createRoutes, type RouteHandle } from '@/app/routes';
import { createI18n } from '@/i18n/instance';
import { createQueryClient } from '@/lib/queryClient';

/** The paths of SPEC 2.2 and 2.3; `:slug` is a post's. */
const HOME = 'HomePage';
const BLOG = 'BlogPage';
const POST = 'PostPage';
const CONTACT = 'ContactPage';
const TESTIMONIALS = 'TestimonialsPage';
const SERVICE = 'ServicePage';

const english = (prefix: string): [path: string, page: string][] => [
  [prefix, HOME],
  [`${prefix}/blog`, BLOG],
  [`${prefix}/blog/:slug`, POST],
  [`${prefix}/contact`, CONTACT],
  [`${prefix}/testimonials`, TESTIMONIALS],
  [`${prefix}/services/civil-law-denia`, SERVICE],
  [`${prefix}/services/family-law-denia`, SERVICE],
  [`${prefix}/services/labor-law-denia`, SERVICE],
  [`${prefix}/services/immigration-denia`, SERVICE],
  [`${prefix}/services/inheritance-law-denia`, SERVICE],
];

const PAGES: [path: string, page: string][] = [
  ['/', HOME],
  ['/blog', BLOG],
  ['/blog/:slug', POST],
  ['/contacto', CONTACT],
  ['/testimonios', TESTIMONIALS],
  ['/servicios/derecho-civil-denia', SERVICE],
  ['/servicios/derecho-familia-denia', SERVICE],
  ['/servicios/derecho-laboral-denia', SERVICE],
  ['/servicios/extranjeria-denia', SERVICE],
  ['/servicios/derecho-sucesorio-denia', SERVICE],
  ...english('/en'),
  ...english('/ar'),
  ...english('/zh'),
  ['/de', HOME],
  ['/de/blog', BLOG],
  ['/de/blog/:slug', POST],
  ['/de/kontakt', CONTACT],
  ['/de/referenzen', TESTIMONIALS],
  ['/de/dienstleistungen/zivilrecht-denia', SERVICE],
  ['/de/dienstleistungen/familienrecht-denia', SERVICE],
  ['/de/dienstleistungen/arbeitsrecht-denia', SERVICE],
  ['/de/dienstleistungen/einwanderung-denia', SERVICE],
  ['/de/dienstleistungen/erbrecht-denia', SERVICE],
  ['/fr', HOME],
  ['/fr/blog', BLOG],
  ['/fr/blog/:slug', POST],
  ['/fr/contact', CONTACT],
  ['/fr/temoignages', TESTIMONIALS],
  ['/fr/services/droit-civil-denia', SERVICE],
  ['/fr/services/droit-famille-denia', SERVICE],
  ['/fr/services/droit-travail-denia', SERVICE],
  ['/fr/services/immigration-denia', SERVICE],
  ['/fr/services/droit-succession-denia', SERVICE],
  ['/ru', HOME],
  ['/ru/blog', BLOG],
  ['/ru/blog/:slug', POST],
  ['/ru/kontakt', CONTACT],
  ['/ru/otzyvy', TESTIMONIALS],
  ['/ru/uslugi/grazhdanskoe-pravo-denia', SERVICE],
  ['/ru/uslugi/semeynoe-pravo-denia', SERVICE],
  ['/ru/uslugi/trudovoe-pravo-denia', SERVICE],
  ['/ru/uslugi/immigratsiya-denia', SERVICE],
  ['/ru/uslugi/nasledstvennoe-pravo-denia', SERVICE],
];

/** The bare services base redirects to the section of the home page (PRODUCT 3). */
const REDIRECTS: [path: string, to: string][] = [
  ['/servicios', '/#services'],
  ['/en/services', '/en#services'],
  ['/ar/services', '/ar#services'],
  ['/zh/services', '/zh#services'],
  ['/de/dienstleistungen', '/de#services'],
  ['/fr/services', '/fr#services'],
  ['/ru/uslugi', '/ru#services'],
];

const tree = createRoutes({
  i18n: createI18n(),
  queryClient: createQueryClient(),
  preferredLanguage: () => 'es',
});

const routeOf = (path: string): RouteObject | undefined =>
  matchRoutes(tree, path.replace(':slug', 'una-entrada'))?.at(-1)?.route;

describe('the admin routes', () => {
  it('are loaded on demand, beside the public ones', () => {
    const beside = tree[0]?.children?.filter(({ path }) => path !== undefined) ?? [];
    expect(beside.map(({ path }) => path)).toEqual(['/admin-login', '/config-blogmr']);
    for (const route of beside.flatMap(({ children = [], ...own }) => [own, ...children])) {
      if (route.index) expect(route.loader, 'the bare address leads on').toBeDefined();
      else expect(route.lazy, route.path).toHaveProperty('Component');
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

  it.each(['/de/admin-login', '/config-blogmr/nothing', '/de/config-blogmr/posts'])(
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
    expect(route?.Component).toBeUndefined();
    expect(route?.lazy).toHaveProperty('Component');
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

  it.each(['/es', '/es/contacto', '/de/contact', '/contact', '/it', '/blog/a/b', '/de/servicios'])(
    'does not match %s',
    (path) => {
      const route = routeOf(path);
      expect(route?.path).toBe('*');
      expect((route?.handle as RouteHandle).page.module).toBe('src/pages/public/NotFoundPage.tsx');
    },
  );

  it('have a loading fallback and an error screen', () => {
    expect(tree[0]?.hydrateFallbackElement).toBeDefined();
    expect(tree[0]?.errorElement).toBeDefined();
  });
});

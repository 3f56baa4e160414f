import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import {
  categoriesOptions,
  featuredPostsOptions,
  filterFrom,
  postOptions,
  postsPageOptions,
} from '@/features/blog/queries';
import { languagesOptions } from '@/features/languages/queries';
import { testimonialsOptions } from '@/features/testimonials/queries';
import { loadTexts, type Namespace } from '@/i18n/engine';
import { prefetch } from '@/lib/queryClient';
import { LANGUAGES, type Language } from '@/site/languages';
import { languageOfPath, type PageId, PAGE_IDS, pathOf } from '@/site/pages';
import { ErrorScreen } from './ErrorScreen';
import { Loading } from './Loading';
import { PublicLayout } from './PublicLayout';
import { Root } from './Root';
import type { AppServices } from './services';

type LazyPage = () => Promise<{ default: ComponentType }>;

interface Page {
  /** Texts beyond the layout's. */
  texts: Namespace[];
  load: LazyPage;
  /** Starts the page's reads, which the page then finds under way; its failures are the page's to show. */
  prefetch?: (client: QueryClient, language: Language, url: URL, slug: string) => void;
}

/** The texts of header, footer and chat, which are on every page. */
const LAYOUT_TEXTS: Namespace[] = ['common', 'navigation', 'routes', 'contact'];

const servicePage: Page = {
  texts: ['services'],
  load: () => import('@/pages/public/ServicePage'),
};

const PAGES: Record<Exclude<PageId, 'services'> | 'post', Page> = {
  home: {
    texts: ['services', 'blog'],
    load: () => import('@/pages/public/HomePage'),
    prefetch(client, language) {
      prefetch(client, testimonialsOptions(language));
      prefetch(client, featuredPostsOptions(language));
    },
  },
  blog: {
    texts: ['blog'],
    load: () => import('@/pages/public/BlogPage'),
    prefetch(client, language, url) {
      prefetch(client, postsPageOptions(language, filterFrom(url.searchParams)));
      prefetch(client, categoriesOptions());
    },
  },
  post: {
    texts: ['blog'],
    load: () => import('@/pages/public/PostPage'),
    prefetch(client, language, _url, slug) {
      prefetch(client, postOptions(slug, language));
    },
  },
  contact: { texts: [], load: () => import('@/pages/public/ContactPage') },
  testimonials: {
    texts: [],
    load: () => import('@/pages/public/TestimonialsPage'),
    prefetch(client, language) {
      prefetch(client, testimonialsOptions(language));
    },
  },
  'service-civil': servicePage,
  'service-family': servicePage,
  'service-labor': servicePage,
  'service-immigration': servicePage,
  'service-inheritance': servicePage,
};

const notFound: Page = { texts: [], load: () => import('@/pages/public/NotFoundPage') };

/**
 * The route tree: one lazy route for every localized path (SPEC 2.2, 2.3). Loaders start texts and data
 * beside the page's code, so that nothing waits for another.
 */
export function createRoutes(services: AppServices): RouteObject[] {
  const { engine, queryClient } = services;

  const route = (path: string, page: Page): RouteObject => ({
    path,
    lazy: { Component: async () => (await page.load()).default },
    async loader({ request, params }: LoaderFunctionArgs) {
      const url = new URL(request.url);
      const language = languageOfPath(url.pathname) ?? services.preferredLanguage();
      page.prefetch?.(queryClient, language, url, params.slug ?? '');
      prefetch(queryClient, languagesOptions());
      await loadTexts(engine, language, [...LAYOUT_TEXTS, ...page.texts]);
      return null;
    },
  });

  const pageRoute = (page: PageId, language: Language): RouteObject => {
    const path = pathOf(page, language);
    if (page !== 'services') return route(path, PAGES[page]);
    return { path, loader: () => redirect(`${pathOf('home', language)}#services`) };
  };

  return [
    {
      element: <Root preferredLanguage={services.preferredLanguage} />,
      errorElement: <ErrorScreen />,
      hydrateFallbackElement: <Loading />,
      children: [
        {
          element: <PublicLayout />,
          children: [
            ...LANGUAGES.flatMap((language) => [
              ...PAGE_IDS.map((page) => pageRoute(page, language)),
              route(`${pathOf('blog', language)}/:slug`, PAGES.post),
            ]),
            route('*', notFound),
          ],
        },
      ],
    },
  ];
}

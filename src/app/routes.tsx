import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { languagesOptions } from '@/features/languages/queries';
import { overridesOptions } from '@/features/texts/queries';
import { loadTexts, type Namespace } from '@/i18n/engine';
import { applyOverrides } from '@/i18n/overrides';
import { prefetch } from '@/lib/queryClient';
import { LANGUAGES, type Language } from '@/site/languages';
import { languageOfPath, type PageId, PAGE_IDS, pathOf } from '@/site/pages';
import { adminRoutes } from './adminRoutes';
import { ErrorScreen } from './ErrorScreen';
import { foot } from './lateFoot';
import { Loading } from './Loading';
import { type Page, PAGES, type Place, type Read } from './pageTable';
import { PublicLayout } from './PublicLayout';
import { Root } from './Root';
import type { AppServices } from './services';

/** The texts of header, footer and chat, which are on every page. */
const LAYOUT_TEXTS: readonly Namespace[] = ['common', 'navigation', 'routes', 'contact'];

/** What a route says about itself outside the tree: to the prerenderer, and to who is about to open it. */
export interface RouteHandle {
  page: Page;
  texts: readonly Namespace[];
  /** Fetches what the page will need. Rejects where its code or texts cannot be loaded. */
  prefetch: (url: URL, slug?: string) => Promise<unknown>;
}

/** All that a page reads, the layout's reads included. */
export function readsOf(page: Page, place: Place): Read[] {
  return [languagesOptions(), overridesOptions(place.language), ...(page.reads?.(place) ?? [])];
}

/** The path of a language's posts, with React Router's `:slug`. */
export function postRoutePath(language: Language): string {
  return `${pathOf('blog', language)}/:slug`;
}

function atMost(promise: Promise<unknown>, ms: number): Promise<unknown> {
  return Promise.race([promise, new Promise((resolve) => setTimeout(resolve, ms))]);
}

/**
 * The route tree: one lazy route for every localized path (SPEC 2.2, 2.3). Loaders start texts and data
 * beside the page's code, so that nothing waits for another.
 */
export function createRoutes(services: AppServices): RouteObject[] {
  const { engine, queryClient } = services;

  const route = (path: string, page: Page): RouteObject => {
    const texts = [...LAYOUT_TEXTS, ...page.texts];
    /** The page's texts, as the firm has changed them. */
    const loadAllTexts = async (language: Language) => {
      const overrides = overridesOptions(language);
      // They are worth a short wait, so that no text changes before the reader's eyes.
      const waited = atMost(prefetch(queryClient, overrides), 1000);
      await Promise.all([loadTexts(engine, language, texts, page.longTexts), waited]);
      const changed = queryClient.getQueryData(overrides.queryKey);
      if (changed) applyOverrides(engine, language, changed);
    };
    const start = (url: URL, slug = '') => {
      const language = languageOfPath(url.pathname) ?? services.preferredLanguage();
      const place = { language, params: url.searchParams, slug };
      const reads = [...readsOf(page, place), ...(page.overlayReads?.(place) ?? [])];
      const data = Promise.all(reads.map((options) => prefetch(queryClient, options)));
      return { texts: loadAllTexts(language), data };
    };
    const handle: RouteHandle = {
      page,
      texts,
      prefetch: (url, slug) => Promise.all([page.load(), page.late?.(), start(url, slug).texts]),
    };
    return {
      path,
      handle,
      lazy: { Component: async () => (await page.load()).default },
      async loader({ request, params }: LoaderFunctionArgs) {
        const started = start(new URL(request.url), params.slug);
        await Promise.all([started.texts, page.late?.(), foot.preload()]);
        if (services.waitForData) await started.data;
        return null;
      },
    };
  };

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
        ...adminRoutes,
        {
          element: <PublicLayout />,
          children: [
            ...LANGUAGES.flatMap((language) => [
              ...PAGE_IDS.map((page) => pageRoute(page, language)),
              route(postRoutePath(language), PAGES.post),
            ]),
            route('*', PAGES.notFound),
          ],
        },
      ],
    },
  ];
}

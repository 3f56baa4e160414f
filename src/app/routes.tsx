import { overridesOptions } from '@/features/public/live-texts/queries';
import { loadTexts } from '@/i18n/instance';
import type { Namespace } from '@/i18n/namespaces';
import { applyOverrides } from '@/i18n/overrides';
import { languagesOptions } from '@/lib/activeLanguages';
import { firmFactsOptions } from '@/lib/liveFirm';
import { prefetch } from '@/lib/queryClient';
import type { Route } from '@/lib/router/routes';
import { LANGUAGES, type Language } from '@/site/languages';
import {
  isRedirected,
  languageOfPath,
  type PageId,
  PAGE_IDS,
  pathOf,
  REDIRECTED,
} from '@/site/pages';
import { adminRoutes } from './adminRoutes';
import { ErrorScreen } from './ErrorScreen';
import { PageFailure } from './PageFailure';
import { footerIsland } from './footerIsland';
import { type PageLoader, PAGE_LOADERS, type RouteContext, type PageQuery } from './pageLoaders';
import { PublicLayout } from './PublicLayout';
import { Root } from './Root';
import { routeCode } from './routeCode';
import { stayUntilLoaded } from './stalledNavigation';
import type { AppServices } from './appServices';

/** The namespaces of header, footer and chat button, which are on every page. */
const LAYOUT_NAMESPACES: readonly Namespace[] = ['common', 'navigation', 'routes', 'contact'];

/** What the prerenderer and `prefetchOnIntent` need to know of a route. */
export interface RouteHandle {
  page: PageLoader;
  namespaces: readonly Namespace[];
  /** Fetches the page's code alone. */
  loadCode: () => Promise<void>;
  /** Fetches code, texts and data of the page. Rejects where its code or texts cannot be loaded. */
  prefetch: (url: URL, slug?: string) => Promise<unknown>;
}

/** All queries of a page, including the layout's. */
export function queriesOf(page: PageLoader, context: RouteContext): PageQuery[] {
  const layout = [languagesOptions(), firmFactsOptions(), overridesOptions(context.language)];
  return [...layout, ...(page.queries?.(context) ?? [])];
}

const PARENTS = { post: 'blog', term: 'glossary', lawyer: 'lawyers' } as const;

/** The path of a language's posts, terms or lawyers, with `:slug`. */
export function slugRoutePath(page: keyof typeof PARENTS, language: Language): string {
  return `${pathOf(PARENTS[page], language)}/:slug`;
}

/** Waits for a promise, but no longer than `ms`; rejects as the promise does. */
async function withTimeout(promise: Promise<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The route tree: one route for every localized path (SPEC 2.2, 2.3). Loaders request code, texts and
 * data in parallel.
 */
export function createRoutes(services: AppServices): Route[] {
  const { i18n, queryClient } = services;

  const route = (path: string, page: PageLoader): Route => {
    const namespaces = [...LAYOUT_NAMESPACES, ...page.namespaces];
    const code = routeCode(page.load);
    const loadPageTexts = async (language: Language) => {
      const options = overridesOptions(language);
      await Promise.all([
        // Worth a short wait: otherwise texts would change while they are read.
        withTimeout(prefetch(queryClient, options), 1000),
        loadTexts(i18n, language, namespaces, page.completeNamespaces),
      ]);
      const overrides = queryClient.getQueryData(options.queryKey);
      if (overrides) applyOverrides(i18n, language, overrides);
    };
    const start = (url: URL, slug = '') => {
      const language = languageOfPath(url.pathname) ?? services.preferredLanguage();
      const context = { language, params: url.searchParams, slug };
      const queries = [...queriesOf(page, context), ...(page.optionalQueries?.(context) ?? [])];
      const data = Promise.all(queries.map((options) => prefetch(queryClient, options)));
      const islands = Promise.all([page.preloadIslands?.(language), footerIsland.preload()]);
      return { parts: [loadPageTexts(language), islands], data };
    };
    const handle: RouteHandle = {
      page,
      namespaces,
      loadCode: code.load,
      prefetch: (url, slug) => Promise.all([code.load(), ...start(url, slug).parts]),
    };
    return {
      path,
      handle,
      Component: code.Component,
      errorElement: <PageFailure />,
      async load(context) {
        const started = start(context.url, context.params.slug);
        await stayUntilLoaded(context, [code.load(), ...started.parts]);
        if (services.waitForData) await started.data;
      },
    };
  };

  const pageRoute = (page: PageId, language: Language): Route => {
    const path = pathOf(page, language);
    if (!isRedirected(page)) return route(path, PAGE_LOADERS[page]);
    return { path, redirect: `${pathOf('home', language)}#${REDIRECTED[page]}` };
  };

  return [
    {
      Component: () => <Root preferredLanguage={services.preferredLanguage} />,
      errorElement: <ErrorScreen />,
      children: [
        ...adminRoutes,
        {
          Component: PublicLayout,
          children: [
            ...LANGUAGES.flatMap((language) => [
              ...PAGE_IDS.map((page) => pageRoute(page, language)),
              route(slugRoutePath('post', language), PAGE_LOADERS.post),
              route(slugRoutePath('term', language), PAGE_LOADERS.term),
              route(slugRoutePath('lawyer', language), PAGE_LOADERS.lawyer),
            ]),
            route('*', PAGE_LOADERS.notFound),
          ],
        },
      ],
    },
  ];
}

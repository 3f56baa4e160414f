import { overridesOptions } from '@/features/public/live-texts/queries';
import { loadTexts } from '@/i18n/instance';
import type { Namespace } from '@/i18n/namespaces';
import { applyOverrides } from '@/i18n/overrides';
import { languagesOptions } from '@/lib/activeLanguages';
import { firmFactsOptions } from '@/lib/liveFirm';
import { prefetch } from '@/lib/queryClient';
import type { Page } from '@/lib/router/navigation';
import type { Language } from '@/site/languages';
import {
  addressOf,
  isRedirected,
  languageOfPath,
  PARENTS,
  pathOf,
  REDIRECTED,
} from '@/site/pages';
import { adminPageOf } from './adminPages';
import { PageFailure } from './PageFailure';
import { footerIsland } from './footerIsland';
import {
  type LoadedPage,
  type PageLoader,
  PAGE_LOADERS,
  type RouteContext,
  type PageQuery,
} from './pageLoaders';
import { PublicLayout } from './PublicLayout';
import { routeCode } from './routeCode';
import { stayUntilLoaded } from './missingPageCode';
import type { AppServices } from './appServices';

/** The namespaces of header, footer and chat button, which are on every page. */
const LAYOUT_NAMESPACES: readonly Namespace[] = ['common', 'navigation', 'routes', 'contact'];

export interface SitePage extends Page {
  /** What a public page needs; undefined for the admin area's. */
  needs?: {
    id: LoadedPage;
    page: PageLoader;
    namespaces: readonly Namespace[];
    /** Fetches the page's code alone. */
    loadCode: () => Promise<void>;
    /** Fetches code, texts and data of the page. Rejects where its code or texts cannot be loaded. */
    prefetch: (url: URL) => Promise<unknown>;
  };
}

/** All queries of a page, including the layout's. */
export function queriesOf(page: PageLoader, context: RouteContext): PageQuery[] {
  const layout = [languagesOptions(), firmFactsOptions(), overridesOptions(context.language)];
  return [...layout, ...(page.queries?.(context) ?? [])];
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

/** The slug in a path; '' without one. */
export function slugOf(pathname: string): string {
  const address = addressOf(pathname);
  return address && 'slug' in address ? address.slug : '';
}

/**
 * Finds the page of a path (SPEC 2.2, 2.3), the same one for all slugs. What it needs, code, texts and
 * data, is requested in parallel.
 */
export function createRoutes(services: AppServices): (pathname: string) => SitePage {
  const { i18n, queryClient } = services;
  const pages = new Map<string | undefined, SitePage>();

  const publicPage = (path: string | undefined, id: LoadedPage): SitePage => {
    const page = PAGE_LOADERS[id];
    const namespaces = [...LAYOUT_NAMESPACES, ...(page.namespaces ?? [])];
    const code = routeCode(page.load);
    const loadPageTexts = async (language: Language, isAhead: boolean) => {
      const options = overridesOptions(language);
      const complete = [...(page.completeNamespaces ?? [])];
      // A prerendered page has no other page's title.
      if (!(id in PARENTS) && !i18n.getResource(language, 'routes', `${id}.title`))
        complete.push('routes');
      await Promise.all([
        // Worth a short wait: otherwise texts would change while they are read.
        withTimeout(prefetch(queryClient, options), 1000),
        loadTexts(i18n, language, namespaces, complete, isAhead),
      ]);
      const overrides = queryClient.getQueryData(options.queryKey);
      if (overrides) applyOverrides(i18n, language, overrides);
    };
    const start = (url: URL, isAhead: boolean) => {
      const language = languageOfPath(url.pathname) ?? services.preferredLanguage();
      const context = { language, params: url.searchParams, slug: slugOf(url.pathname) };
      const queries = [...queriesOf(page, context), ...(page.optionalQueries?.(context) ?? [])];
      const data = Promise.all(queries.map((options) => prefetch(queryClient, options)));
      const islands = Promise.all([page.preloadIslands?.(language), footerIsland.preload()]);
      return { parts: [code.load(), loadPageTexts(language, isAhead), islands], data };
    };
    return {
      ...(path !== undefined && { path }),
      Component: code.Component,
      Layout: PublicLayout,
      Failure: PageFailure,
      needs: {
        id,
        page,
        namespaces,
        loadCode: code.load,
        prefetch: (url) => Promise.all(start(url, true).parts),
      },
      async load(url, signal) {
        const { parts, data } = start(url, false);
        await stayUntilLoaded(url, signal, parts);
        if (services.waitForData) await data;
      },
    };
  };

  const pageAt = (path: string | undefined, page: LoadedPage, redirect?: string): SitePage => {
    const found = pages.get(path) ?? { ...publicPage(path, page), ...(redirect && { redirect }) };
    pages.set(path, found);
    return found;
  };

  return (pathname) => {
    const admin = adminPageOf(pathname);
    if (admin) return admin;
    const address = addressOf(pathname);
    if (!address) return pageAt(undefined, 'notFound');
    const { page, language } = address;
    if ('slug' in address) {
      return pageAt(`${pathOf(PARENTS[address.page], language)}/:slug`, address.page);
    }
    const path = pathOf(address.page, language);
    if (!isRedirected(page)) return pageAt(path, page);
    return pageAt(path, 'home', `${pathOf('home', language)}#${REDIRECTED[page]}`);
  };
}

import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { overridesOptions } from '@/features/public/live-texts/queries';
import { loadTexts } from '@/i18n/instance';
import type { Namespace } from '@/i18n/namespaces';
import { applyOverrides } from '@/i18n/overrides';
import { languageAt } from '@/i18n/preference';
import { languagesOptions } from '@/lib/activeLanguages';
import { firmFactsOptions } from '@/lib/liveFirm';
import { prefetch } from '@/lib/queryClient';
import type { Page } from '@/lib/router/navigation';
import type { Language } from '@/site/languages';
import { addressOf, isRedirected, PARENTS, pathOf, REDIRECTED } from '@/site/pages';
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

/** The namespaces of header, footer and chat button, which are on every page. */
const LAYOUT_NAMESPACES: readonly Namespace[] = ['common', 'navigation', 'routes', 'contact'];

/** What routes and providers share; created once at the start, and for each test. */
export interface AppServices {
  i18n: I18n;
  queryClient: QueryClient;
}

export interface SitePage extends Page {
  /** What a public page needs; undefined for the admin area's. */
  needs?: {
    id: LoadedPage;
    page: PageLoader;
    namespaces: readonly Namespace[];
    /** Fetches the page's code alone. */
    loadCode: () => Promise<void>;
  };
}

/** What the queries of a page depend on, by its address. */
export function contextOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): RouteContext {
  const address = addressOf(pathname);
  return {
    language: languageAt(pathname),
    params: new URLSearchParams(search),
    slug: address && 'slug' in address ? address.slug : '',
  };
}

/** All queries of a page, including the layout's. */
export function queriesOf(page: PageLoader, context: RouteContext): PageQuery[] {
  const layout = [languagesOptions(), firmFactsOptions(), overridesOptions(context.language)];
  return [...layout, ...(page.queries?.(context) ?? [])];
}

/** How long a page waits for the firm's changes of its texts, which else change while they are read. */
const OVERRIDES_MS = 1000;

/** Finds the page of a path (SPEC 2.2, 2.3), the same one for all slugs. */
export function createRoutes({ i18n, queryClient }: AppServices): (pathname: string) => SitePage {
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
        Promise.race([
          prefetch(queryClient, options),
          new Promise((resolve) => setTimeout(resolve, OVERRIDES_MS)),
        ]),
        loadTexts(i18n, language, namespaces, complete, isAhead),
      ]);
      const overrides = queryClient.getQueryData(options.queryKey);
      if (overrides) applyOverrides(i18n, language, overrides);
    };
    return {
      ...(path !== undefined && { path }),
      Component: code.Component,
      Layout: PublicLayout,
      Failure: PageFailure,
      needs: { id, page, namespaces, loadCode: code.load },
      load(url, isAhead = false) {
        const context = contextOf(url);
        const queries = [...queriesOf(page, context), ...(page.optionalQueries?.(context) ?? [])];
        // Not waited for: a visitor sees the page first.
        for (const query of queries) void prefetch(queryClient, query);
        return [
          code.load(),
          loadPageTexts(context.language, isAhead),
          page.preloadIslands?.(context.language),
          footerIsland.preload(),
        ];
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

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { App } from './app/App';
import { withoutDeferredTexts } from './app/deferredTexts';
import type { PageData } from './app/pageData';
import { type LoadedPage, PAGE_LOADERS, type PageQuery } from './app/pageLoaders';
import { contextOf, createRoutes, queriesOf } from './app/routes';
import { cachePublishedPosts } from './features/public/blog/publishedPosts';
import { overridesOptions } from './features/public/live-texts/queries';
import { createI18n } from './i18n/instance';
import { applyOverrides } from './i18n/overrides';
import { languageAt } from './i18n/preference';
import { activeLanguages, languagesOptions } from './lib/activeLanguages';
import { env } from './lib/db';
import { firmFactsOptions } from './lib/liveFirm';
import { createQueryClient, prefetch } from './lib/queryClient';
import { recordOf } from './lib/recordOf';
import { Navigation } from './lib/router/navigation';
import { firmWith } from './site/firmFacts';
import type { Language } from './site/languages';
import { LEGAL_TEXT_IDS } from './site/legal';
import { addressOf, isRedirected } from './site/pages';

export { pageDataElement } from './app/pageData';
export { env };

/** The hosted backend's address; undefined for the embedded backend. */
export const hostedUrl = import.meta.env.VITE_SUPABASE_URL ? env.supabaseUrl : undefined;

/** A page as the build writes it. */
export interface RenderedPage {
  /** The content of #root. */
  html: string;
  /** `<title>`, `<meta>` and `<link>` elements for the document's head. */
  head: string;
  /** The source module whose chunks the page needs. */
  module: string;
  data: PageData;
}

/** Translation files by language and namespace. */
export type Texts = Record<string, Record<string, object>>;

export type Reader = ReturnType<typeof createReader>;

/** Reads data through the same queries as the browser, and caches them for all pages. */
export function createReader(texts: Texts) {
  const { i18n, queryClient } = createServices(texts);
  return {
    /** All published posts; their pages then need no query of their own. @throws {BackendError} */
    publishedPosts: () => cachePublishedPosts(queryClient),
    /** The languages that the site has pages in; all, where the backend does not answer. */
    languages: async () => {
      await prefetch(queryClient, languagesOptions());
      return activeLanguages(queryClient.getQueryData(languagesOptions().queryKey));
    },
    /** The firm as its pages show it, once any page has been read. */
    firm: () => firmWith(queryClient.getQueryData(firmFactsOptions().queryKey)),
    /** The query data of a page. @throws naming the page, where the backend does not answer. */
    read: (pathname: string) => readPage(queryClient, pathname),
    /** A text for the feeds, with the firm's overrides once any page has been read. */
    text: (lng: Language, key: 'blog.title' | 'blog.description') => {
      const overrides = queryClient.getQueryData(overridesOptions(lng).queryKey);
      if (overrides) applyOverrides(i18n, lng, overrides);
      return i18n.t(key, { lng, ns: 'routes' });
    },
  };
}

/**
 * Renders pages of the app's route tree to HTML, one at a time, from the query cache as the app
 * does.
 * @returns a function of a page's path and of what `Reader.read` returned for it, possibly in
 * another thread; it throws what a component or a loader throws.
 */
export function createRenderer(texts: Texts) {
  const services = createServices(texts);
  const pageOf = createRoutes(services);
  return async (pathname: string, queries: PageData['queries']): Promise<RenderedPage> => {
    services.queryClient.clear();
    for (const [key, found] of queries) services.queryClient.setQueryData(key, found);
    const { redirect, needs, load } = pageOf(pathname);
    if (redirect || !needs) throw new Error(`${pathname} has no page of its own`);
    await Promise.all(load?.(new URL(pathname, 'http://localhost')) ?? []);
    const navigation = new Navigation(pageOf, pathname);
    const errors: unknown[] = [];
    const { prelude } = await prerenderToNodeStream(
      <StrictMode>
        <App services={services} navigation={navigation} />
      </StrictMode>,
      {
        // Above this size React would send a boundary's content hidden, with an inline script that
        // reveals it.
        progressiveChunkSize: 1e9,
        onError: (error) => void errors.push(error),
      },
    );
    const { head, html } = splitHead(await text(prelude));
    // React would leave a failed boundary to the browser; a build must not.
    if (errors.length > 0) throw errors[0];
    const { id, page, namespaces } = needs;
    const language = languageAt(pathname);
    return {
      html,
      head,
      module: moduleOf(id),
      data: {
        language,
        texts: recordOf(namespaces, (ns) => {
          const file = texts[language]?.[ns] ?? {};
          const isComplete = page.completeNamespaces?.includes(ns);
          return isComplete ? file : withoutDeferredTexts(ns, file, id);
        }),
        queries,
      },
    };
  };
}

/** HomePage.tsx of 'home', ServicePage.tsx of each practice area, LegalPage.tsx of each legal text. */
function moduleOf(id: LoadedPage): string {
  const [name = ''] = LEGAL_TEXT_IDS.some((text) => text === id) ? ['legal'] : id.split('-');
  return `src/pages/public/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`;
}

function createServices(texts: Texts) {
  const i18n = createI18n();
  for (const [language, namespaces] of Object.entries(texts)) {
    for (const [namespace, file] of Object.entries(namespaces)) {
      i18n.addResourceBundle(language, namespace, file);
    }
  }
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity, gcTime: Infinity } });
  return { i18n, queryClient };
}

function readPage(queryClient: QueryClient, pathname: string): Promise<PageData['queries']> {
  const address = addressOf(pathname);
  const page = PAGE_LOADERS[address && !isRedirected(address.page) ? address.page : 'notFound'];
  const queries = queriesOf(page, contextOf({ pathname, search: '' }));
  const read = async (query: PageQuery) =>
    [query.queryKey as QueryKey, await queryClient.query({ retry: 1, ...query })] as const;
  return Promise.all(queries.map(read)).catch((cause: unknown) => {
    throw new Error(`${pathname}: the backend did not answer`, { cause });
  });
}

const HEAD_ELEMENT = /^(?:<title[^>]*>.*?<\/title>|<meta[^>]*>|<link[^>]*>)/s;

/**
 * Splits off the elements that React hoists: they come first and belong into the document's head.
 */
function splitHead(markup: string): { head: string; html: string } {
  let head = '';
  let html = markup;
  for (let found = HEAD_ELEMENT.exec(html); found; found = HEAD_ELEMENT.exec(html)) {
    // React writes hrefLang, which browsers accept but crawlers may not look for.
    head += found[0].replace(' hrefLang="', ' hreflang="');
    html = html.slice(found[0].length);
  }
  return { head, html };
}

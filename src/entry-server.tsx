import {
  dehydrate,
  type DehydratedState,
  hydrate,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router-dom';
import { Services } from './app/App';
import { hasLongTexts, withoutLongTexts } from './app/longTexts';
import type { PageData } from './app/pageData';
import { PAGES } from './app/pageTable';
import { createRoutes, readsOf, type RouteHandle } from './app/routes';
import type { AppServices } from './app/services';
import { cachePublishedPosts, type PublishedPost } from './features/blog/queries';
import { overridesOptions } from './features/texts/queries';
import { createEngine, type Namespace } from './i18n/engine';
import { applyOverrides } from './i18n/overrides';
import { env } from './lib/db';
import { createQueryClient, prefetch } from './lib/queryClient';
import { DEFAULT_LANGUAGE, type Language } from './site/languages';
import { addressOf, languageOfPath } from './site/pages';

export { pageDataElement } from './app/pageData';
export { env };

/** The hosted backend's address; undefined where the embedded one is to serve. */
export const hostedUrl = import.meta.env.VITE_SUPABASE_URL ? env.supabaseUrl : undefined;

export interface Rendered {
  /** The content of #root. */
  html: string;
  /** `<title>`, `<meta>` and `<link>` elements, for the document's head. */
  head: string;
  /** The source modules whose chunks the page needs. */
  modules: string[];
  data: PageData;
  status: number;
}

/** Translation files: language -> namespace -> file. */
export type Texts = Record<string, Record<string, object>>;

export interface Reader {
  /** All published posts, which their pages need not read again. @throws {BackendError} */
  publishedPosts: () => Promise<PublishedPost[]>;
  /** What a page shows and carries. @throws naming it, where the backend does not answer. */
  read: (pathname: string) => Promise<DehydratedState>;
  /** A text of the pages' heads, for files that are no pages; as the firm has changed it, once pages are read. */
  text: (language: Language, key: 'blog.title' | 'blog.description') => string;
}

/**
 * @param queries what `Reader.read` gave for the page, perhaps in another thread.
 * @throws what a component or a loader throws.
 */
export type Render = (pathname: string, queries: DehydratedState) => Promise<Rendered>;

/** Reads through the same queries as in the browser; what is read once is kept for the pages that follow. */
export function createReader(texts: Texts): Reader {
  const { engine, queryClient } = createServices(texts);
  return {
    publishedPosts: () => cachePublishedPosts(queryClient),
    read: (pathname) => readPage(queryClient, pathname),
    text(lng, key) {
      const changed = queryClient.getQueryData(overridesOptions(lng).queryKey);
      if (changed) applyOverrides(engine, lng, changed);
      return engine.t(key, { lng, ns: 'routes' });
    },
  };
}

/** Renders pages of the one route tree to HTML, one at a time: each finds what it shows where the app would. */
export function createRenderer(texts: Texts): Render {
  const services = createServices(texts);
  const handler = createStaticHandler(createRoutes(services));
  return (pathname, queries) => {
    services.queryClient.clear();
    hydrate(services.queryClient, queries);
    return renderPage(services, handler, texts, pathname, queries);
  };
}

function createServices(texts: Texts): AppServices {
  const engine = createEngine();
  for (const [language, namespaces] of Object.entries(texts)) {
    for (const [namespace, file] of Object.entries(namespaces)) {
      engine.addResourceBundle(language, namespace, file);
    }
  }
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity, gcTime: Infinity } });
  return {
    engine,
    queryClient,
    preferredLanguage: () => DEFAULT_LANGUAGE,
    waitForData: true,
  };
}

async function readPage(queryClient: QueryClient, pathname: string): Promise<DehydratedState> {
  const address = addressOf(pathname);
  const page = PAGES[address && address.page !== 'services' ? address.page : 'notFound'];
  const language = languageOfPath(pathname) ?? DEFAULT_LANGUAGE;
  const slug = address?.page === 'post' ? address.slug : '';
  const reads = readsOf(page, { language, params: new URLSearchParams(), slug });
  // A cache of its own: looking for a page's few reads among those of all pages would take ever longer.
  const carried = createQueryClient();
  await Promise.all(reads.map((read) => prefetch(queryClient, read)));
  for (const read of reads) {
    const queryKey = read.queryKey as QueryKey;
    const { error, data, dataUpdatedAt: updatedAt } = queryClient.getQueryState(queryKey) ?? {};
    if (error) throw new Error(`${pathname}: the backend did not answer`, { cause: error });
    if (data !== undefined) carried.setQueryData(queryKey, data, { updatedAt });
  }
  return dehydrate(carried);
}

async function renderPage(
  services: AppServices,
  handler: StaticHandler,
  texts: Texts,
  pathname: string,
  queries: DehydratedState,
): Promise<Rendered> {
  const context = await handler.query(new Request(new URL(pathname, 'http://localhost')));
  if (context instanceof Response) throw new Error('The address answers with a redirect');
  if (context.errors) throw new Error('Its route failed', { cause: context.errors });
  const router = createStaticRouter(handler.dataRoutes, context);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Services services={services}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Services>
    </StrictMode>,
    {
      // Above this size React would send a boundary's content hidden, with an inline script that shows it.
      progressiveChunkSize: 1e9,
      onError: (error) => void errors.push(error),
    },
  );
  const { head, html } = splitHead(await text(prelude));
  // React would leave the part to the browser.
  if (errors.length > 0) throw errors[0];
  const { page, texts: namespaces } = context.matches.at(-1)?.route.handle as RouteHandle;
  const language: Language = languageOfPath(pathname) ?? DEFAULT_LANGUAGE;
  const isPartial = (ns: Namespace) => hasLongTexts(ns) && !page.longTexts?.includes(ns);
  const pageTexts = namespaces.map((ns) => {
    const file = texts[language]?.[ns] ?? {};
    return [ns, isPartial(ns) ? withoutLongTexts(ns, file) : file];
  });
  return {
    html,
    head,
    modules: [page.module],
    status: context.statusCode,
    data: {
      language,
      texts: Object.fromEntries(pageTexts) as Record<string, object>,
      partial: namespaces.filter(isPartial),
      queries,
    },
  };
}

const HEAD_ELEMENT = /^(?:<title[^>]*>.*?<\/title>|<meta[^>]*>|<link[^>]*>)/s;

/** React puts the elements that it hoists first: they go to the document's head. */
function splitHead(markup: string): { head: string; html: string } {
  let head = '';
  let html = markup;
  for (let found = HEAD_ELEMENT.exec(html); found; found = HEAD_ELEMENT.exec(html)) {
    // React's own spelling, which browsers read as well, is not what other readers look for.
    head += found[0].replace(' hrefLang="', ' hreflang="');
    html = html.slice(found[0].length);
  }
  return { head, html };
}

import { dehydrate, hashKey, type QueryKey } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Services } from './app/App';
import { hasLongTexts, withoutLongTexts } from './app/longTexts';
import type { PageData } from './app/pageData';
import { createRoutes, readsOf, type RouteHandle } from './app/routes';
import type { AppServices } from './app/services';
import { cachePublishedPosts, type PublishedPost } from './features/blog/queries';
import { createEngine, type Namespace } from './i18n/engine';
import { env } from './lib/db';
import { createQueryClient } from './lib/queryClient';
import { DEFAULT_LANGUAGE, type Language } from './site/languages';
import { languageOfPath } from './site/pages';

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

export interface Renderer {
  render: (pathname: string) => Promise<Rendered>;
  /** @throws {BackendError} where the backend does not answer. */
  publishedPosts: () => Promise<PublishedPost[]>;
  /** A text of the pages' heads, for files that are no pages. */
  text: (language: Language, key: 'blog.title' | 'blog.description') => string;
}

/**
 * Renders pages of the one route tree to HTML. Texts come from `texts` (language -> namespace -> file), data
 * from the backend through the same queries as in the browser; both are kept for the pages that follow.
 */
export function createRenderer(texts: Record<string, Record<string, object>>): Renderer {
  const services: AppServices = {
    engine: createEngine(),
    queryClient: createQueryClient(),
    preferredLanguage: () => DEFAULT_LANGUAGE,
    waitForData: true,
  };
  services.queryClient.setDefaultOptions({ queries: { staleTime: Infinity, gcTime: Infinity } });
  for (const [language, namespaces] of Object.entries(texts)) {
    for (const [namespace, file] of Object.entries(namespaces)) {
      services.engine.addResourceBundle(language, namespace, file);
    }
  }
  const handler = createStaticHandler(createRoutes(services));
  return {
    render: (pathname) => renderPage(services, handler, texts, pathname),
    publishedPosts: () => cachePublishedPosts(services.queryClient),
    text: (lng, key) => services.engine.t(key, { lng, ns: 'routes' }),
  };
}

async function renderPage(
  services: AppServices,
  handler: ReturnType<typeof createStaticHandler>,
  texts: Record<string, Record<string, object>>,
  pathname: string,
): Promise<Rendered> {
  const context = await handler.query(new Request(new URL(pathname, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${pathname} answers with a redirect`);
  if (context.errors) throw new Error(`${pathname} failed`, { cause: context.errors });
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Services services={services}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Services>
    </StrictMode>,
    {
      // Above this size React would send a boundary's content hidden, with an inline script that shows it.
      progressiveChunkSize: 1e9,
      onError(error) {
        throw error;
      },
    },
  );
  const { head, html } = splitHead(await text(prelude));
  const match = context.matches.at(-1);
  const { page, texts: namespaces } = match?.route.handle as RouteHandle;
  const language: Language = languageOfPath(pathname) ?? DEFAULT_LANGUAGE;
  const place = { language, params: new URLSearchParams(), slug: match?.params.slug ?? '' };
  const hashes = new Set(readsOf(page, place).map((read) => hashKey(read.queryKey as QueryKey)));
  const cache = services.queryClient.getQueryCache();
  // A cache of its own: looking for a page's few reads among those of all pages would take ever longer.
  const carried = createQueryClient();
  for (const hash of hashes) {
    const query = cache.get(hash);
    if (!query) continue;
    const { error, data, dataUpdatedAt: updatedAt } = query.state;
    if (error) throw new Error(`${pathname}: the backend did not answer`, { cause: error });
    if (data !== undefined) carried.setQueryData(query.queryKey, data, { updatedAt });
  }
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
      queries: dehydrate(carried),
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

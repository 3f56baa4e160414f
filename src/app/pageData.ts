import { type DehydratedState, hashKey, type QueryKey } from '@tanstack/react-query';
import { scriptJson } from '@/lib/scriptJson';
import type { Namespace } from '@/i18n/instance';
import type { Language } from '@/site/languages';
import type { PageQuery } from './pageLoaders';

/** What is embedded in a prerendered page, so that hydrating it needs no request. */
export interface PageData {
  language: Language;
  /** Translation files by namespace. */
  texts: Record<string, object>;
  /** The namespaces in `texts` that lack their deferred keys (deferredTexts.ts). */
  incompleteNamespaces: Namespace[];
  queries: DehydratedState;
}

const ID = 'page-data';

/**
 * The page's data as a JSON element, which no browser executes: `script-src 'self'` stays possible.
 * @param chunks the addresses of the page's code, for the first script (entry.ts).
 */
export function pageDataElement(data: PageData, chunks: readonly string[]): string {
  return `<script type="application/json" id="${ID}" data-chunks="${chunks.join(' ')}">${scriptJson(data)}</script>`;
}

/** The data embedded in the page; undefined on a page that was not prerendered. */
export function readPageData(): PageData | undefined {
  const json = document.getElementById(ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : undefined;
}

/**
 * Whether the page embeds the answers to all queries: `/blog?page=2` is served with the first page
 * of the list.
 */
export function coversQueries(data: PageData, queries: readonly PageQuery[]): boolean {
  const embedded = new Set(data.queries.queries.map(({ queryHash }) => queryHash));
  return queries.every(({ queryKey }) => embedded.has(hashKey(queryKey as QueryKey)));
}

/**
 * Removes the head elements of a prerendered page (src/seo/Head.tsx); React renders those of the
 * page that replaces it.
 */
export function removeHead(): void {
  const elements = document.head.querySelectorAll(
    'title, meta[name=description], meta[name=robots], meta[name="twitter:card"], meta[property], link[rel=canonical], link[rel=alternate]',
  );
  for (const element of elements) element.remove();
}

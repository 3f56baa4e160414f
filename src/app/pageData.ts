import { hashKey, type QueryKey } from '@tanstack/react-query';
import { scriptJson } from '@/lib/scriptJson';
import { PAGE_DATA_ID } from '@/i18n/visitorLanguage';
import type { Language } from '@/site/languages';
import { addressOf } from '@/site/pages';
import type { PageQuery } from './pageLoaders';

/** What is embedded in a prerendered page, so that hydrating it needs no request. */
export interface PageData {
  language: Language;
  /** Translation files by namespace, without the deferred keys of other pages (deferredTexts.ts). */
  texts: Record<string, object>;
  /** Key and data of each query. */
  queries: readonly (readonly [key: QueryKey, data: unknown])[];
}

/**
 * The page's data as a JSON element, which no browser executes: `script-src 'self'` stays possible.
 * @param chunks the addresses of the page's code, for the first script (entry.ts).
 */
export function pageDataElement(data: PageData, chunks: readonly string[]): string {
  return `<script type="application/json" id="${PAGE_DATA_ID}" data-chunks="${chunks.join(' ')}">${scriptJson(data)}</script>`;
}

/**
 * The data embedded in the page; undefined on a page that was not prerendered. A post is also shown at its Spanish
 * address, whose slug may be another than that in its language.
 */
export function readPageData(): PageData | undefined {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!json) return undefined;
  const data = JSON.parse(json) as PageData;
  const address = addressOf(location.pathname);
  if (address?.page !== 'post') return data;
  const atAddress = (key: QueryKey) =>
    key[1] === 'post' || key[1] === 'related' ? key.with(2, address.slug) : key;
  return { ...data, queries: data.queries.map(([key, found]) => [atAddress(key), found]) };
}

/** Whether the page embeds all results: `/blog?page=2` is served with the first page of the list. */
export function coversQueries(data: PageData, queries: readonly PageQuery[]): boolean {
  const embedded = new Set(data.queries.map(([key]) => hashKey(key)));
  return queries.every(({ queryKey }) => embedded.has(hashKey(queryKey as QueryKey)));
}

/**
 * The head elements of the document (src/seo/Head.tsx, or the empty page's title), to be removed
 * once React has rendered those of the page that replaces it: a page always has a title.
 */
export function headElements(): Element[] {
  const selector =
    'title, meta[name=description], meta[name=robots], meta[name="twitter:card"], meta[property], link[rel=canonical], link[rel=alternate]';
  return [...document.head.querySelectorAll(selector)];
}

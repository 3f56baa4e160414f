import { type DehydratedState, hashKey, type QueryKey } from '@tanstack/react-query';
import { scriptJson } from '@/lib/scriptJson';
import type { Namespace } from '@/i18n/engine';
import type { Language } from '@/site/languages';
import type { Read } from './pageTable';

/** What a prerendered page carries so that its first render needs nothing from the network. */
export interface PageData {
  language: Language;
  /** Translation files by namespace. */
  texts: Record<string, object>;
  /** Those of them without their long texts (longTexts.ts), which other pages show. */
  partial: Namespace[];
  queries: DehydratedState;
}

const ID = 'page-data';

/**
 * The page's data as an element that no browser runs (`script-src 'self'` stays possible).
 * @param chunks the addresses of its code, for the first script (entry.ts).
 */
export function pageDataElement(data: PageData, chunks: readonly string[]): string {
  return `<script type="application/json" id="${ID}" data-chunks="${chunks.join(' ')}">${scriptJson(data)}</script>`;
}

/** What the page carries; undefined on a page that was not prerendered. */
export function readPageData(): PageData | undefined {
  const json = document.getElementById(ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : undefined;
}

/** Whether a page carries all that its address asks for: `/blog?page=2` is answered with the list's first page. */
export function carries(data: PageData, reads: readonly Read[]): boolean {
  const carried = new Set(data.queries.queries.map(({ queryHash }) => queryHash));
  return reads.every(({ queryKey }) => carried.has(hashKey(queryKey as QueryKey)));
}

/** Takes what a prerendered page says of itself (src/i18n/Head.tsx) out of the document's head. */
export function removeHead(): void {
  const elements = document.head.querySelectorAll(
    'title, meta[name=description], meta[name=robots], meta[name="twitter:card"], meta[property], link[rel=canonical], link[rel=alternate]',
  );
  for (const element of elements) element.remove();
}

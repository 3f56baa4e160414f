import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '@/site/languages';

/** What a prerendered page carries so that its first render needs nothing from the network. */
export interface PageData {
  language: Language;
  /** Translation files by namespace. */
  texts: Record<string, object>;
  queries: DehydratedState;
}

const ID = 'page-data';

/** The page's data as an element that no browser runs (`script-src 'self'` stays possible). */
export function pageDataElement(data: PageData): string {
  // '<' cannot stand in the text of a script element without a risk of ending it.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/** What the page carries; undefined on a page that was not prerendered. */
export function readPageData(): PageData | undefined {
  const json = document.getElementById(ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : undefined;
}

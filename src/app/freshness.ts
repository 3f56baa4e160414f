import type { QueryClient } from '@tanstack/react-query';
import { applyStyles } from '@/hydration/styles';
import { isReachedByHistory } from '@/i18n/visitorLanguage';
import { publicationRevision } from '@/lib/publication';
import { type Revision, REVISION_PATH } from '@/site/siteStamp';

/**
 * Reads the data of a prerendered page again where something has been published since, or where
 * that cannot be told.
 */
export async function readAgainIfOutdated(client: QueryClient): Promise<void> {
  const isCurrent = await isPageCurrent().catch(() => false);
  if (isCurrent) return;
  // They may need rules that the page does not inline, such as those of a first photo among SVGs.
  applyStyles();
  await client.invalidateQueries({
    // A page is written again with each change of these.
    predicate: ({ observers }) => !observers.some(({ options }) => options.staleTime === Infinity),
  });
}

/** Whether the page shows the database's revision: its files do, since before it was requested. */
async function isPageCurrent(): Promise<boolean> {
  // The browser may have kept the document of such a page.
  if (isReachedByHistory()) return false;
  const [response, published] = await Promise.all([
    fetch(REVISION_PATH, { cache: 'no-cache' }),
    publicationRevision(),
  ]);
  const { revision, at } = (await response.json()) as Revision;
  // By the host's clock.
  const age = Date.parse(response.headers.get('Date') ?? '') - Date.parse(at);
  return published !== '' && revision === published && age > performance.now();
}

import type { QueryClient } from '@tanstack/react-query';
import { isReachedByHistory } from '@/i18n/visitorLanguage';
import { publicationRevision } from '@/lib/publication';
import { type Revision, REVISION_PATH } from '@/site/siteStamp';

let answer: Promise<boolean> | undefined;

/** Whether the page shows what is published, or whether the database does not answer. Asked once. */
export const isPageCurrent = () => (answer ??= showsPublished());

async function showsPublished(): Promise<boolean> {
  // The browser may have kept the document of such a page.
  if (isReachedByHistory()) return false;
  const [shown, published] = await Promise.all([
    revisionOfFiles().catch(() => undefined),
    publicationRevision().catch(() => undefined),
  ]);
  return published === undefined || (published !== '' && published === shown);
}

/** The database's revision that the site's files have had since before the page was requested. */
async function revisionOfFiles(): Promise<string | undefined> {
  const response = await fetch(REVISION_PATH, { cache: 'no-cache' });
  const { revision, at } = (await response.json()) as Revision;
  // By the host's clock.
  const age = Date.parse(response.headers.get('Date') ?? '') - Date.parse(at);
  return age > performance.now() ? revision : undefined;
}

/** Reads the data of a page again where something has been published since, or may have been. */
export async function readAgainIfOutdated(client: QueryClient): Promise<void> {
  if (await isPageCurrent()) return;
  await client.invalidateQueries({
    // A page is written again with each change of these.
    predicate: ({ observers }) => !observers.some(({ options }) => options.staleTime === Infinity),
  });
}

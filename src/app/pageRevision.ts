import { isReachedByHistory } from '@/i18n/visitorLanguage';
import { publicationRevision } from '@/lib/publication';
import { type Revision, REVISION_PATH } from '@/site/siteStamp';

let answer: Promise<boolean> | undefined;

/**
 * Whether the prerendered page shows what is published; not where that cannot be told. Asked once.
 */
export const isPageCurrent = () => (answer ??= showsPublished().catch(() => false));

/** Whether the page shows the database's revision: its files do, since before it was requested. */
async function showsPublished(): Promise<boolean> {
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

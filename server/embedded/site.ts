import { objectsOf, queryOf, type Site } from '../archive/site.ts';
import type { EmbeddedBackend } from './embedded.ts';

/** A running embedded backend; the caller closes it. */
export const embeddedSite = (backend: EmbeddedBackend, url: string): Site => ({
  url,
  ...objectsOf(url, backend.serviceKey, backend.fetch),
  transaction: (work) => backend.connection.driver.transaction((tx) => work(queryOf(tx))),
  close: () => Promise.resolve(),
});

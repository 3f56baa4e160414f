import { objectsOf, type Row, type Site } from '../archive/site.ts';
import type { EmbeddedBackend } from './embedded.ts';

/** A running embedded backend; the caller closes it. */
export async function embeddedSite(backend: EmbeddedBackend, url: string): Promise<Site> {
  const { driver } = backend.connection;
  const { rows } = await driver.query<{ value: string }>(
    `select value from embedded.settings where name = 'service_role'`,
  );
  const key = `sb_secret_${rows[0]?.value ?? ''}`;
  return {
    url,
    ...objectsOf(url, key, backend.fetch),
    transaction: (work) =>
      driver.transaction(async (tx) =>
        work(async (text, values) => (await tx.query<Row>(text, values)).rows),
      ),
    close: () => Promise.resolve(),
  };
}

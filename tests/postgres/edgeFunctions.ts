import { afterAll, beforeAll } from 'vitest';
import type { Database } from './sessions';

/**
 * What the jobs of a hosted project call Edge Functions with: its Vault, and pg_net, whose calls are
 * noted instead. @returns the addresses called so far.
 */
export function useEdgeFunctions(db: Database): () => Promise<unknown[]> {
  beforeAll(() =>
    db.sql(`
      create schema vault;
      create view vault.decrypted_secrets as values
        ('project_url', 'https://project.example'), ('cron_secret', 'secret');
      alter view vault.decrypted_secrets rename column column1 to name;
      alter view vault.decrypted_secrets rename column column2 to decrypted_secret;
      create schema net;
      create table net.calls (id serial, url text);
      create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds integer)
        returns void language sql as $$ insert into net.calls (url) values (url) $$;
      grant usage on schema vault, net to postgres;
      grant all on all tables in schema vault, net to postgres;
      grant all on all sequences in schema net to postgres`),
  );
  afterAll(() => db.sql('drop schema vault, net cascade'));
  return async () => (await db.sql('select url from net.calls order by id')).map(({ url }) => url);
}

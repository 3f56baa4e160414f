import pg from 'pg';
import { randomUUID } from 'node:crypto';

/** The migrated database on the server of the tests (tests/postgres/server/template.ts). */
export const TEMPLATE = 'template_site';

/** A new database with all migrations on the server of the tests. @returns its address. */
export async function copyOfTemplate(server: string): Promise<string> {
  const name = `site_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(`create database ${name} template ${TEMPLATE} owner site`);
  await client.end();
  return `${asOwner(server)}/${name}`;
}

/** The server's address for the site's own user, who is no superuser. */
export const asOwner = (server: string) => server.replace(/\/\/\w+@/, '//site@');

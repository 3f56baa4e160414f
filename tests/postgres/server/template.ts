import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../../server/embedded/embedded';
import { asSuperuser, startCluster } from '../cluster';

const TEMPLATE = 'template_site';

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

/** What an administrator does once for a site on a PostgreSQL server. */
export const ownServer = () =>
  readFileSync(new URL('../../../supabase/server.sql', import.meta.url), 'utf8');

/** A PostgreSQL server prepared as the guide says, and a migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { port, stop } = await startCluster();
  try {
    await asSuperuser(port, ownServer());
    await asSuperuser(port, `create database ${TEMPLATE} owner site`);
    const databaseUrl = `postgres://site@127.0.0.1:${port}/${TEMPLATE}`;
    await (await startEmbedded({ databaseUrl, seed: false })).close();
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('snapshot', '');
  project.provide('databaseServer', `postgres://supabase_admin@127.0.0.1:${port}`);
  return stop;
}

import pg from 'pg';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { startEmbedded } from '../../server/embedded/embedded';
import { asSuperuser, type Cluster, startCluster } from './cluster';

const TEMPLATE = 'template_site';

/** What an administrator does once for a site on a PostgreSQL server. */
const OWN_SERVER = new URL('../../supabase/server.sql', import.meta.url);

/** The server's address for the site's own user, who is no superuser. */
export const asOwner = (server: string) => server.replace(/\/\/\w+@/, '//site@');

/** A PostgreSQL server prepared as the guide says, and a migrated database to copy. */
export async function startTemplateServer(options: { seed: boolean }): Promise<Cluster> {
  const cluster = await startCluster();
  const { port } = cluster;
  try {
    await asSuperuser(port, readFileSync(OWN_SERVER, 'utf8'));
    await asSuperuser(port, `create database ${TEMPLATE} owner site`);
    const databaseUrl = `${asOwner(cluster.url)}/${TEMPLATE}`;
    await (await startEmbedded({ databaseUrl, ...options })).close();
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

/** A new database as the template of the tests' server has it. @returns its address. */
export async function copyOfTemplate(server: string): Promise<string> {
  const name = `site_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(`create database ${name} template ${TEMPLATE} owner site`);
  await client.end();
  return `${asOwner(server)}/${name}`;
}

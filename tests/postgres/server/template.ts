import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../../server/embedded/embedded';
import { TEMPLATE } from '../../support/templateDatabase';
import { asSuperuser, startCluster } from '../cluster';

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
  project.provide('temporary', tmpdir());
  project.provide('databaseServer', `postgres://supabase_admin@127.0.0.1:${port}`);
  return stop;
}

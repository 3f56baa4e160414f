import type { TestProject } from 'vitest/node';
import { keptSnapshot } from '../../e2e/support/snapshot';
import { removeFolders, temporaryFolder } from './temporaryFolder';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a snapshot with all migrations and no demo content. */
    snapshot: string;
    /** The path of one with the demo content too. */
    seeded: string;
    /** The address of a PostgreSQL server with a template of the same, if the tests run on one. */
    databaseServer: string | undefined;
    /** A folder for what tests write, removed after the run. */
    temporary: string;
  }
}

/** Runs migrations and seed once for all test files, and not again until they change. */
export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('snapshot', await keptSnapshot({ seed: false }));
  project.provide('seeded', await keptSnapshot({ seed: true }));
  project.provide('databaseServer', undefined);
  project.provide('temporary', temporaryFolder());
  return removeFolders;
}

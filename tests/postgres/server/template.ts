import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { startTemplateServer } from '../../../e2e/support/templateDatabase';

/** The server on which the tests run in place of PGlite. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startTemplateServer({ seed: false });
  project.provide('snapshot', '');
  project.provide('seeded', '');
  project.provide('temporary', tmpdir());
  project.provide('databaseServer', url);
  return stop;
}

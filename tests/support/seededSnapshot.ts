import type { TestProject } from 'vitest/node';
import { keptSnapshot } from '../../e2e/support/snapshot';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a snapshot with the demo content too, for tests of whole programs. */
    seeded: string | undefined;
  }
}

/** Inserts the demo content once for all test files, and not again until it changes. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('seeded', await keptSnapshot({ seed: true }));
}

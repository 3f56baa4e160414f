import type { Plugin } from 'vite';
import { buildVariables, hostedBackend, VARIABLES_FILE } from '../server/viteVariables.ts';

/** Stops build and tests on a malformed variable, and records all: `npm start` rebuilds when they change. */
export function checkEnv(): Plugin {
  let mode = 'production';
  return {
    name: 'check-env',
    config(_, env) {
      ({ mode } = env);
      try {
        hostedBackend(mode);
      } catch (error) {
        // Vite prints the stack, which does not help to correct a variable.
        (error as Error).stack = (error as Error).message;
        throw error;
      }
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: VARIABLES_FILE, source: buildVariables(mode) });
    },
  };
}

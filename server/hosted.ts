import { loadEnv } from 'vite';
import { type Env, parseEnv } from '../src/site/env.ts';
import { ROOT } from './paths.ts';

/**
 * The hosted project configured by the variables of `.env.example`; undefined for the embedded
 * backend.
 * @throws naming the variable that is malformed.
 */
export function hostedBackend(mode: string): Env | undefined {
  const env = parseEnv(loadEnv(mode, ROOT), '');
  return env.supabaseUrl ? env : undefined;
}

/** Where a build records the variables it was made with, relative to its folder. */
export const VARIABLES_FILE = '.vite/variables.json';

/** The content of that file: all variables that become part of a build. */
export function buildVariables(mode: string): string {
  return JSON.stringify(Object.entries(loadEnv(mode, ROOT)).sort());
}

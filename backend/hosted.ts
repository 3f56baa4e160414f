import { loadEnv } from 'vite';
import { type Env, parseEnv } from '../src/site/env.ts';
import { ROOT } from './paths.ts';

/**
 * The hosted project that the variables of `.env.example` name; undefined where the embedded backend serves.
 * @throws naming the variable that is malformed.
 */
export function hostedBackend(mode: string): Env | undefined {
  const env = parseEnv(loadEnv(mode, ROOT), '');
  return env.supabaseUrl ? env : undefined;
}

import { loadEnv } from 'vite';
import { type Env, parseEnv } from '../src/site/env.ts';
import { isThisMachine } from './caller.ts';
import { ROOT } from './paths.ts';

/** The hosted project of `.env.example`, if any. @throws naming a malformed or unencrypted address. */
export function hostedBackend(mode: string): Env | undefined {
  const env = parseEnv(loadEnv(mode, ROOT), '');
  if (!env.supabaseUrl) return undefined;
  const { protocol, hostname } = new URL(env.supabaseUrl);
  if (protocol === 'http:' && !isThisMachine(hostname)) {
    throw new Error(
      `VITE_SUPABASE_URL must begin with https://, or enquiries could be read on their way: ${env.supabaseUrl}`,
    );
  }
  return env;
}

/**
 * Where `npm start` is reached, for the links in mails and the addresses of pictures: behind a proxy
 * the published site, else this machine. @throws naming a malformed variable.
 */
export const reachedUrl = (port: number, proxies: number): string =>
  proxies > 0 ? parseEnv(loadEnv('production', ROOT), '').siteUrl : `http://localhost:${port}`;

/** Where a build records the variables it was made with, relative to its folder. */
export const VARIABLES_FILE = '.vite/variables.json';

/** The content of that file: all variables that become part of a build. */
export function buildVariables(mode: string): string {
  return JSON.stringify(Object.entries(loadEnv(mode, ROOT)).sort());
}

/** The site that a command works on: a hosted project if one is configured, else that of `npm start`. */
import { proxiesFromEnv } from '../server/caller.ts';
import { startEmbedded } from '../server/embedded/embedded.ts';
import { embeddedSite, hostedSite, type Site } from '../server/archive/site.ts';
import { portFromEnv } from '../server/listenAddress.ts';
import { secretOf } from '../server/secrets.ts';
import { hostedBackend, reachedUrl } from '../server/viteVariables.ts';
import { sayFailure } from './refuse.ts';

/** Opens the site of .env.example's variables; an embedded one must not run. @throws naming what is missing. */
async function openSite(): Promise<Site> {
  const databaseUrl = secretOf('DATABASE_URL');
  const url = hostedBackend('production')?.supabaseUrl;
  if (url) {
    if (!databaseUrl) throw new Error('VITE_SUPABASE_URL is set: DATABASE_URL is needed too.');
    return hostedSite({ url, secretKey: secretOf('SUPABASE_SECRET_KEY') ?? '', databaseUrl });
  }
  const dataDir = process.env.DATA_DIR ?? '.data';
  const backend = await startEmbedded({ dataDir, databaseUrl, seed: false });
  const site = embeddedSite(backend, reachedUrl(portFromEnv(4173), proxiesFromEnv()));
  return { ...site, close: () => backend.close() };
}

/** Works on that site and closes it, and says what cannot be done. */
export async function withSite(work: (site: Site) => Promise<void>): Promise<void> {
  let site: Site | undefined;
  try {
    site = await openSite();
    await work(site);
  } catch (error) {
    sayFailure(error);
  } finally {
    await site?.close();
  }
}

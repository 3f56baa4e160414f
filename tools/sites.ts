/** The site that a command works on: a hosted project if one is configured, else that of `npm start`. */
import { startEmbedded } from '../server/embedded/embedded.ts';
import { embeddedSite, hostedSite, type Site } from '../server/archive/site.ts';
import { hostedBackend } from '../server/viteVariables.ts';
import { secretOf } from '../server/secrets.ts';

/**
 * Opens the site of this environment (.env.example). The embedded one must not be running.
 * @throws naming a variable that is missing.
 */
export async function openSite(): Promise<Site> {
  const databaseUrl = secretOf('DATABASE_URL');
  const url = hostedBackend('production')?.supabaseUrl;
  if (url) {
    if (!databaseUrl) throw new Error('VITE_SUPABASE_URL is set: DATABASE_URL is needed too.');
    return hostedSite({ url, secretKey: secretOf('SUPABASE_SECRET_KEY') ?? '', databaseUrl });
  }
  const dataDir = process.env.DATA_DIR ?? '.data';
  const backend = await startEmbedded({ dataDir, databaseUrl, seed: false });
  const site = await embeddedSite(backend, 'http://localhost:4173');
  return { ...site, close: () => backend.close() };
}

/**
 * `npm run backend`: serves the API alone, on an origin of its own, in place of a hosted project.
 */
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded.ts';
import { startEmbedded } from '../embedded/embedded.ts';
import { endOnSignal } from '../endOnSignal.ts';
import { portFromEnv } from '../listenAddress.ts';
import { listen, originApp } from '../origin/originServer.ts';
import { print } from '../log.ts';
import { secretOf } from '../secrets.ts';

const port = portFromEnv(54321);
const backend = await startEmbedded({
  dataDir: process.env.DATA_DIR ?? '.data',
  databaseUrl: secretOf('DATABASE_URL'),
});
const server = await listen(originApp(backend), port);
endOnSignal(async () => {
  await server.close();
  await backend.close();
});
print(`VITE_SUPABASE_URL=${server.url}\nVITE_SUPABASE_ANON_KEY=${EMBEDDED_ANON_KEY}`);

/** The second half of `npm start`: the production build and, where none is hosted, the embedded backend. */
import { loadEnv } from 'vite';
import { startEmbedded } from './embedded.ts';
import { endOnSignal, portFromEnv } from './process.ts';
import { DIST, ROOT } from './paths.ts';
import { listen, originApp } from './server.ts';

const port = portFromEnv(4173);
const hosted = loadEnv('production', ROOT).VITE_SUPABASE_URL;
const dataDir = process.env.DATA_DIR ?? '.data';

try {
  const backend = hosted
    ? undefined
    : await startEmbedded({ dataDir, siteUrl: `http://localhost:${port}` });
  const server = await listen(originApp(backend, DIST, hosted), port).catch(
    async (error: unknown) => {
      await backend?.close();
      throw error;
    },
  );
  endOnSignal(async () => {
    await server.close();
    await backend?.close();
  });
  console.log(`\n  The site:   http://localhost:${port}`);
  if (hosted) {
    console.log(`  Backend:    ${hosted}`);
  } else {
    console.log(`  Staff:      http://localhost:${port}/admin-login`);
    console.log('  Demo login: admin@demo.example / demo-admin-2026');
    console.log('              editor@demo.example / demo-editor-2026');
    console.log(`  Data:       ${dataDir} (DATA_DIR)`);
  }
  console.log('  Ctrl-C ends it.\n');
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? `Port ${port} is in use. Give another in PORT.` : message);
  process.exit(1);
}

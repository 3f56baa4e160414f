/**
 * `npm start`: installs, builds and serves, each only where needed. Plain JavaScript without dependencies,
 * because on a fresh clone there are none yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** The time of the newest file under a path, in ms; 0 where there is none. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function run(...args) {
  const { status } = spawnSync(npm, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const at = (name) => join(root, name);

if (newest(at('node_modules/.package-lock.json')) < newest(at('package-lock.json'))) {
  console.log('Installing packages …');
  run('ci', '--no-audit', '--no-fund');
}

const sources = [
  'src',
  'public',
  'backend',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const stamp = at('dist/.vite/backend.txt');
const { loadEnv } = await import('vite'); // Only now is it surely installed.
const { VITE_SUPABASE_URL = '', VITE_SUPABASE_ANON_KEY = '' } = loadEnv('production', root);
const isForBackend =
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === `${VITE_SUPABASE_URL}\n${VITE_SUPABASE_ANON_KEY}`;
const isFresh =
  newest(at('dist/index.html')) >= Math.max(...sources.map((name) => newest(at(name))));
if (!isFresh || !isForBackend) {
  console.log('Building the site …');
  run('run', 'build');
}

// tsx as a loader: its command line would be a process between the two, which kills when a signal takes long.
const server = spawn(process.execPath, ['--import', 'tsx', at('backend/serve.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' },
});
// Ctrl-C reaches the whole group; a signal to this process alone is handed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));

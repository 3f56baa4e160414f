/**
 * `npm start`: installs and builds if needed, then serves. Plain JavaScript without dependencies,
 * because a fresh clone has none yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFresh, newest } from './freshness.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Runs npm through its own script, whose path npm passes to scripts: Windows cannot spawn `npm.cmd`
 * without a shell.
 */
function run(...args) {
  const npm = process.env.npm_execpath;
  const isNpm = npm?.endsWith('npm-cli.js') ?? false;
  const { status } = spawnSync(isNpm ? process.execPath : 'npm', isNpm ? [npm, ...args] : args, {
    cwd: root,
    stdio: 'inherit',
    shell: !isNpm && process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const at = (name) => join(root, name);

if (newest(at('node_modules/.package-lock.json')) < newest(at('package-lock.json'))) {
  console.log('Installing packages …');
  run('ci', '--no-audit', '--no-fund');
}

// Imported here, where the packages are certain to be installed.
const { tsImport } = await import('tsx/esm/api');
const { buildVariables, hostedBackend, VARIABLES_FILE } = await tsImport(
  '../viteVariables.ts',
  import.meta.url,
);
try {
  hostedBackend('production');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const stamp = at(`dist/${VARIABLES_FILE}`);
const isForVariables =
  existsSync(stamp) && readFileSync(stamp, 'utf8') === buildVariables('production');
if (!isFresh(root) || !isForVariables) {
  console.log('Building the site …');
  run('run', 'build');
}

// tsx as a loader: its command line would add a process that kills the server if stopping
// takes long.
const server = spawn(
  process.execPath,
  ['--import', 'tsx', at('server/programs/site.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
// Ctrl-C reaches the whole process group; a signal to this process alone is forwarded.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));

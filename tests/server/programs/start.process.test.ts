import { cpSync, mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../server/paths';
import { run } from '../../../e2e/support/processes';
import { temporaryFolder } from '../../support/temporaryFolder';

const SOURCES = ['src/boot.tsx', 'index.html', 'vite.config.ts', 'supabase/seed.sql'];

/** A project with the real start script, and a fake npm and server that only log their calls. */
function makeProject(): string {
  const folder = temporaryFolder();
  const write = (name: string, body = '') => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), body);
  };
  for (const name of [...SOURCES, 'tsconfig.json', 'package-lock.json']) write(name);
  write('package.json', '{"type":"module"}');
  for (const name of [
    'server/programs/start.mjs',
    'server/programs/freshness.mjs',
    'server/viteVariables.ts',
    'server/caller.ts',
    'server/paths.ts',
    'src/site',
  ]) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  write(
    'server/programs/site.ts',
    `if (process.env.STAYS) {
       const timer = setInterval(() => undefined, 1000);
       process.on('SIGTERM', () => { console.log('closed'); clearInterval(timer); });
     }
     console.log('served');`,
  );
  for (const name of ['vite', 'tsx']) {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), 'dir');
  }
  write(
    'bin/npm-cli.js',
    `import { mkdirSync, writeFileSync } from 'node:fs';
     const [, , ...args] = process.argv;
     console.log('npm', ...args);
     if (process.env.NPM_FAILS) process.exit(7);
     if (args[0] === 'ci') writeFileSync('node_modules/.package-lock.json', '');
     if (args[0] === 'run') {
       const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
       mkdirSync('dist/.vite', { recursive: true });
       writeFileSync('dist/shell.html', '');
       writeFileSync('dist/.vite/variables.json', JSON.stringify(variables.sort()));
     }`,
  );
  return folder;
}

const folder = makeProject();

const begin = (env: Record<string, string>) => {
  const npm = join(folder, 'bin/npm-cli.js');
  return run(['server/programs/start.mjs'], folder, { npm_execpath: npm, ...env });
};

/** Runs the start script to its end. @returns what it logged. */
async function start(env: Record<string, string> = {}) {
  const { ended, output } = begin(env);
  const code = await ended;
  const steps = output().match(/^(npm (ci|run build)|served)/gm) ?? [];
  return { code, steps };
}

const touch = (name: string, seconds = 5) => {
  const time = Date.now() / 1000 + seconds;
  utimesSync(join(folder, name), time, time);
};

it('npm start installs, builds and serves on a fresh clone, and then only serves', async () => {
  expect(await start()).toEqual({ code: 0, steps: ['npm ci', 'npm run build', 'served'] });
  expect(await start()).toEqual({ code: 0, steps: ['served'] });
});

it('npm start builds when a source has changed, stops if that fails, and installs when the lock file has', async () => {
  touch('src/boot.tsx', 120);
  expect(await start({ NPM_FAILS: '1' })).toEqual({ code: 7, steps: ['npm run build'] });
  touch('src/boot.tsx', -5);
  touch('package-lock.json', 0);
  touch('node_modules/.package-lock.json', -5);
  expect((await start()).steps).toContain('npm ci');
  // What else is a source.
  const program = join(ROOT, 'server/programs/freshness.mjs');
  const { isFresh } = (await import(program)) as { isFresh: (root: string) => boolean };
  for (const name of [...SOURCES, 'server/programs/site.ts']) {
    expect(isFresh(folder), name).toBe(true);
    touch(name);
    expect(isFresh(folder), name).toBe(false);
    touch(name, -5);
  }
});

it('npm start builds when variables are set or removed', async () => {
  const variables = { VITE_SITE_URL: 'https://www.firm.example' };
  for (const [given, steps] of [
    [variables, ['npm run build', 'served']],
    [variables, ['served']],
    [{}, ['npm run build', 'served']],
  ] as const) {
    touch('dist/shell.html', 60);
    expect((await start(given)).steps).toEqual(steps);
  }
});

it('npm start forwards signals to the server and exits after it', async () => {
  const started = begin({ STAYS: '1' });
  await started.until(/served/);
  started.process.kill('SIGTERM');
  expect(await started.ended).toBe(0);
  expect(started.output()).toContain('closed');
});

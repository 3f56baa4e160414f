import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../backend/paths';
import { run } from '../support/processes';

/** A project with the real `npm start`, and an npm and a server that only say what they were asked. */
function makeProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const write = (name: string, body = '') => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), body);
  };
  for (const name of [
    'src/main.tsx',
    'public/a.svg',
    'index.html',
    'vite.config.ts',
    'tailwind.config.ts',
    'tsconfig.json',
    'package-lock.json',
  ]) {
    write(name);
  }
  write('package.json', '{"type":"module"}');
  cpSync(join(ROOT, 'backend/start.mjs'), join(folder, 'backend/start.mjs'));
  write(
    'backend/serve.ts',
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
    'bin/npm',
    `#!/bin/sh
echo "npm $*"
[ -n "$NPM_FAILS" ] && exit 7
case "$1" in
  ci) touch node_modules/.package-lock.json ;;
  run) mkdir -p dist/.vite; touch dist/index.html; printf '%s\\n%s' "$VITE_SUPABASE_URL" "$VITE_SUPABASE_ANON_KEY" > dist/.vite/backend.txt ;;
esac
`,
  );
  chmodSync(join(folder, 'bin/npm'), 0o755);
  return folder;
}

describe('npm start', () => {
  let folder: string;

  beforeAll(() => {
    folder = makeProject();
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const begin = (env: Record<string, string>) => {
    const path = `${join(folder, 'bin')}${delimiter}${process.env.PATH ?? ''}`;
    return run(['backend/start.mjs'], folder, { PATH: path, ...env });
  };

  /** Starts it to its end, and tells what it did. */
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

  it('on a fresh clone installs, builds and serves', async () => {
    expect(await start()).toEqual({ code: 0, steps: ['npm ci', 'npm run build', 'served'] });
  });

  it('only serves when nothing has changed', async () => {
    expect(await start()).toEqual({ code: 0, steps: ['served'] });
  });

  it.each([
    'src/main.tsx',
    'public/a.svg',
    'index.html',
    'vite.config.ts',
    'tailwind.config.ts',
    'backend/serve.ts',
  ])('builds when %s has changed', async (name) => {
    touch(name);
    touch('dist/index.html', 0);
    expect((await start()).steps).toEqual(['npm run build', 'served']);
    touch(name, -5);
  });

  it('installs when the lock file has changed', async () => {
    touch('package-lock.json', 0);
    touch('node_modules/.package-lock.json', -5);
    expect((await start()).steps).toContain('npm ci');
  });

  it('builds for another backend than the last time', async () => {
    touch('dist/index.html', 60);
    const hosted = { VITE_SUPABASE_URL: 'https://project.example', VITE_SUPABASE_ANON_KEY: 'key' };
    expect((await start(hosted)).steps).toEqual(['npm run build', 'served']);
    touch('dist/index.html', 60);
    expect((await start(hosted)).steps).toEqual(['served']);
    expect((await start()).steps).toEqual(['npm run build', 'served']);
  });

  it('hands a signal on to the server, and ends when that has ended', async () => {
    const started = begin({ STAYS: '1' });
    await started.until(/served/);
    started.process.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(started.output()).toContain('closed');
  });

  it('stops when a step fails', async () => {
    touch('src/main.tsx', 120);
    expect(await start({ NPM_FAILS: '1' })).toEqual({ code: 7, steps: ['npm run build'] });
    touch('src/main.tsx', -5);
  });
});

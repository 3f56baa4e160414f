import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkEnv } from '../../backend/checkEnv';
import { checkIdentity } from '../../backend/checkIdentity';
import { precompress } from '../../backend/precompress';
import { firm, missingFields } from '../../src/site/firm';

vi.mock('../../src/site/firm', async (original) => {
  const actual = await original<typeof import('../../src/site/firm')>();
  return { ...actual, firm: structuredClone(actual.firm) };
});

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
  writeFileSync(join(root, 'main.js'), `document.title = ${JSON.stringify('word '.repeat(200))};`);
});

afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

const make = (plugin: Plugin) =>
  build({ root, configFile: false, logLevel: 'silent', plugins: [plugin] });

describe('the firm’s identity', () => {
  it('as shipped lacks nothing', () => {
    expect(missingFields(firm)).toEqual([]);
  });

  it.each([
    'name',
    'legalName',
    'lawyer',
    'barAssociation',
    'barNumber',
    'taxId',
    'registry',
    'address.street',
    'address.postalCode',
    'address.city',
    'phones.0',
    'phones.1',
    'chatNumber',
    'email',
    'website',
    'reviewsUrl',
  ])('without %s is not built, and the message names it', async (path) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let part = firm as unknown as Record<string, unknown>;
    for (const key of keys) part = part[key] as Record<string, unknown>;
    const value = part[last];
    try {
      for (const blank of [undefined, '', '  ']) {
        part[last] = blank;
        expect(missingFields(firm)).toEqual([path]);
      }
      await expect(make(checkIdentity())).rejects.toThrow(`src/site/firm.ts: missing ${path}`);
    } finally {
      part[last] = value;
    }
    await make(checkIdentity());
  });
});

describe('the hosted backend’s variables', () => {
  it.each([
    ['VITE_SUPABASE_URL', 'not an address', 'key'],
    ['VITE_SUPABASE_URL', '', 'key'],
    ['VITE_SUPABASE_ANON_KEY', 'https://project.example', ''],
    ['VITE_SUPABASE_ANON_KEY', 'https://project.example', 'a key'],
  ])('stop the build by the name %s (%s, %s)', async (name, url, key) => {
    vi.stubEnv('VITE_SUPABASE_URL', url);
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', key);
    await expect(make(checkEnv())).rejects.toThrow(name);
  });

  it.each([
    ['', ''],
    ['https://project.example', 'sb_publishable_1'],
  ])('are left in the build (%s, %s)', async (url, key) => {
    vi.stubEnv('VITE_SUPABASE_URL', url);
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', key);
    await make(checkEnv());
    expect(readFileSync(join(root, 'dist/.vite/backend.txt'), 'utf8')).toBe(`${url}\n${key}`);
  });
});

describe('the build', () => {
  it('is compressed as a whole', async () => {
    writeFileSync(
      join(root, 'index.html'),
      `${'<p>text</p>'.repeat(99)}<script type="module" src="./main.js"></script>`,
    );
    await make(precompress());
    const html = readFileSync(join(root, 'dist/index.html'), 'utf8');
    const script = /assets\/[\w-]+\.js/.exec(html)?.[0] ?? '';
    for (const name of ['index.html', script]) {
      const size = readFileSync(join(root, 'dist', name)).length;
      expect(readFileSync(join(root, 'dist', `${name}.br`)).length).toBeLessThan(size);
      expect(readFileSync(join(root, 'dist', `${name}.gz`)).length).toBeLessThan(size);
    }
  });
});

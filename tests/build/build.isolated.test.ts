import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkEnv } from '../../build/checkEnv';
import { checkIdentity, missingFields } from '../../build/checkIdentity';
import { precompress } from '../../build/precompress';
import { VARIABLES_FILE } from '../../server/viteVariables';
import { firm, type Firm } from '@/site/firm';
import { firmCountry } from '@/site/firmCountry';
import { LAWYER_TEXTS } from '@/site/firmPeople';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import config from '../../vite.config';
import { ANOTHER, OTHER } from '../support/languages';
import { temporaryFolder } from '../support/temporaryFolder';

vi.mock('@/site/firm', async (original) => {
  const actual = await original<typeof import('@/site/firm')>();
  return { ...actual, firm: structuredClone(actual.firm) };
});

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
  writeFileSync(join(root, 'main.js'), `document.title = ${JSON.stringify('word '.repeat(200))};`);
});

const make = (...plugins: Plugin[]) =>
  build({ root, configFile: false, logLevel: 'silent', plugins });

describe('the firm’s identity', () => {
  it('is complete as shipped, and a placeholder that reaches nobody or of a firm that has replaced all of it', () => {
    expect(missingFields(firm)).toEqual([]);
    const { name, legalName, lawyers, taxId, registry, professionalRegistry } = firm;
    const { insurance, address, email, website, reviewsUrl, chatNumber, phones } = firm;
    const replaceable = [
      ...lawyers.flatMap((lawyer) => [lawyer.name, lawyer.barNumber]),
      ...[name, legalName, taxId, registry, professionalRegistry, insurance],
      ...[address.street, email, website, reviewsUrl, chatNumber, ...phones],
    ];
    // No Spanish number starts with 3 or 4, and `.example` domains do not resolve.
    const left = replaceable.filter((text) =>
      /ejemplo|\.example\b|\bB?0000|^\+34[34]\d{8}$/i.test(text),
    );
    expect(left).toEqual(left.length === replaceable.length ? replaceable : []);
  });

  it('stops the build when a field is missing, naming it', async () => {
    for (const path of [
      ...['name', 'legalName', 'phones', 'openingHours', `lawyers.0.title.${ANOTHER}`],
      ...['address.country', 'coordinates.latitude', ...firmCountry.asksFor],
    ]) {
      const keys = path.split('.');
      const last = keys.pop() ?? '';
      let part = firm as unknown as Record<string, unknown>;
      for (const key of keys) part = part[key] as Record<string, unknown>;
      const value = part[last];
      for (const blank of [undefined, '  ']) {
        part[last] = blank;
        expect.soft(missingFields(firm)).toEqual([path]);
      }
      if (path === 'name')
        await expect(make(checkIdentity())).rejects.toThrow('src/site/firm.ts: missing name');
      part[last] = value;
    }
    await make(checkIdentity());
  });

  it('counts what cannot be meant as missing', () => {
    for (const [field, value, named = field] of [
      ['timeZone', 'Europe/Denia'],
      ['openingHours', {}],
      ['phones', ['+34300000001', '300 000 002'], 'phones.1'],
      ['openingHours', { 1: [['9:00', '14:00']] }, 'openingHours.1.0.0'],
      ['openingHours', { 1: [['14:00', '09:00']] }, 'openingHours.1.0'],
      ['photographs', { hero: 'none.jpg' }, 'photographs.hero'],
    ] as const)
      expect.soft(missingFields({ ...firm, [field]: value })).toEqual([named]);
  });

  it('may have several lawyers, each complete and with an address of its own', () => {
    const [first] = firm.lawyers;
    const second = { ...first, id: 'maria-ejemplo', speaks: [SOURCE_LANGUAGE, OTHER] };
    const texts = { [first.id]: LAWYER_TEXTS[first.id], [second.id]: LAWYER_TEXTS[first.id] };
    const of = (...lawyers: unknown[]) =>
      missingFields({ ...firm, lawyers } as unknown as Firm, texts as typeof LAWYER_TEXTS);
    expect(of(first, second)).toEqual([]);
    expect(of(first, { ...second, barNumber: '' })).toEqual(['lawyers.1.barNumber']);
    expect(of(first, { ...first })).toEqual(['lawyers.1.id']);
    expect(of({ ...first, id: 'other' })).toEqual(
      LANGUAGES.map((language) => `LAWYER_TEXTS.other.${language}`),
    );
  });

  it('lacks a field while a new city has no names in other scripts', () => {
    const moved: object = { ...firm, address: { ...firm.address, city: 'Xàbia' } };
    const missing = missingFields(moved as Firm);
    const inOtherLetters = LANGUAGES.filter(
      (code) => new Intl.Locale(code).maximize().script !== 'Latn',
    );
    expect(missing.sort()).toEqual(inOtherLetters.map((code) => `placeNames.Xàbia.${code}`).sort());
  });
});

it.each([
  ['VITE_SUPABASE_URL', 'not an address', 'key'],
  ['VITE_SUPABASE_ANON_KEY', 'https://project.example', ''],
])('the hosted backend’s variables stop the build at once, naming %s', async (name, url, key) => {
  vi.stubEnv('VITE_SUPABASE_URL', url);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', key);
  await expect(make(checkEnv())).rejects.toThrow(name);
});

it('the build has the variables that it was made with, and is compressed with brotli and gzip', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_1');
  writeFileSync(
    join(root, 'index.html'),
    `${'<p>text</p>'.repeat(99)}<script type="module" src="./main.js"></script>`,
  );
  await make(checkEnv(), precompress());
  const read = (name: string) => readFileSync(join(root, 'dist', name));
  expect(JSON.parse(String(read(VARIABLES_FILE)))).toEqual([
    ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_1'],
    ['VITE_SUPABASE_URL', 'https://project.example'],
  ]);
  const script = /assets\/[\w-]+\.js/.exec(String(read('index.html')))?.[0] ?? '';
  for (const name of ['index.html', script]) {
    expect(read(`${name}.br`).length).toBeLessThan(read(name).length);
    expect(read(`${name}.gz`).length).toBeLessThan(read(name).length);
  }
});

it('the build contains no syntax that the oldest browsers cannot parse', async () => {
  const script = 'window.read = async (use) => { await using file = use(); }';
  writeFileSync(join(root, 'main.js'), `import './main.css'; ${script}`);
  const styles = 'main { & a { inset-inline: 0; color: light-dark(red, blue); } }';
  writeFileSync(join(root, 'main.css'), styles);
  const { build: own } = config({ mode: 'production', command: 'build' });
  const { target = 'esnext', cssTarget = 'esnext' } = own ?? {};
  const options = { target, cssTarget, minify: false, cssMinify: true };
  await build({ root, configFile: false, logLevel: 'silent', build: options });
  const assets = join(root, 'dist/assets');
  const built = readdirSync(assets).map((name) => readFileSync(join(assets, name), 'utf8'));
  expect(built.join()).toContain('window.read');
  expect(built.join()).toMatch(/main a/);
  expect(built.join()).not.toMatch(/await using|light-dark\(|& a/);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkEnv } from '../../build/checkEnv';
import { checkIdentity, missingFields } from '../../build/checkIdentity';
import { precompress } from '../../build/precompress';
import { VARIABLES_FILE } from '../../server/viteVariables';
import { firm, type Firm } from '@/site/firm';
import { firmCountry } from '@/site/firmCountry';
import { LAWYER_TEXTS } from '@/site/firmPeople';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { ANOTHER, OTHER } from '../support/languages';

vi.mock('@/site/firm', async (original) => {
  const actual = await original<typeof import('@/site/firm')>();
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
  it('is complete as shipped', () => {
    expect(missingFields(firm)).toEqual([]);
  });

  it('is a placeholder that reaches nobody, or of a firm that has replaced all of it', () => {
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

  it.each([
    'name',
    'legalName',
    'lawyers.0.name',
    `lawyers.0.title.${SOURCE_LANGUAGE}`,
    `lawyers.0.title.${ANOTHER}`,
    'lawyers.0.degree',
    'lawyers.0.barAssociation',
    'lawyers.0.barNumber',
    'lawyers.0.admitted',
    'taxId',
    ...firmCountry.asksFor,
    'address.street',
    'address.postalCode',
    'address.city',
    'address.region',
    'address.country',
    'district',
    'area',
    'coordinates.latitude',
    'coordinates.longitude',
    'timeZone',
    'openingHours',
    'phones',
    'chatNumber',
    'email',
    'website',
    'reviewsUrl',
  ])('stops the build when %s is missing, naming it', async (path) => {
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

  it.each([
    ['timeZone', 'Europe/Denia'],
    ['openingHours', {}],
    ['phones', []],
    ['phones', ['+34300000001', '300 000 002']],
    ['openingHours', { 1: [] }],
    ['openingHours', { 1: [['9:00', '14:00']] }],
    ['openingHours', { 1: [['14:00', '09:00']] }],
    ['openingHours', { 7: [['09:00', '14:00']] }],
  ])('counts %s = %j as missing', (field, value) => {
    expect(missingFields({ ...firm, [field]: value })).toEqual([field]);
  });

  it('may have several lawyers, each complete and with an address of its own', () => {
    const [first] = firm.lawyers;
    const second = {
      ...first,
      id: 'maria-ejemplo',
      speaks: [SOURCE_LANGUAGE, OTHER],
      interpreted: ['fr'],
    };
    const of = (lawyers: unknown[], texts = { [first.id]: LAWYER_TEXTS[first.id] }) =>
      missingFields({ ...firm, lawyers } as unknown as Firm, texts as typeof LAWYER_TEXTS);
    expect(of([])).toEqual(['lawyers']);
    expect(of([first, { ...second, barNumber: '' }])).toEqual([
      'lawyers.1.barNumber',
      ...LANGUAGES.map((language) => `LAWYER_TEXTS.maria-ejemplo.${language}`),
    ]);
    expect(of([first, { ...first }])).toEqual(['lawyers.1.id']);
    expect(of([{ ...first, id: 'Lluís' }], { Lluís: LAWYER_TEXTS[first.id] })).toEqual([
      'lawyers.0.id',
    ]);
    const spoken = { ...first, speaks: [SOURCE_LANGUAGE, 'xx'] };
    expect(of([spoken])).toEqual(['lawyers.0.speaks']);
    expect(of([{ ...first, photograph: 'there-is-none.jpg' }])).toEqual(['lawyers.0.photograph']);
    expect(missingFields({ ...firm, photographs: { hero: 'none.jpg' } })).toEqual([
      'photographs.hero',
    ]);
    expect(
      of([first, second], {
        [first.id]: LAWYER_TEXTS[first.id],
        [second.id]: LAWYER_TEXTS[first.id],
      }),
    ).toEqual([]);
  });

  it('may have one phone', () => {
    expect(missingFields({ ...firm, phones: ['+34300000001'] })).toEqual([]);
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

describe('the hosted backend’s variables', () => {
  it.each([
    ['VITE_SUPABASE_URL', 'not an address', 'key'],
    ['VITE_SUPABASE_URL', '', 'key'],
    ['VITE_SUPABASE_ANON_KEY', 'https://project.example', ''],
    ['VITE_SUPABASE_ANON_KEY', 'https://project.example', 'a key'],
  ])('stop the build at once, naming %s (%s, %s)', async (name, url, key) => {
    vi.stubEnv('VITE_SUPABASE_URL', url);
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', key);
    await expect(make(checkEnv())).rejects.toThrow(name);
  });

  it('are written into the build', async () => {
    vi.stubEnv('VITE_SITE_URL', 'https://www.firm.example');
    vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example');
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_1');
    await make(checkEnv());
    const written = JSON.parse(readFileSync(join(root, 'dist', VARIABLES_FILE), 'utf8')) as unknown;
    expect(written).toEqual([
      ['VITE_SITE_URL', 'https://www.firm.example'],
      ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_1'],
      ['VITE_SUPABASE_URL', 'https://project.example'],
    ]);
  });
});

describe('the build', () => {
  it('compresses pages and scripts with brotli and gzip', async () => {
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

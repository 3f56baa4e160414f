import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../server/paths';
import { seedFiles } from '../../server/embedded/sql';
import { slugify } from '@/features/admin/posts/slugify';
import { firm } from '@/site/firm';
import { LANGUAGE_FACTS, LANGUAGES, type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { CATEGORY_OF_SERVICE, SERVICE_IDS } from '@/site/services';
import { clientOf, type Row, useBackend } from '../support/backend';

const db = useBackend({ seed: true });
const column = (field: string, language: Language) =>
  language === SOURCE_LANGUAGE ? field : `${field}_${language}`;

const posts = () =>
  db.sql(
    'select *, date > private.office_today() as future from public.blog_posts order by date desc',
  );
const out = (rows: Row[]) => rows.filter(({ hidden, future }) => !hidden && !future);
const has = (row: Row, field: string, language: Language) => Boolean(row[column(field, language)]);
const isWhole = (row: Row) =>
  LANGUAGES.every((language) =>
    ['title', 'excerpt', 'content', ...(row['image'] ? ['image_alt'] : [])].every((field) =>
      has(row, field, language),
    ),
  );

/** The number of words, or for Chinese an equivalent number of characters. */
function lengthOf(text: unknown, language: Language): number {
  const content = String(text);
  if (language === 'zh') return (content.match(/\p{Script=Han}/gu) ?? []).length / 2;
  return content.split(/\s+/).length;
}

/** The address at which an official journal or the Constitutional Court publishes a source. */
function addressOf(source: string, language: Language): string {
  const [journal = '', id = ''] = source.startsWith('BOE') ? ['BOE', source] : source.split(/\s/);
  const eurLex = ['en', 'fr', 'de', 'es'].includes(language) ? language : 'en';
  const addresses: Record<string, string> = {
    BOE: `https://www.boe.es/buscar/doc.php?id=${id}`,
    'EUR-Lex': `https://eur-lex.europa.eu/legal-content/${eurLex.toUpperCase()}/TXT/?uri=CELEX:${id}`,
    DOGV: 'https://dogv.gva.es/datos/2024/08/07/pdf/2024_8209_es.pdf',
    HJ: `https://hj.tribunalconstitucional.es/es-ES/Resolucion/Show/${id}`,
  };
  return addresses[journal] ?? '';
}

describe('demo posts', () => {
  it('are twenty-one, each in all languages', async () => {
    const all = await posts();
    expect(all).toHaveLength(21);
    expect(all.filter((row) => !isWhole(row)).map(({ slug }) => slug)).toEqual([]);
  });

  it('show no cover twice among ten', async () => {
    const covers = out(await posts()).flatMap(({ image }) =>
      typeof image === 'string' && image ? [image] : [],
    );
    for (const start of covers.keys()) {
      const page = covers.slice(start, start + 10);
      expect(page.filter((path, at) => page.indexOf(path) !== at)).toEqual([]);
    }
    expect(covers.filter((path) => !existsSync(join(ROOT, 'public', path)))).toEqual([]);
  });

  it('have fixed ids and times, as testimonials do, so that pages built from one database match another', async () => {
    const rows = [...(await posts()), ...(await db.sql('select id from public.testimonials'))];
    const seeds = seedFiles().map(({ sql }) => sql);
    expect(rows.length).toBeGreaterThan(20);
    for (const { id, updated_at } of rows) {
      expect(seeds.some((sql) => sql.includes(String(id)))).toBe(true);
      if (updated_at)
        expect(new Date(updated_at as string).getTime()).toBeLessThan(Date.now() - 3_600_000);
    }
  });

  it('include hidden ones and one dated in the future', async () => {
    const all = await posts();
    expect(all.filter(({ hidden }) => hidden).length).toBeGreaterThanOrEqual(2);
    expect(all.filter(({ future }) => future)).toHaveLength(1);
  });

  it('have additional categories, both shown and not shown', async () => {
    const all = out(await posts());
    const additional = all.filter((row) => (row.additional_categories as string[]).length > 0);
    expect(additional.some((row) => row.show_additional_categories)).toBe(true);
    expect(additional.some((row) => !row.show_additional_categories)).toBe(true);
  });

  it('are on and off the home page, and fill more than one page of the list', async () => {
    const all = out(await posts());
    expect(all.some((row) => row.show_on_homepage)).toBe(true);
    expect(all.some((row) => !row.show_on_homepage)).toBe(true);
    expect(all.length).toBeGreaterThan(12);
  });

  it('state the date of the law, and link their sources', async () => {
    for (const row of await posts()) {
      for (const language of LANGUAGES) {
        const last = String(row[column('content', language)]).split('\n').at(-1) ?? '';
        const name = `${String(row.slug)} in ${language}`;
        expect(last, name).toMatch(/2026/);
        const links = [...last.matchAll(/\[([^\]]*)\]\(([^)]*)\)/g)];
        expect(links.length, name).toBeGreaterThan(0);
        expect(
          links.filter(([, text = '', address]) => address !== addressOf(text, language)),
          name,
        ).toEqual([]);
        // Every mention of an official journal is a link.
        const plain = last.replaceAll(/\[[^\]]*\]\([^)]*\)/g, '');
        expect(plain, name).not.toMatch(/BOE-A|EUR-Lex|DOGV/);
      }
    }
  });

  it('show no cover twice within seven, in the blog and on the home page', async () => {
    const listed = out(await posts());
    for (const rows of [listed, listed.filter(({ show_on_homepage: shown }) => shown)]) {
      const covers = rows.map(({ image }) => image);
      const repeated = covers.filter((image, index) =>
        covers.slice(0, index).slice(-6).includes(image),
      );
      expect(repeated).toEqual([]);
    }
  });

  it('are there for each practice area, in the category of its page and with different covers', async () => {
    const listed = out(await posts());
    for (const service of SERVICE_IDS) {
      const covers = listed
        .filter((row) => (row.shown_categories as string[]).includes(CATEGORY_OF_SERVICE[service]))
        .slice(0, 3)
        .map(({ image }) => image);
      expect(covers.length, service).toBeGreaterThan(1);
      expect(new Set(covers).size, service).toBe(covers.length);
    }
  });

  it('have several hundred words in every language they are written in', async () => {
    // The only post outside a field of law is a notice of office hours.
    for (const row of (await posts()).filter(({ category }) => category !== 'General')) {
      for (const language of LANGUAGES.filter((code) => has(row, 'content', code))) {
        const length = lengthOf(row[column('content', language)], language);
        expect(length, `${String(row.slug)} in ${language}`).toBeGreaterThanOrEqual(300);
      }
    }
  });

  it('are written in the script of their language', async () => {
    const scripts: Record<string, RegExp> = {
      ar: /\p{Script=Arabic}/gu,
      zh: /\p{Script=Han}/gu,
      ru: /\p{Script=Cyrillic}/gu,
    };
    for (const row of await posts()) {
      for (const language of LANGUAGES.filter((code) => has(row, 'content', code))) {
        // Brackets hold the Spanish term, which the reader will see on a form.
        const text = String(row[column('content', language)]).replaceAll(/[(（][^)）]*[)）]/gu, '');
        const letters = text.match(/\p{L}/gu) ?? [];
        const own = text.match(scripts[language] ?? /\p{Script=Latin}/gu) ?? [];
        expect(own.length / letters.length, `${String(row.slug)} in ${language}`).toBeGreaterThan(
          0.8,
        );
      }
    }
  });

  it('are plain text with images of the site', async () => {
    for (const row of await posts()) {
      for (const [name, value] of Object.entries(row)) {
        if (typeof value !== 'string') continue;
        expect(value, `${String(row.slug)}.${name}`).not.toMatch(/<\/?[a-z!]|&[a-z]+;|\*\*|^#+ /im);
      }
      if (row.image === '') continue; // One has none, to show a card without an image.
      expect(existsSync(join(ROOT, 'public', String(row.image))), String(row.image)).toBe(true);
      expect(row.image_alt).not.toBe('');
    }
  });
});

describe('demo testimonials', () => {
  it('are nine, active, in all languages, credited by initials', async () => {
    const rows = await db.sql('select * from public.testimonials where active');
    expect(rows).toHaveLength(9);
    for (const row of rows) {
      expect(row.name).toMatch(/^\p{Lu}\. (\p{Lu}\. ?)+$/u);
      for (const language of LANGUAGES) {
        expect(has(row, 'testimonial', language), `${String(row.name)} in ${language}`).toBe(true);
        expect(has(row, 'role', language), `${String(row.name)} in ${language}`).toBe(true);
      }
    }
  });
});

describe('demo languages', () => {
  it('are those of the site, all active, Spanish the default', async () => {
    const rows = await db.sql('select * from public.language_settings');
    const expected = LANGUAGES.map((code) => ({
      language_code: code,
      language_name: LANGUAGE_FACTS[code].name,
      is_active: true,
      is_default: code === 'es',
    }));
    expect(rows).toHaveLength(LANGUAGES.length);
    expect(rows).toEqual(expect.arrayContaining(expected));
  });
});

describe('demo staff', () => {
  it.each([
    ['admin', 'demo-admin-2026', true],
    ['editor', 'demo-editor-2026', false],
  ])('%s signs in', async (role, password, isAdmin) => {
    const client = clientOf(db.backend);
    const {
      data: { user },
      error,
    } = await client.auth.signInWithPassword({ email: `${role}@demo.example`, password });
    expect(error).toBeNull();
    const { data } = await client
      .from('staff')
      .select('role')
      .eq('user_id', user?.id ?? '');
    expect(data).toEqual([{ role: isAdmin ? 'admin' : 'editor' }]);
  });
});

it('each demo post has the slug that the editor would give its title', async () => {
  for (const { title, slug } of await posts()) expect(slugify(String(title))).toBe(slug);
});

it('no seed names the firm', () => {
  const identity = [
    firm.name,
    firm.legalName,
    firm.lawyers[0].name,
    firm.email,
    firm.website,
    ...firm.phones,
  ];
  for (const { name, sql } of seedFiles()) {
    for (const text of identity) expect(sql.includes(text), `${text} in ${name}`).toBe(false);
  }
});

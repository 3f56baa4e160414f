import { firm } from '../../src/site/firm.ts';
import { LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { citySlug } from '../../src/site/pages.ts';
import { CATEGORY_OF_SERVICE, SERVICE_IDS } from '../../src/site/services.ts';
import type { Answers } from './answers.ts';
import { isKnown, movedTexts, renamedColumns, writeColumns } from './columns.ts';
import { changedColours } from './palette.ts';
import { type Files, textAt, withRow, withValues } from './source.ts';

const ICONS = 'src/features/public/services/icons';

/** The firm's facts. */
function writeFirm(files: Files, { firm: facts, languages }: Answers): void {
  const isOf = (code: string) => languages.includes(code);
  const values: Record<string, unknown> = { ...facts };
  const places = [facts['address.city'] ?? firm.address.city, facts.district ?? firm.district];
  if (!(firm.address.city === places[0] && firm.district === places[1])) {
    const kept = Object.entries(firm.placeNames).filter(([place]) => places.includes(place));
    values.placeNames ??= Object.fromEntries(kept);
  }
  const name = facts['lawyers.0.name'];
  const [director] = firm.lawyers;
  const id = typeof name === 'string' ? citySlug(name) : director.id;
  values['lawyers.0.id'] = id;
  firm.lawyers.forEach(({ speaks, interpreted }, index) => {
    const own = [...new Set([...languages.slice(0, 1), ...speaks])].filter(isOf);
    values[`lawyers.${index}.speaks`] ??= own;
    values[`lawyers.${index}.interpreted`] ??= interpreted.filter(isOf);
  });
  files.change('src/site/firm.ts', (text) =>
    withValues(
      text,
      Object.fromEntries(Object.entries(values).map(([key, value]) => [`firm.${key}`, value])),
    ),
  );
  for (const path of ['src/site/firmPeople.ts', ...files.list('supabase/seeds/posts')]) {
    files.change(path, (text) => text.replaceAll(`'${director.id}'`, `'${id}'`));
  }
  const zone = facts.timeZone;
  if (typeof zone === 'string') {
    files.change('supabase/schemas/01_settings.sql', (text) =>
      text.replace(/(time_zone text not null default )'[^']+'/, `$1'${zone}'`),
    );
  }
}

const nameOf = (code: string) => {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
};

/** The flag of the territory where most speakers of a language live, for want of a better one. */
const territoryOf = (code: string) => new Intl.Locale(code).maximize().region ?? '';
const flagOf = (territory: string) =>
  territory.replace(/[A-Z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x1f1a5));

/** The languages and which of them is the source; a new one gets its facts, and its words never. */
function writeLanguages(files: Files, { languages, firm: facts }: Answers): void {
  if (languages.join() === LANGUAGES.join()) return;
  const [source = SOURCE_LANGUAGE] = languages;
  const added = languages.filter((code) => !isKnown(code));
  const all = [...added, ...Object.keys(LANGUAGE_FACTS)];
  const territory = (facts['address.country'] as string | undefined) ?? '';
  files.change('src/site/languages.ts', (text) => {
    let changed = text
      .replace(
        /^export type Language = [^;]*;$/m,
        `export type Language = ${all.map((code) => `'${code}'`).join(' | ')};`,
      )
      .replace(/(^export const LANGUAGES: [^=]*= )[^;]*;$/m, `$1${JSON.stringify(languages)};`)
      .replace(/(^export const SOURCE_LANGUAGE = )'\w+'/m, `$1'${source}'`);
    for (const code of added) {
      const region = code === source && territory ? territory : territoryOf(code);
      const { direction } = (
        new Intl.Locale(code) as unknown as { textInfo: { direction: string } }
      ).textInfo;
      const row = {
        name: nameOf(code),
        flag: flagOf(region),
        dir: direction,
        openGraph: `${code}_${region}`,
        loading: '…',
      };
      changed = withRow(changed, 'LANGUAGE_FACTS', code, JSON.stringify(row));
    }
    return changed;
  });
  for (const code of added) addRows(files, code);
  if (source !== SOURCE_LANGUAGE) {
    for (const path of ['src/i18n/i18next.d.ts', 'e2e/support/texts.ts']) {
      files.change(path, (text) => text.replaceAll(/locales\/\w+\//g, `locales/${source}/`));
    }
  }
  files.change('supabase/schemas/08_languages.sql', (text) =>
    text.replace(
      /\(language_code, language_name, is_default(?:, is_active)?\) values\n[^;]+(?=;)/,
      languageRows(languages),
    ),
  );
  writeColumns(files, languages, source);
}

/** The columns and rows of language_settings, that of the source last, since there is one default. */
const languageRows = (languages: readonly string[]) => {
  const rows = [...languages, ...goneOf(languages)].map(
    (code, at) => `  ('${code}', '${nameOf(code)}', ${at === 0}, ${languages.includes(code)})`,
  );
  const columns = '(language_code, language_name, is_default, is_active)';
  return `${columns} values\n${rows.toReversed().join(',\n')}`;
};

/** Languages of the site that it loses: their rows stay, since words in the database refer to them. */
export const goneOf = (languages: readonly string[]) =>
  LANGUAGES.filter((code) => !languages.includes(code));

/** Its texts would be those of another language. */
const REFUSES_CONTENT = `do $$ begin
  if exists (select from public.blog_posts union all select from public.testimonials) then
    raise exception 'The source language changes before a site has content: begin with a new database.';
  end if;
end; $$`;

/** The rows that a migration brings; what the schemas change, `npm run schema:migration` adds to it. */
function writeMigration(files: Files, { languages, areas, firm: facts }: Answers): void {
  const [source = SOURCE_LANGUAGE] = languages;
  const isMoved = source !== SOURCE_LANGUAGE;
  const newAreas = newAreasOf(areas);
  const zone = facts.timeZone;
  const statements = [
    isMoved && REFUSES_CONTENT,
    // Before the rest of the schema, whose columns these are.
    isMoved && isKnown(source) && renamedColumns(source),
    isMoved &&
      !isKnown(source) &&
      languages.includes(SOURCE_LANGUAGE) &&
      `alter table public.reply_templates add column body_${SOURCE_LANGUAGE} text`,
    isMoved &&
      (isKnown(source) || languages.includes(SOURCE_LANGUAGE)) &&
      movedTexts('reply_templates'),
    languages.join() !== LANGUAGES.join() &&
      `insert into public.language_settings ${languageRows(languages)}
  on conflict (language_code) do update
  set is_default = excluded.is_default, is_active = excluded.is_active`,
    newAreas.length > 0 &&
      `insert into private.practice_areas values ${newAreas.map((id) => `('${id}')`).join(', ')}`,
    typeof zone === 'string' && `update public.settings set time_zone = '${zone}' where id`,
  ].filter((statement) => statement !== false);
  if (statements.length === 0) return;
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  files.write(
    `supabase/migrations/${stamp}_adopt.sql`,
    `-- Languages, practice areas and time zone of the firm (npm run adopt).\n\n${statements.join(';\n\n')};\n`,
  );
}

/** The rows of a new language that are facts and no texts: dates, addresses, titles to translate. */
function addRows(files: Files, code: string): void {
  files.change('src/site/dates.ts', (text) =>
    withRow(text, 'LOADERS', code, `async () => (await import('date-fns/locale/${code}')).${code}`),
  );
  files.change('src/site/dateLocales.ts', (text) =>
    withRow(`import { ${code} } from 'date-fns/locale/${code}';\n${text}`, 'LOCALES', code, code),
  );
  files.change('src/features/public/blog/article/readingTime.ts', (text) =>
    withRow(text, 'CHARACTERS_PER_MINUTE', code, textAt(text, 'CHARACTERS_PER_MINUTE.en')),
  );
  files.change('src/site/pages.ts', (text) => withRow(text, 'SLUGS', code, 'ENGLISH'));
}

/** Practice areas that the site does not have. */
export const newAreasOf = (areas: Answers['areas']) =>
  Object.keys(areas).filter((id) => !SERVICE_IDS.some((known) => known === id));

/** The demo's categories of areas that have another name: a page without posts of its own shows none. */
const renamedCategories = (areas: Answers['areas']): [before: string, now: string][] =>
  SERVICE_IDS.flatMap((id): [string, string][] => {
    const [before, now] = [CATEGORY_OF_SERVICE[id], areas[id] ?? CATEGORY_OF_SERVICE[id]];
    return before === now ? [] : [[before, now]];
  });

/** The practice areas: the list, categories, addresses, a general icon, and rows in the database. */
function writeAreas(files: Files, { areas }: Answers): void {
  const ids = Object.keys(areas);
  if (ids.join() === SERVICE_IDS.join() && renamedCategories(areas).length === 0) return;
  files.change('src/site/services.ts', (text) => {
    const list = text.replace(
      /(^export const SERVICE_IDS = )[^;]*( as const;)$/m,
      `$1${JSON.stringify(ids)}$2`,
    );
    return withValues(list, { CATEGORY_OF_SERVICE: areas });
  });
  for (const id of newAreasOf(areas)) {
    files.change('src/site/pages.ts', (text) =>
      [
        'ENGLISH',
        ...[...text.matchAll(/^ {2}([a-z]{2}): \{/gm)].map(([, code]) => `SLUGS.${code}`),
      ].reduce((slugs, table) => withRow(slugs, table, id, `\`${id}-\${CITY}\``), text),
    );
    files.write(`${ICONS}/${id}.svg`, files.read(`${ICONS}/civil.svg`));
  }
  for (const [before, now] of renamedCategories(areas)) {
    // The category's own name, not a translation that may be the same.
    files.change('supabase/seeds/categories.sql', (text) =>
      text.replaceAll(`('${before}'`, `('${now}'`),
    );
    for (const path of files.list('supabase/seeds/posts')) {
      files.change(path, (text) => text.replaceAll(`'${before}'`, `'${now}'`));
    }
  }
  files.change('supabase/schemas/27_enquiries.sql', (text) =>
    text.replace(
      /(insert into private\.practice_areas values\n)[^;]+;/,
      `$1  ${[...ids, 'other'].map((id) => `('${id}')`).join(', ')};`,
    ),
  );
}

/** The palette, and the drawings that have its colours. */
function writeColours(files: Files, { colours }: Answers): void {
  const changed = changedColours(colours);
  for (const path of [
    'src/styles/palette.ts',
    'public/favicon.svg',
    'public/images/logo-mark.svg',
    'index.html',
  ]) {
    files.change(path, (text) =>
      text.replaceAll(/#[\da-f]{6}\b/gi, (colour) => changed.get(colour.toLowerCase()) ?? colour),
    );
  }
}

/** The template of the legal texts for each language, where the country has none. */
function writeLegal(files: Files, { firm: facts, languages }: Answers): void {
  const country = (facts['address.country'] as string | undefined) ?? firm.address.country;
  const folder = `legal/${country.toLowerCase()}`;
  const there = files.list(folder);
  for (const path of languages.map((code) => `${folder}/${code}.json`)) {
    if (!there.includes(path)) files.write(path, files.read('legal/template/en.json'));
  }
}

/** Writes the answers into files, in memory. */
export function adopt(files: Files, answers: Answers): void {
  const parts = [writeFirm, writeLanguages, writeAreas, writeColours, writeLegal, writeMigration];
  for (const write of parts) write(files, answers);
}

import { CATEGORY_OF_SERVICE, SERVICE_IDS } from '../../src/site/services.ts';
import type { Answers } from './answers.ts';
import { change, type Files, withRow, withValues } from './source.ts';

/** The demo's categories of areas that have another name: a page without posts of its own shows none. */
const renamedCategories = (areas: Answers['areas']): [before: string, now: string][] =>
  SERVICE_IDS.flatMap((id): [string, string][] => {
    const [before, now] = [CATEGORY_OF_SERVICE[id], areas[id] ?? CATEGORY_OF_SERVICE[id]];
    return before === now ? [] : [[before, now]];
  });

/** The practice areas: the list, categories, addresses, a general icon, and rows in the database. */
export function writeAreas(files: Files, { areas }: Answers): void {
  const ids = Object.keys(areas);
  if (ids.join() === SERVICE_IDS.join() && renamedCategories(areas).length === 0) return;
  change(files, 'src/site/services.ts', (text) => {
    const list = text.replace(
      /(^export const SERVICE_IDS = )[^;]*( as const;)$/m,
      `$1${JSON.stringify(ids)}$2`,
    );
    return withValues(list, { CATEGORY_OF_SERVICE: areas });
  });
  for (const id of ids.filter((each) => !SERVICE_IDS.some((known) => known === each))) {
    change(files, 'src/site/pages.ts', (text) =>
      [
        'ENGLISH',
        ...[...text.matchAll(/^ {2}([a-z]{2}): \{/gm)].map(([, code]) => `SLUGS.${code}`),
      ].reduce((slugs, table) => withRow(slugs, table, id, `\`${id}-\${CITY}\``), text),
    );
    // JSX, which source.ts does not read.
    change(files, 'src/features/public/services/icons.tsx', (text) =>
      text.replace(/^const SERVICE_ICONS.*\{$/m, `$&\n  ${id}: CIVIL,`),
    );
  }
  for (const [before, now] of renamedCategories(areas)) {
    // The category's own name, not a translation that may be the same.
    change(files, 'supabase/seeds/categories.sql', (text) =>
      text.replaceAll(`('${before}'`, `('${now}'`),
    );
    for (const path of files.list('supabase/seeds/posts')) {
      change(files, path, (text) => text.replaceAll(`'${before}'`, `'${now}'`));
    }
  }
  change(files, 'supabase/schemas/27_enquiries.sql', (text) =>
    text.replace(
      /(insert into private\.practice_areas values\n)[^;]+;/,
      `$1  ${[...ids, 'other'].map((id) => `('${id}')`).join(', ')};`,
    ),
  );
}

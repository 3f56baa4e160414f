/**
 * What the site relies on of a sign-in service: one row for each call, with the answer of
 * Supabase's own service. Run in order, since later rows use the sessions of earlier ones.
 */
import { DATA_ROWS, ROLE_ROW, STAFF_ROWS } from './dataRows.ts';
import { FACTOR_ROWS, LEVEL_ROWS } from './factorRows.ts';
import { LINK_ROWS, SESSION_ROWS } from './sessionRows.ts';
import { type Row, Run } from './state.ts';
import { STORAGE_ROWS, STORED } from './storageRows.ts';
import { PREFIX, type Target } from './target.ts';

/** What the rows of a part need: the sign-in service; the API of the database; Storage besides. */
export const PARTS = ['sign-in', 'rows', 'storage'] as const;
export type Part = (typeof PARTS)[number];

const of = (part: Part, rows: Row[]) => rows.map((row) => ({ ...row, part }));

/** Rows and pictures come when the session has its second factor, which staff need. */
export const ROWS = [
  ...of('sign-in', [...SESSION_ROWS, ...LINK_ROWS, ...FACTOR_ROWS]),
  ...of('rows', DATA_ROWS),
  ...of('sign-in', ROLE_ROW),
  ...of('rows', STAFF_ROWS),
  ...of('storage', STORAGE_ROWS),
  ...of('sign-in', LEVEL_ROWS),
];

export interface Result extends Row {
  part: Part;
  outcome: string;
}

/** Tries the rows of some parts on a target, with an account and rows that it removes again. */
export async function tryRows(target: Target, parts: readonly Part[] = PARTS): Promise<Result[]> {
  const email = `${PREFIX}${crypto.randomUUID()}@x.example`;
  const password = 'tres limones verdes';
  const id = await target.addAccount(email, password);
  const run = new Run(target, email, password);
  const results: Result[] = [];
  try {
    for (const row of ROWS.filter(({ part }) => parts.includes(part))) {
      const outcome = await row.run(run).catch((error: unknown) => String(error));
      results.push({ ...row, outcome });
    }
  } finally {
    const { asService } = target;
    if (parts.includes('storage')) {
      await asService('DELETE /storage/v1/object/images', { body: { prefixes: STORED } });
    }
    if (parts.includes('rows')) {
      await asService(`DELETE /rest/v1/categories?name=like.${PREFIX}*`);
    }
    await target.removeAccount(id);
  }
  return results;
}

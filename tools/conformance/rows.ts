/**
 * What the site relies on of a sign-in service: one row for each call, with the answer of
 * Supabase's own service. Run in order, since later rows use the sessions of earlier ones.
 */
import { FACTOR_ROWS } from './factorRows.ts';
import { LINK_ROWS } from './linkRows.ts';
import { SESSION_ROWS } from './sessionRows.ts';
import type { Row, State } from './state.ts';
import { PREFIX, type Target } from './target.ts';

export const ROWS: Row[] = [...SESSION_ROWS, ...LINK_ROWS, ...FACTOR_ROWS];

export interface Result extends Row {
  outcome: string;
  verdict: 'same' | 'different and harmless' | 'failure';
}

/** Tries all rows on a target, with accounts that it removes again. */
export async function tryRows(target: Target): Promise<Result[]> {
  const email = `${PREFIX}${crypto.randomUUID()}@x.example`;
  const password = 'tres limones verdes';
  const id = await target.addAccount(email, password);
  const state = { target, email, password } as State;
  const results: Result[] = [];
  try {
    for (const row of ROWS) {
      const outcome = await row.run(state).catch((error: unknown) => (error as Error).name);
      const isNamed = target.kind === 'embedded' && outcome === row.embedded?.gets;
      const verdict = isNamed
        ? 'different and harmless'
        : outcome === row.expected
          ? 'same'
          : 'failure';
      results.push({ ...row, outcome, verdict });
    }
  } finally {
    await target.removeAccount(id);
  }
  return results;
}

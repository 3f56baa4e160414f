import type { Tables } from '@/lib/database.types';
import { callApi } from '@/lib/db';
import { BackendError, withTexts } from '@/lib/errors';

/** The parts of the site whose visits are counted (SPEC 4.4). */
export type Area = 'web' | 'blog';

const COLUMNS = 'id,web_visitors,blog_visitors,web_unique_visitors,blog_unique_visitors';

/**
 * Counts one visit (SPEC 4.4, 7.1). A trigger adds one to the stored value whatever number arrives,
 * so that none is lost. Not through `db`, whose code a first visit does not need otherwise.
 */
export async function countVisit(area: Area, unique: boolean): Promise<void> {
  const latest = `stats_realtime?select=${COLUMNS}&order=created_at.desc&limit=1`;
  const rows = (await callApi(latest)) as Omit<Tables<'stats_realtime'>, 'created_at'>[];
  if (!Array.isArray(rows)) throw new BackendError('malformed', 'the response is not a list');
  const [row] = withTexts(rows, 'id');
  if (!row) throw new BackendError('invalid', 'There is no row to count visits in.');
  const [all, first] = [`${area}_visitors`, `${area}_unique_visitors`] as const;
  const counters = { [all]: row[all] + 1, ...(unique && { [first]: row[first] + 1 }) };
  const init = { method: 'PATCH', body: JSON.stringify(counters) };
  await callApi(`stats_realtime?id=eq.${row.id}`, init);
}

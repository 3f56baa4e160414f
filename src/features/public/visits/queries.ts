import { db } from '@/lib/db';
import { BackendError, unwrap, unwrapList, withTexts } from '@/lib/errors';
import type { Area } from './visitor';

/**
 * Counts one visit (SPEC 4.4, 7.1): reads the latest row and writes its counters plus one. A trigger adds one to
 * the stored value whatever number arrives, so that concurrent visits are all counted (PRODUCT 6).
 * @throws {BackendError} if the read or the update fails, or there is no row to count in.
 */
export async function countVisit(area: Area, unique: boolean): Promise<void> {
  const rows = await unwrapList(
    db
      .from('stats_realtime')
      .select('id, web_visitors, blog_visitors, web_unique_visitors, blog_unique_visitors')
      .order('created_at', { ascending: false })
      .limit(1),
  );
  const [row] = withTexts(rows, 'id');
  if (!row) throw new BackendError('invalid', 'There is no row to count visits in.');
  const counters =
    area === 'web'
      ? {
          web_visitors: row.web_visitors + 1,
          ...(unique && { web_unique_visitors: row.web_unique_visitors + 1 }),
        }
      : {
          blog_visitors: row.blog_visitors + 1,
          ...(unique && { blog_unique_visitors: row.blog_unique_visitors + 1 }),
        };
  await unwrap(db.from('stats_realtime').update(counters).eq('id', row.id));
}

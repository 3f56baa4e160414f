import { expect, it } from 'vitest';
import { useBackend } from '../support/backend';

const db = useBackend();

it('the history of erasures is read page by page, each erasure once', async () => {
  // Two at a time were erased at once.
  await db.sql(
    `insert into public.survey_erasures (erased_at, received_on, reason)
     select '2026-03-01 12:00Z'::timestamptz - (n / 2) * interval '1 hour', '2026-01-01', 'retention'
     from generate_series(1, 5) as n`,
  );
  const { data: all } = await db.clients.admin.rpc('survey_erasure_history');
  expect(all).toHaveLength(5);
  const times = all?.map((row) => Date.parse(String(row.erased_at))) ?? [];
  expect(times).toEqual(times.toSorted((a, b) => b - a));

  const ids: string[] = [];
  let after: { after_time?: string; after_id?: string } = {};
  for (;;) {
    const { data } = await db.clients.admin.rpc('survey_erasure_history', {
      ...after,
      page_size: 2,
    });
    const last = data?.at(-1);
    if (!last) break;
    ids.push(...(data ?? []).map((row) => String(row.id)));
    after = { after_time: String(last.erased_at), after_id: String(last.id) };
  }
  expect(ids).toEqual(all?.map((row) => row.id));
});

import { liveCall, liveList, supabase } from '@/lib/admin/supabase';
import { type Day, daysLater } from '@/site/dates';
import type { Language } from '@/site/languages';

/** What a line may say beside its kind. */
export const NONE = {
  ...{ id: '', name: '', detail: '', languages: [] as readonly Language[] },
  ...{ count: 0, outdated: 0, published: 0, scheduled: 0, hidden: 0 },
  /** Instants: since when it waits or when it begins, and until when it is to be done. */
  ...{ at: '', until: '' },
  /** 'yyyy-MM-dd'. */
  day: '',
};

/** A figure, or work that waits, with what dashboard() knows of its kind. */
export type Line = { kind: string } & typeof NONE;

/** The line of a figure. */
export const figureOf = (lines: readonly Line[], kind: string, detail = ''): Line =>
  lines.find((line) => line.kind === kind && line.detail === detail) ?? { kind, ...NONE };

/** All lines of the dashboard except the visits, in one request; none of what the role may not see. */
export const linesOptions = () => ({
  ...liveCall('dashboard', {}, (lines) =>
    (lines as Line[]).map((line): Line => ({ ...NONE, ...line })),
  ),
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
});

/** How many days the charts show. */
const DAYS = 30;

const NO_VISITS = {
  web_visitors: 0,
  blog_visitors: 0,
  web_unique_visitors: 0,
  blog_unique_visitors: 0,
};

export type Counter = keyof typeof NO_VISITS;

/** One day's counters (SPEC 3.7). */
export type DayVisits = Record<Counter, number> & { day: Day };

/** The visits of the last days, oldest first; those without any have no row. */
export const visitsOptions = (today: Day) =>
  liveList(
    ['stats_daily', today],
    () =>
      supabase
        .from('stats_daily')
        .select('day, web_visitors, blog_visitors, web_unique_visitors, blog_unique_visitors')
        .lte('day', today)
        .order('day', { ascending: false })
        .limit(DAYS),
    (rows) =>
      Array.from({ length: DAYS }, (_, index): DayVisits => {
        const day = daysLater(today, index - DAYS + 1);
        return rows.find((row) => row.day === day) ?? { day, ...NO_VISITS };
      }),
  );

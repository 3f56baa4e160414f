import { liveCall, liveList, liveRows, supabase } from '@/lib/admin/supabase';
import { z } from '@/lib/admin/zod';
import { recordOf } from '@/lib/recordOf';
import { APPOINTMENT_KINDS } from '@/site/appointments';
import { URGENCIES } from '@/site/enquiries';
import { LANGUAGES, TRANSLATIONS } from '@/site/languages';
import type { Period } from './outcomes';
import { withEmptyDays } from './visits';

/** How many days the charts show. */
export const DAYS = 30;

const count = z.number().int();

const text = z.string();
const list = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape));
/** What the role may not see is null, and nothing to do. */
const secret = <Shape extends z.ZodRawShape>(shape: Shape) =>
  list(shape)
    .nullable()
    .transform((rows) => rows ?? []);

/** Work that waits. */
const work = z.object({
  /** The oldest of each urgency. */
  enquiries: secret({ id: text, name: text, urgency: z.enum(URGENCIES), createdAt: text }),
  /** To be looked at again since a day, 'yyyy-MM-dd'. */
  followUps: secret({ id: text, name: text, on: text }),
  /** Enquiries whose clients have sent documents that nobody has seen. */
  documents: secret({ id: text, name: text, count, since: text }),
  /** Whether no mail leaves, as without a mail server. */
  mailsGoNowhere: z.boolean(),
  flagged: secret({ detained: z.boolean(), count, since: text }),
  mails: secret({
    ...{ kind: text, count, since: text },
    enquiry: text.nullable(),
    givenUp: z.boolean(),
  }),
  /** Of today, and to be confirmed until a time. */
  appointments: secret({
    ...{ id: text, name: text, startsAt: text, until: text },
    kind: z.enum(APPOINTMENT_KINDS),
    status: z.enum(['unplaced', 'pending', 'confirmed']),
  }),
  /** Requests for rights that are not answered, with their last day. */
  rights: secret({ id: text, kind: text, name: text, dueOn: text }),
  /** Calendars of the firm that cannot be read. */
  calendars: secret({ name: text, problem: text, since: text }),
  publication: z.object({ problem: text, since: text }).nullable(),
  /** Posts that appear later today, at a time 'HH:mm'. */
  scheduled: list({ id: text, title: text, at: text }),
  /** Posts with open notes, approved in languages that readers cannot see yet, or translated by link. */
  reviews: list({
    ...{ id: text, title: text, notes: count, since: text },
    languages: z.array(z.enum(LANGUAGES)),
    /** The languages of translations to take or to dismiss. */
    translated: z.array(z.enum(LANGUAGES)),
  }),
  /** Public posts whose review, or without one whose publication, is older than a year. */
  unreviewed: list({ id: text, title: text, reviewed: z.boolean(), since: text }),
  opinions: z.object({ waiting: count, since: text.nullable(), outdated: count }),
});

export type Work = z.infer<typeof work>;

/** The result of dashboard(). */
const figures = z.object({
  /** Null for roles that may not read enquiries. */
  enquiries: z.object({ new: count, urgent: count }).nullable(),
  posts: z.object({ published: count, scheduled: count, hidden: count, outdated: count }),
  // The database may count languages that the site has dropped, too.
  translations: z.object(recordOf(TRANSLATIONS, () => z.object({ done: count, outdated: count }))),
  testimonials: z.object({ active: count, total: count }),
  work,
});

export type Figures = z.infer<typeof figures>;

/** All figures except the visits, in one request. */
export const figuresOptions = () => ({
  ...liveCall('dashboard', {}, (answer) => figures.parse(answer)),
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
});

/** The visits of the last days, including days without any. @param today the office's day, 'yyyy-MM-dd'. */
export const visitsOptions = (today: string) =>
  liveList(
    ['visits', today],
    () =>
      supabase
        .from('stats_daily')
        .select('day, web_visitors, blog_visitors, web_unique_visitors, blog_unique_visitors')
        .lte('day', today)
        .order('day', { ascending: false })
        .limit(DAYS),
    (days) => withEmptyDays(days, today, DAYS),
  );

/** What the visits of the last days led to, by kind of page and language. */
export const outcomesOptions = (days: Period) => liveRows('visit_outcomes', { days });

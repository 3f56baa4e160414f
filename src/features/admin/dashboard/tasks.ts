import { type AdminKey, adminLanguage, adminWord, dashboard as t } from '@/admin-texts';
import {
  calendarProblem,
  formatDay,
  formatOfficeDateTime,
  formatOfficeTimestamp,
  languageName,
  mailName,
  OFFICE,
  parseOfficeTime,
  rightName,
  toOfficeDay,
} from '@/lib/admin/format';
import { dueText } from '@/lib/admin/dueText';
import { adminPath, editPostPath } from '@/site/adminPaths';
import { answerDue, type OfficeCalendar } from '@/site/answerClock';
import type { AppointmentKind } from '@/site/appointments';
import { daysBetween, shortDay } from '@/site/dates';
import { URGENCIES, type Urgency } from '@/site/enquiries';
import type { Language } from '@/site/languages';
import { figureOf, type Line } from './queries';
import type { Task } from './Today';

/** How many enquiries are listed one by one; the database sends as many of each urgency (39_dashboard.sql). */
const ENQUIRIES_SHOWN = 8;

/** For so long an archive is not old. */
const MONTH_MS = 31 * 24 * 3_600_000;

/** How many days before its last day a request presses. */
const PRESSES_DAYS = 7;

export interface Known {
  /** When the office is open; undefined for roles that answer no enquiry. */
  calendar: OfficeCalendar | undefined;
  now: Date;
  /** Interface texts with an outdated translation, by language. */
  outdatedTexts: ReadonlyMap<Language, number>;
  /** When the whole site was last archived; null for never, undefined for roles that cannot. */
  archivedAt: string | null | undefined;
}

const enquiryTo = (id: string) => adminPath('enquiries', { id });

/** An enquiry that waits for an answer, or those that are flagged; nothing for roles that answer none. */
const answer =
  (urgency: Urgency, isFlagged = false) =>
  ({ id, at }: Line, { calendar, now }: Known) => {
    if (!calendar) return undefined;
    const due = answerDue({ receivedAt: at, urgency }, calendar);
    const { text: when, pressure } = dueText(due, now);
    const apart = { view: 'automatic', ...(urgency === 'detained' && { urgency }) };
    return {
      ...(isFlagged && urgency === 'detained' && { kind: urgency }),
      to: adminPath('enquiries', isFlagged ? apart : { state: 'new', id }),
      ...{ due, when, presses: pressure !== 'in time' },
    };
  };

/** A mail that does not leave. */
const mail = (key: 'mail.givenUp' | 'mail.retried') => (line: Line) => ({
  kind: 'mail' as const,
  title: t(key, {
    mail: line.count === 1 ? mailName(line.detail) : `${mailName(line.detail)} (${line.count})`,
  }),
  to: line.id ? enquiryTo(line.id) : adminPath('settings'),
  presses: true,
});

/** A post that has come back by a link; it has no time. */
const review = ({ id }: Line) => ({
  kind: 'review' as const,
  to: editPostPath(id),
  due: undefined,
});

const outdated =
  (key: AdminKey<'dashboard'>, to: string) =>
  ({ outdated: count }: Pick<Line, 'outdated'>) =>
    count > 0 && { kind: 'outdated' as const, title: t(key, { count }), to };

/**
 * What each kind of line asks to be done, if anything: the others are figures. Without another title
 * it is called by the text of its kind, or its name; without another time it waits since an instant.
 */
const TASKS: Record<
  string,
  (line: Line, known: Known) => (Partial<Task> & Pick<Task, 'to'>) | false | undefined
> = {
  ...{ detained: answer('detained'), deadline: answer('deadline'), normal: answer('normal') },
  ...{ flagged: answer('normal', true), flaggedDetained: answer('detained', true) },
  appointment: ({ id, name, detail, at, until }) => ({
    title: `${name}, ${t(`task.${detail as AppointmentKind}`)}`,
    to: adminPath('agenda', { appointment: id }),
    when: t('task.at', { time: formatOfficeTimestamp(at).slice(11) }),
    due: new Date(until),
  }),
  unconfirmed: ({ id, name, detail, at, until }) => {
    const kind = t(`task.${detail as AppointmentKind}`);
    return {
      title: t('task.appointmentOn', { name, kind, moment: formatOfficeDateTime(at) }),
      to: adminPath('agenda', { appointment: id }),
      when: t('task.before', { moment: formatOfficeDateTime(until) }),
      due: new Date(until),
    };
  },
  calendar: ({ name, detail }) => ({
    title: t('task.unreadable', { name, problem: calendarProblem(detail) }),
    to: adminPath('firm'),
    presses: true,
  }),
  // Each is due at the end of its last day.
  rights: ({ name, detail, day }, { now }) => ({
    title: `${name}, ${rightName(detail)}`,
    to: adminPath('rights'),
    when: t(day < toOfficeDay(now) ? 'rights.late' : 'rights.until', { day: formatDay(day) }),
    due: parseOfficeTime(`${day}T23:59`),
    presses: daysBetween(toOfficeDay(now), day) <= PRESSES_DAYS,
  }),
  nowhere: (_, { now }) => ({
    kind: 'mail',
    to: adminPath('settings'),
    due: now,
    presses: true,
  }),
  givenUp: mail('mail.givenUp'),
  retried: mail('mail.retried'),
  documents: ({ id }) => ({ to: enquiryTo(id) }),
  followUp: ({ id, day }) => ({
    to: enquiryTo(id),
    when: t('task.sinceDay', { day: formatDay(day) }),
    due: parseOfficeTime(day),
  }),
  publication: () => ({ to: adminPath('posts'), presses: true }),
  scheduled: ({ id, day, detail: time }) => ({
    to: editPostPath(id),
    when: t('task.at', { time }),
    due: parseOfficeTime(`${day}T${time}`),
  }),
  ...{ notes: review, approved: review, translated: review },
  opinions: () => ({ to: adminPath('testimonials'), due: undefined }),
  unreviewed: ({ id, detail, day }) => ({
    to: editPostPath(id),
    when: t(`task.${detail as 'reviewedOn' | 'publishedOn'}`, { day: shortDay(day, OFFICE) }),
  }),
  posts: outdated('task.outdatedPosts', adminPath('posts', { state: 'outdated' })),
  testimonials: outdated('task.outdatedTestimonials', adminPath('testimonials')),
};

const LIST = new Intl.ListFormat(adminLanguage());

function taskOf(line: Line, known: Known): Task[] {
  const { kind, at, languages, ...values } = line;
  const task = TASKS[kind]?.(line, known);
  const into = LIST.format(languages.map(languageName));
  const title = adminWord('dashboard', 'task', kind, { ...values, languages: into }) ?? line.name;
  const waits = at && { when: t('since', { moment: formatOfficeDateTime(at) }), due: new Date(at) };
  return task ? [{ kind: kind as Task['kind'], title, ...waits, ...task }] : [];
}

/** People under arrest first, then by the time that something is due, then what has none. */
function byDue(a: Task, b: Task): number {
  const rank = ({ kind, due }: Task) => (kind === 'detained' ? 0 : due ? 1 : 2);
  return rank(a) - rank(b) || (a.due?.getTime() ?? 0) - (b.due?.getTime() ?? 0);
}

/** What there is to do, in the order in which to do it. */
export function tasksFrom(lines: readonly Line[], known: Known): Task[] {
  const { calendar, now, outdatedTexts: texts, archivedAt } = known;
  const isEnquiry = ({ kind }: Line) => URGENCIES.some((urgency) => urgency === kind);
  const listed = lines
    .filter(isEnquiry)
    .flatMap((line) => taskOf(line, known))
    .sort(byDue)
    .slice(0, ENQUIRIES_SHOWN);
  const left = figureOf(lines, 'new').count - listed.length;
  const inTexts = adminPath('texts', { state: 'outdated', languages: [...texts.keys()].join(',') });
  const tasks: (Task | false)[] = [
    ...listed,
    calendar !== undefined &&
      left > 0 && {
        kind: 'normal',
        title: t('task.more', { count: left }),
        to: adminPath('enquiries', { state: 'new' }),
        // After those that are listed one by one.
        due: listed.at(-1)?.due ?? now,
      },
    ...lines.filter((line) => !isEnquiry(line)).flatMap((line) => taskOf(line, known)),
    outdated(
      'task.outdatedTexts',
      inTexts,
    )({ outdated: [...texts.values()].reduce((sum, each) => sum + each, 0) }),
    archivedAt !== undefined &&
      !(now.getTime() - Date.parse(archivedAt ?? '') < MONTH_MS) && {
        kind: 'archive',
        title: t('task.archive'),
        to: adminPath('settings'),
      },
  ];
  return tasks.filter((task) => task !== false).sort(byDue);
}

import { dueText } from '@/lib/admin/dueText';
import { languageName } from '@/lib/admin/languageName';
import { calendarProblem, mailName, rightName } from '@/lib/admin/words';
import {
  formatDay,
  formatOfficeDateTime,
  OFFICE,
  formatOfficeTimestamp,
  parseOfficeTime,
  toOfficeDay,
} from '@/lib/admin/officeTime';
import { dashboard as t } from '@/admin-texts';
import { adminPath, editPostPath } from '@/site/adminPaths';
import { answerDue, type OfficeCalendar, type Waiting } from '@/site/answerClock';
import { daysBetween, shortDay } from '@/site/dates';
import type { Language } from '@/site/languages';
import type { Figures, Work } from './queries';
import type { Task } from './Today';

/** How many enquiries are listed one by one; the database sends as many of each urgency (39_dashboard.sql). */
const ENQUIRIES_SHOWN = 8;

/** How many days before its last day a request presses. */
const PRESSES_DAYS = 7;

interface Known {
  /** When the office is open; undefined for roles that answer no enquiry. */
  calendar: OfficeCalendar | undefined;
  now: Date;
  /** Interface texts with an outdated translation, by language. */
  outdatedTexts: ReadonlyMap<Language, number>;
  /** Whether the last archive of the whole site is old. */
  needsArchive: boolean;
}

/** Since when something waits, which is also when it was due. */
const waitsSince = (instant: string) => ({
  when: t('since', { moment: formatOfficeDateTime(instant) }),
  due: new Date(instant),
});

function enquiryTasks({ work, enquiries }: Figures, calendar: OfficeCalendar, now: Date): Task[] {
  const timed = (waiting: Waiting) => {
    const due = answerDue(waiting, calendar);
    const { text, pressure } = dueText(due, now);
    return { due, when: text, presses: pressure !== 'in time' };
  };
  const single = work.enquiries
    .map((enquiry) => ({
      kind: enquiry.urgency,
      title: enquiry.name,
      to: adminPath('enquiries', { state: 'new', id: enquiry.id }),
      ...timed(enquiry),
    }))
    .sort(byDue)
    .slice(0, ENQUIRIES_SHOWN);
  const flagged = work.flagged.map(({ detained, count, since: createdAt }): Task => ({
    kind: detained ? 'detained' : 'flagged',
    title: t(detained ? 'task.detained' : 'task.flagged', { count }),
    to: adminPath('enquiries', { view: 'automatic', ...(detained && { urgency: 'detained' }) }),
    ...timed({ createdAt, urgency: detained ? 'detained' : 'normal' }),
  }));
  const left = (enquiries?.new ?? 0) - single.length;
  const rest: Task = {
    kind: 'normal',
    title: t('task.more', { count: left }),
    to: adminPath('enquiries', { state: 'new' }),
    // After those that are listed one by one.
    due: single.at(-1)?.due ?? now,
  };
  return [...single, ...flagged, ...(left > 0 ? [rest] : [])];
}

/** The mails that do not leave; those without a sender are one line, which says so. */
function mailTasks({ mails, mailsGoNowhere }: Work, now: Date): Task[] {
  const late = { kind: 'mail', presses: true } as const;
  if (mailsGoNowhere)
    return [{ ...late, title: t('mail.nowhere'), to: adminPath('settings'), due: now }];
  return mails.map(({ kind, count, since, enquiry, givenUp }) => ({
    ...late,
    title: t(givenUp ? 'mail.givenUp' : 'mail.retried', {
      mail: count === 1 ? mailName(kind) : `${mailName(kind)} (${count})`,
    }),
    to: enquiry ? adminPath('enquiries', { id: enquiry }) : adminPath('settings'),
    ...waitsSince(since),
  }));
}

function appointmentTask(appointment: Work['appointments'][number]): Task {
  const { id, name, status, startsAt, until } = appointment;
  const kind = t(`task.${appointment.kind}`);
  const known = { to: adminPath('agenda', { appointment: id }), due: new Date(until) };
  return status === 'confirmed'
    ? {
        ...known,
        kind: 'appointment',
        title: `${name}, ${kind}`,
        when: t('task.at', { time: formatOfficeTimestamp(startsAt).slice(11) }),
      }
    : {
        ...known,
        kind: 'unconfirmed',
        title: t('task.appointmentOn', { name, kind, moment: formatOfficeDateTime(startsAt) }),
        when: t('task.before', { moment: formatOfficeDateTime(until) }),
      };
}

/** A post that has come back with notes, approvals or translations. */
function reviewTask({ id, title, since, ...came }: Work['reviews'][number]): Task {
  const { notes, languages, translated } = came;
  const returned = [
    notes > 0 && t('task.notes', { count: notes }),
    languages.length > 0 &&
      t('task.approved', { languages: languages.map(languageName).join(', ') }),
    translated.length > 0 &&
      t('task.translated', {
        languages: translated
          .map((language) => t('task.intoLanguage', { language: languageName(language) }))
          .join(', '),
      }),
  ];
  return {
    kind: 'review',
    title: `${title}: ${returned.filter(Boolean).join('; ')}`,
    to: editPostPath(id),
    when: waitsSince(since).when,
  };
}

function outdatedTasks({ posts, work: { opinions } }: Figures, texts: Known['outdatedTexts']) {
  const kinds = [
    [posts.outdated, 'task.outdatedPosts', adminPath('posts', { state: 'outdated' })],
    [
      [...texts.values()].reduce((sum, count) => sum + count, 0),
      'task.outdatedTexts',
      adminPath('texts', { state: 'outdated', languages: [...texts.keys()].join(',') }),
    ],
    [opinions.outdated, 'task.outdatedTestimonials', adminPath('testimonials')],
  ] as const;
  return kinds
    .filter(([count]) => count > 0)
    .map(([count, key, to]): Task => ({ kind: 'outdated', title: t(key, { count }), to }));
}

/** People under arrest first, then by the time that something is due, then what has none. */
function byDue(a: Task, b: Task): number {
  const rank = ({ kind, due }: Task) => (kind === 'detained' ? 0 : due ? 1 : 2);
  return rank(a) - rank(b) || (a.due?.getTime() ?? 0) - (b.due?.getTime() ?? 0);
}

/** What there is to do, in the order in which to do it. */
export function tasksFrom(figures: Figures, known: Known): Task[] {
  const { calendar, now, outdatedTexts, needsArchive } = known;
  const { work } = figures;
  const { publication, opinions } = work;
  const today = toOfficeDay(now);
  const tasks: (Task | false | null)[] = [
    ...(calendar ? enquiryTasks(figures, calendar, now) : []),
    ...work.appointments.map(appointmentTask),
    ...work.calendars.map(({ name, problem, since }): Task => ({
      kind: 'calendar',
      title: t('task.calendar', { name, problem: calendarProblem(problem) }),
      to: adminPath('firm'),
      ...waitsSince(since),
      presses: true,
    })),
    // Each is due at the end of its last day.
    ...work.rights.map(({ kind, name, dueOn }): Task => ({
      kind: 'rights',
      title: `${name}, ${rightName(kind)}`,
      to: adminPath('rights'),
      when: t(dueOn < today ? 'rights.late' : 'rights.until', { day: formatDay(dueOn) }),
      due: parseOfficeTime(`${dueOn}T23:59`),
      presses: daysBetween(today, dueOn) <= PRESSES_DAYS,
    })),
    ...mailTasks(work, now),
    ...work.documents.map(({ id, name, count, since }): Task => ({
      kind: 'documents',
      title: t('task.documents', { name, count }),
      to: adminPath('enquiries', { id }),
      ...waitsSince(since),
    })),
    ...work.followUps.map(({ id, name, on }): Task => ({
      kind: 'followUp',
      title: name,
      to: adminPath('enquiries', { id }),
      when: t('task.sinceDay', { day: formatDay(on) }),
      due: parseOfficeTime(on),
    })),
    publication && {
      kind: 'publication',
      title: t('task.publication', { problem: publication.problem }),
      to: adminPath('posts'),
      ...waitsSince(publication.since),
      presses: true,
    },
    ...work.scheduled.map(({ id, title, at }): Task => ({
      kind: 'scheduled',
      title,
      to: editPostPath(id),
      when: t('task.at', { time: at }),
      due: parseOfficeTime(`${today}T${at}`),
    })),
    ...work.reviews.map(reviewTask),
    opinions.since !== null && {
      kind: 'opinions',
      title: t('task.unpublished', { count: opinions.waiting }),
      to: adminPath('testimonials'),
      when: waitsSince(opinions.since).when,
    },
    ...work.unreviewed.map(({ id, title, reviewed, since }): Task => ({
      kind: 'unreviewed',
      title,
      to: editPostPath(id),
      when: t(reviewed ? 'task.reviewedOn' : 'task.publishedOn', { day: shortDay(since, OFFICE) }),
    })),
    ...outdatedTasks(figures, outdatedTexts),
    needsArchive && { kind: 'archive', title: t('task.archive'), to: adminPath('settings') },
  ];
  return tasks.filter((task) => task !== false && task !== null).sort(byDue);
}

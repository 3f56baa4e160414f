import { dueText } from '@/lib/admin/dueText';
import { languageName } from '@/lib/admin/languageName';
import { calendarProblem } from '@/lib/admin/calendarProblem';
import {
  formatDay,
  formatOfficeDateTime,
  OFFICE,
  formatOfficeTimestamp,
  parseOfficeTime,
  toOfficeDay,
} from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import { adminPath, editPostPath } from '@/site/adminPaths';
import { answerDue, type OfficeCalendar, type Waiting } from '@/site/answerClock';
import { shortDay } from '@/site/dates';
import type { Language } from '@/site/languages';
import type { Figures, Work } from './queries';
import { mailTasks, rightsTasks, since, type Task } from './task';

const t = adminTexts('dashboard');

/** How many enquiries are listed one by one; the database sends as many of each urgency (39_dashboard.sql). */
const ENQUIRIES_SHOWN = 8;

interface Known {
  /** When the office is open; undefined for roles that answer no enquiry. */
  calendar: OfficeCalendar | undefined;
  now: Date;
  /** Interface texts with an outdated translation, by language. */
  outdatedTexts: ReadonlyMap<Language, number>;
  /** Whether the last archive of the whole site is old. */
  needsArchive: boolean;
}

function enquiryTasks({ work, enquiries }: Figures, calendar: OfficeCalendar, now: Date): Task[] {
  const timed = (waiting: Waiting) => {
    const due = answerDue(waiting, calendar);
    const { text, pressure } = dueText(due, now);
    return { due, when: text, presses: pressure !== 'in time' };
  };
  const single = (work.enquiries ?? [])
    .map((enquiry) => ({
      kind: enquiry.urgency,
      title: enquiry.name,
      to: adminPath('enquiries', { state: 'new', id: enquiry.id }),
      ...timed(enquiry),
    }))
    .sort(byDue)
    .slice(0, ENQUIRIES_SHOWN);
  const flagged = (work.flagged ?? []).map(({ detained, count, since: createdAt }): Task => ({
    kind: detained ? 'detained' : 'flagged',
    title: t(detained ? 'task.detained' : 'task.flagged', { count }),
    to: adminPath('enquiries', { view: 'automatic', ...(detained && { urgency: 'detained' }) }),
    ...timed({ createdAt, urgency: detained ? 'detained' : 'normal' }),
  }));
  const left = (enquiries?.new ?? 0) - single.length;
  const rest: Task[] =
    left > 0
      ? [
          {
            kind: 'normal',
            title: t('task.more', { count: left }),
            to: adminPath('enquiries', { state: 'new' }),
            // After those that are listed one by one.
            due: single.at(-1)?.due ?? now,
          },
        ]
      : [];
  return [...single, ...flagged, ...rest];
}

const followUpTask = ({ id, name, on }: Exclude<Work['followUps'], null>[0]): Task => ({
  kind: 'followUp',
  title: name,
  to: adminPath('enquiries', { id }),
  when: t('task.sinceDay', { day: formatDay(on) }),
  due: parseOfficeTime(on),
});

const documentTask = ({ id, name, count, since: at }: NonNullable<Work['documents']>[0]): Task => ({
  kind: 'documents',
  title: t('task.documents', { name, count }),
  to: adminPath('enquiries', { id }),
  when: since(at),
  due: new Date(at),
});

function appointmentTasks({ appointments, calendars }: Work): Task[] {
  return [
    ...(appointments ?? []).map(({ id, name, kind, status, startsAt, until }): Task => ({
      kind: status === 'confirmed' ? 'appointment' : 'unconfirmed',
      title:
        status === 'confirmed'
          ? `${name}, ${t(`task.${kind}`)}`
          : t('task.appointmentOn', {
              name,
              kind: t(`task.${kind}`),
              moment: formatOfficeDateTime(startsAt),
            }),
      to: adminPath('agenda', { appointment: id }),
      when:
        status === 'confirmed'
          ? t('task.at', { time: formatOfficeTimestamp(startsAt).slice(11) })
          : t('task.before', { moment: formatOfficeDateTime(until) }),
      due: new Date(until),
    })),
    ...(calendars ?? []).map(({ name, problem, since: at }): Task => ({
      kind: 'calendar',
      title: t('task.calendar', { name, problem: calendarProblem(problem) }),
      to: adminPath('firm'),
      when: since(at),
      due: new Date(at),
      presses: true,
    })),
  ];
}

function postTasks({ scheduled, reviews, publication }: Work, now: Date): Task[] {
  const failed: Task[] = publication
    ? [
        {
          kind: 'publication',
          title: t('task.publication', { problem: publication.problem }),
          to: adminPath('posts'),
          when: since(publication.since),
          due: new Date(publication.since),
          presses: true,
        },
      ]
    : [];
  return [
    ...failed,
    ...scheduled.map(({ id, title, at }): Task => ({
      kind: 'scheduled',
      title,
      to: editPostPath(id),
      when: t('task.at', { time: at }),
      due: parseOfficeTime(`${toOfficeDay(now)}T${at}`),
    })),
    ...reviews.map(({ id, title, notes, languages, translated, since: at }): Task => {
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
        when: since(at),
      };
    }),
  ];
}

function contentTasks(
  { posts, work: { opinions, unreviewed } }: Figures,
  texts: Known['outdatedTexts'],
): Task[] {
  const outdatedTexts = [...texts.values()].reduce((sum, count) => sum + count, 0);
  const outdated = [
    [posts.outdated, 'task.outdatedPosts', adminPath('posts', { state: 'outdated' })],
    [
      outdatedTexts,
      'task.outdatedTexts',
      adminPath('texts', { state: 'outdated', languages: [...texts.keys()].join(',') }),
    ],
    [opinions.outdated, 'task.outdatedTestimonials', adminPath('testimonials')],
  ] as const;
  const waiting: Task[] = opinions.since
    ? [
        {
          kind: 'opinions',
          title: t('task.unpublished', { count: opinions.waiting }),
          to: adminPath('testimonials'),
          when: since(opinions.since),
        },
      ]
    : [];
  return [
    ...waiting,
    ...unreviewed.map(({ id, title, reviewed, since: day }): Task => ({
      kind: 'unreviewed',
      title,
      to: editPostPath(id),
      when: t(reviewed ? 'task.reviewedOn' : 'task.publishedOn', { day: shortDay(day, OFFICE) }),
    })),
    ...outdated
      .filter(([count]) => count > 0)
      .map(([count, key, to]): Task => ({ kind: 'outdated', title: t(key, { count }), to })),
  ];
}

/** People under arrest first, then by the time that something is due, then what has none. */
function byDue(a: Task, b: Task): number {
  const rank = ({ kind, due }: Task) => (kind === 'detained' ? 0 : due ? 1 : 2);
  return rank(a) - rank(b) || (a.due?.getTime() ?? 0) - (b.due?.getTime() ?? 0);
}

/** What there is to do, in the order in which to do it. */
export function tasksFrom(figures: Figures, known: Known): Task[] {
  const { calendar, now, outdatedTexts, needsArchive } = known;
  const archive: Task[] = needsArchive
    ? [{ kind: 'archive', title: t('task.archive'), to: adminPath('settings') }]
    : [];
  return [
    ...(calendar ? enquiryTasks(figures, calendar, now) : []),
    ...appointmentTasks(figures.work),
    ...rightsTasks(figures.work, now),
    ...mailTasks(figures.work, now),
    ...(figures.work.documents ?? []).map(documentTask),
    ...(figures.work.followUps ?? []).map(followUpTask),
    ...postTasks(figures.work, now),
    ...contentTasks(figures, outdatedTexts),
    ...archive,
  ].sort(byDue);
}

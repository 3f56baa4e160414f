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
import { adminPath, editPostPath } from '@/site/adminPaths';
import { answerDue, type OfficeCalendar, type Waiting } from '@/site/answerClock';
import { shortDay } from '@/site/dates';
import type { Language } from '@/site/languages';
import { mailTasks } from './mailTasks';
import type { Figures, Work } from './queries';
import { since, type Task } from './task';
import { rightsTasks } from './rightsTasks';

/** How many enquiries are listed one by one. */
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

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
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
    title: detained
      ? `${plural(count, 'consulta parece automática', 'consultas parecen automáticas')}: compruebe que no hay una persona`
      : plural(count, 'consulta por mirar', 'consultas por mirar'),
    to: adminPath('enquiries', { view: 'automatic', ...(detained && { urgency: 'detained' }) }),
    ...timed({ createdAt, urgency: detained ? 'detained' : 'normal' }),
  }));
  const left = (enquiries?.new ?? 0) - single.length;
  const rest: Task[] =
    left > 0
      ? [
          {
            kind: 'normal',
            title: plural(left, 'consulta más sin contestar', 'consultas más sin contestar'),
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
  when: `Desde el ${formatDay(on)}`,
  due: parseOfficeTime(on),
});

const documentTask = ({ id, name, count, since: at }: NonNullable<Work['documents']>[0]): Task => ({
  kind: 'documents',
  title: `${name}: ${plural(count, 'documento sin ver', 'documentos sin ver')}`,
  to: adminPath('enquiries', { id }),
  when: since(at),
  due: new Date(at),
});

const APPOINTMENTS = { video: 'videoconsulta', phone: 'llamada', office: 'visita al despacho' };

function appointmentTasks({ appointments, calendars }: Work): Task[] {
  return [
    ...(appointments ?? []).map(({ id, name, kind, status, startsAt, until }): Task => ({
      kind: status === 'confirmed' ? 'appointment' : 'unconfirmed',
      title: `${name}, ${APPOINTMENTS[kind]}${status === 'confirmed' ? '' : ` del ${formatOfficeDateTime(startsAt)}`}`,
      to: adminPath('agenda', { appointment: id }),
      when:
        status === 'confirmed'
          ? `A las ${formatOfficeTimestamp(startsAt).slice(11)}`
          : `Antes del ${formatOfficeDateTime(until)}`,
      due: new Date(until),
    })),
    ...(calendars ?? []).map(({ name, problem, since: at }): Task => ({
      kind: 'calendar',
      title: `«${name}» no se puede leer: ${calendarProblem(problem)}. Lo último que se sabe sigue ocupado`,
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
          title: `El servidor del sitio no acepta el aviso (${publication.problem})`,
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
      when: `A las ${at}`,
      due: parseOfficeTime(`${toOfficeDay(now)}T${at}`),
    })),
    ...reviews.map(({ id, title, notes, languages, translated, since: at }): Task => {
      const returned = [
        notes > 0 && plural(notes, 'nota por atender', 'notas por atender'),
        languages.length > 0 && `visto bueno en ${languages.map(languageName).join(', ')}`,
        translated.length > 0 && `traducción al ${translated.map(languageName).join(', al ')}`,
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
  const outdated: [count: number, one: string, many: string, to: string][] = [
    [
      posts.outdated,
      'entrada con traducciones desactualizadas',
      'entradas con traducciones desactualizadas',
      adminPath('posts', { state: 'outdated' }),
    ],
    [
      outdatedTexts,
      'texto con la traducción desactualizada',
      'textos con la traducción desactualizada',
      adminPath('texts', { state: 'outdated', languages: [...texts.keys()].join(',') }),
    ],
    [
      opinions.outdated,
      'opinión con traducciones desactualizadas',
      'opiniones con traducciones desactualizadas',
      adminPath('testimonials'),
    ],
  ];
  const waiting: Task[] = opinions.since
    ? [
        {
          kind: 'opinions',
          title: plural(
            opinions.waiting,
            'opinión sin publicar: decida si se publica o se borra',
            'opiniones sin publicar: decida si se publican o se borran',
          ),
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
      when: `${reviewed ? 'Revisada' : 'Publicada'} el ${shortDay(day, OFFICE)}`,
    })),
    ...outdated
      .filter(([count]) => count > 0)
      .map(([count, one, many, to]): Task => ({
        kind: 'outdated',
        title: plural(count, one, many),
        to,
      })),
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
    ? [{ kind: 'archive', title: 'Hacer una copia de toda la web', to: adminPath('settings') }]
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

import { adminPath } from '../../../../src/site/adminPaths.ts';
import { answerDue, warningDue } from '../../../../src/site/answerClock.ts';
import { LOCALES } from '../../../../src/site/dateLocales.ts';
import {
  type Clock,
  dayOf,
  shortHourOf,
  timeSince,
  weekdayAndDay,
} from '../../../../src/site/dates.ts';
import { firm } from '../../../../src/site/firm.ts';
import { isLanguage, LANGUAGE_FACTS } from '../../../../src/site/languages.ts';
import { type Block, type Content, enquiriesLink, staffMail } from './body.ts';
import { calendarOf, type Claim, type EnquiryFacts } from './outbox.ts';

const URGENCIES = {
  normal: 'sin urgencia',
  deadline: 'plazo que vence',
  detained: 'persona detenida',
} as const;

const MINUTE_MS = 60_000;

/** The age of an enquiry in words: 'hace 5 minutos'. */
function ageOf(receivedAt: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(receivedAt)) / MINUTE_MS);
  if (minutes < 1) return 'hace menos de un minuto';
  const unit = minutes < 60 ? 'minute' : minutes < 48 * 60 ? 'hour' : 'day';
  return timeSince(receivedAt, now, unit, { locale: LOCALES.es });
}

/** What a subject says about an urgency; '' for a normal enquiry. */
const urgencyIn = ({ urgency }: EnquiryFacts) =>
  urgency === 'normal' ? '' : `: ${URGENCIES[urgency]}`;

/** A language by its own name. */
const languageIn = (code: string) => (isLanguage(code) ? LANGUAGE_FACTS[code].name : code);

/** What the firm's mails say of an enquiry, and a link to it. */
const factsOf = (
  { id, urgency, language, receivedAt }: EnquiryFacts,
  siteUrl: string,
  now: Date,
): Block[] => [
  [
    `Urgencia: ${URGENCIES[urgency]}`,
    `Idioma: ${languageIn(language)}`,
    `Recibida: ${ageOf(receivedAt, now)}`,
  ].join('\n'),
  enquiriesLink(siteUrl, { id }, 'Abrir la consulta'),
  'Por discreción, este aviso no dice nada de la persona ni de su asunto.',
];

/** Tells the firm of an enquiry, or of its documents: urgency, language, age and a link, and nothing of the person. */
const noticeOf =
  (subject: string, sentence: string) => (enquiry: EnquiryFacts, siteUrl: string, now: Date) =>
    staffMail(subject + urgencyIn(enquiry), [sentence, ...factsOf(enquiry, siteUrl, now)]);

export const alertOf = noticeOf('Consulta nueva', 'Ha llegado una consulta por la web.');
export const documentsNoticeOf = noticeOf(
  'Documentos recibidos',
  'Han llegado documentos por el enlace de una consulta.',
);

/** A number of enquiries in words. */
const enquiries = (count: number) => (count === 1 ? '1 consulta' : `${count} consultas`);

/** Tells the firm that enquiries were set apart as probably automatic: one of them may be a person's. */
export function flaggedNoticeOf({ waiting }: Claim, siteUrl: string): Content {
  const deadlines = waiting.flaggedDeadlines;
  return staffMail(`Apartadas como automáticas: ${enquiries(waiting.flagged)}`, [
    'La web ha apartado consultas que parecen enviadas por un programa. Alguna puede ser de una persona cuyo navegador no ha podido acreditarlo: écheles un vistazo.',
    ...(deadlines > 0 ? [`Con un plazo que vence: ${enquiries(deadlines)}.`] : []),
    enquiriesLink(siteUrl, { view: 'automatic' }, 'Ver las apartadas'),
    'Este aviso llega una vez por hora como mucho.',
  ]);
}

/** Tells the firm how many enquiries wait, as often as its settings say. */
export function summaryOf({ waiting }: Claim, siteUrl: string): Content {
  const subject =
    waiting.new === 0
      ? 'Resumen: ninguna consulta sin contestar'
      : `Resumen: ${enquiries(waiting.new)} sin contestar`;
  const urgent =
    waiting.urgent === 0 ? 'ninguna urgente' : `${enquiries(waiting.urgent)} con urgencia`;
  return staffMail(`${subject} · ${firm.name}`, [
    waiting.new === 0
      ? 'No hay ninguna consulta sin contestar.'
      : `Sin contestar: ${enquiries(waiting.new)}, ${urgent}.`,
    enquiriesLink(siteUrl, { state: 'new' }, 'Ver las consultas'),
    'Este resumen se activa y se quita en los ajustes.',
  ]);
}

/** Shows whoever has asked for it that mails arrive. */
export const testMailOf = (siteUrl: string): Content =>
  staffMail(`Aviso de prueba · ${firm.name}`, [
    'Este aviso se ha pedido desde los ajustes de la web. Si lo lee, los correos de la web llegan a esta dirección.',
    'Mire también si ha ido a la carpeta de correo no deseado: si es así, márquelo como deseado.',
    { href: `${siteUrl}${adminPath('settings')}`, label: 'Volver a los ajustes' },
  ]);

/** Tells the firm of all detentions that nobody has opened, flagged ones too. */
export function detentionsOf({ detentions, now }: Claim, siteUrl: string): Content {
  const { count, flagged, first } = detentions;
  if (count === 0) {
    return staffMail('Persona detenida: ninguna consulta sin abrir', [
      'Las consultas de este aviso ya están abiertas. No hay que hacer nada.',
    ]);
  }
  const listOf = (query: Record<string, string>, label: string) =>
    enquiriesLink(siteUrl, { ...query, urgency: 'detained' }, label);
  return staffMail(`Persona detenida: ${enquiries(count)} sin abrir`, [
    count === 1
      ? 'Nadie ha abierto todavía esta consulta sobre una persona detenida:'
      : `Hay ${enquiries(count)} sobre personas detenidas que nadie ha abierto todavía:`,
    ...first.map(({ id, language, receivedAt, flagged: isFlagged }) => {
      const received = `${languageIn(language)}, recibida ${ageOf(receivedAt, new Date(now))}`;
      return enquiriesLink(siteUrl, { id }, received + (isFlagged ? ', quizá automática' : ''));
    }),
    ...(count > first.length ? [listOf({ state: 'new' }, 'Ver todas las nuevas')] : []),
    ...(flagged > 0
      ? [
          flagged === 1
            ? 'Una parece enviada por un programa, pero puede ser de una persona: compruébelo.'
            : `${flagged} parecen enviadas por un programa, pero alguna puede ser de una persona: compruébelo.`,
          listOf({ view: 'automatic' }, 'Ver las apartadas'),
        ]
      : []),
    'Este aviso se repite cada quince minutos mientras quede alguna sin abrir.',
    'Por discreción, no dice nada de las personas ni de sus asuntos.',
  ]);
}

/** When to warn of each new enquiry; never, if its answer is late by now. */
export function planOf(claim: Claim): Record<string, string> {
  const calendar = calendarOf(claim);
  const now = new Date(claim.now);
  return Object.fromEntries(
    claim.unplanned.map((enquiry) => {
      const isLate = answerDue(enquiry, calendar) <= now;
      return [enquiry.id, isLate ? 'infinity' : warningDue(enquiry, calendar).toISOString()];
    }),
  );
}

/** Tells the firm, before an answer is late, that it has not been given. */
export function warningOf(enquiry: EnquiryFacts, claim: Claim, siteUrl: string): Content {
  const calendar = calendarOf(claim);
  const due = answerDue(enquiry, calendar);
  const now = new Date(claim.now);
  const clock: Clock = { zone: calendar.timeZone, locale: LOCALES.es };
  const time = shortHourOf(due, clock);
  const day = weekdayAndDay(dayOf(due, clock), clock);
  const [subject, ends] =
    due > now ? [`Por contestar antes de las ${time}`, 'termina'] : ['Fuera de plazo', 'terminó'];
  return staffMail(subject + urgencyIn(enquiry), [
    `Nadie ha contestado todavía esta consulta. El plazo ${ends} el ${day} a las ${time}.`,
    ...factsOf(enquiry, siteUrl, now),
    'Cuenta como contestada al confirmar «Sí, queda contactada» o al cambiarle el estado. Este aviso no se repite.',
  ]);
}

import { adminPath } from '../../../../src/site/adminPaths.ts';
import { LOCALES } from '../../../../src/site/dateLocales.ts';
import { timeSince } from '../../../../src/site/dates.ts';
import { firm } from '../../../../src/site/firm.ts';
import { isLanguage, LANGUAGE_FACTS } from '../../../../src/site/languages.ts';
import { type Block, type Content, staffMail } from './body.ts';
import type { Claim, EnquiryFacts } from './outbox.ts';

const URGENCIES = {
  normal: 'sin urgencia',
  deadline: 'plazo que vence',
  detained: 'persona detenida',
} as const;

const MINUTE_MS = 60_000;

/** The age of an enquiry in words: 'hace 5 minutos'. */
export function ageOf(receivedAt: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(receivedAt)) / MINUTE_MS);
  if (minutes < 1) return 'hace menos de un minuto';
  const unit = minutes < 60 ? 'minute' : minutes < 48 * 60 ? 'hour' : 'day';
  return timeSince(receivedAt, now, unit, { locale: LOCALES.es });
}

/** What a subject says about an urgency; '' for a normal enquiry. */
export const urgencyIn = ({ urgency }: EnquiryFacts) =>
  urgency === 'normal' ? '' : `: ${URGENCIES[urgency]}`;

/** A language by its own name. */
export const languageIn = (code: string) => (isLanguage(code) ? LANGUAGE_FACTS[code].name : code);

/** What the firm's mails say of an enquiry, and a link to it. */
export const factsOf = (
  { id, urgency, language, receivedAt }: EnquiryFacts,
  siteUrl: string,
  now: Date,
): Block[] => [
  [
    `Urgencia: ${URGENCIES[urgency]}`,
    `Idioma: ${languageIn(language)}`,
    `Recibida: ${ageOf(receivedAt, now)}`,
  ].join('\n'),
  { href: `${siteUrl}${adminPath('enquiries', { id })}`, label: 'Abrir la consulta' },
  'Por discreción, este aviso no dice nada de la persona ni de su asunto.',
];

/** Tells the firm of an enquiry: urgency, language, age and a link, and nothing of the person. */
export const alertOf = (enquiry: EnquiryFacts, siteUrl: string, now: Date): Content =>
  staffMail(`Consulta nueva${urgencyIn(enquiry)}`, [
    'Ha llegado una consulta por la web.',
    ...factsOf(enquiry, siteUrl, now),
  ]);

/** Tells whoever deals with an enquiry that its client has sent documents by the link. */
export const documentsNoticeOf = (enquiry: EnquiryFacts, siteUrl: string, now: Date): Content =>
  staffMail(`Documentos recibidos${urgencyIn(enquiry)}`, [
    'Han llegado documentos por el enlace de una consulta.',
    ...factsOf(enquiry, siteUrl, now),
  ]);

/** A number of enquiries in words. */
export const enquiries = (count: number) => (count === 1 ? '1 consulta' : `${count} consultas`);

/** Tells the firm that enquiries were set apart as probably automatic: one of them may be a person's. */
export function flaggedNoticeOf({ waiting }: Claim, siteUrl: string): Content {
  const deadlines = waiting.flaggedDeadlines;
  return staffMail(`Apartadas como automáticas: ${enquiries(waiting.flagged)}`, [
    'La web ha apartado consultas que parecen enviadas por un programa. Alguna puede ser de una persona cuyo navegador no ha podido acreditarlo: écheles un vistazo.',
    ...(deadlines > 0 ? [`Con un plazo que vence: ${enquiries(deadlines)}.`] : []),
    {
      href: `${siteUrl}${adminPath('enquiries', { view: 'automatic' })}`,
      label: 'Ver las apartadas',
    },
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
    {
      href: `${siteUrl}${adminPath('enquiries', { state: 'new' })}`,
      label: 'Ver las consultas',
    },
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

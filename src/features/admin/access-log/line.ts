import { languageName } from '@/lib/admin/languageName';
import { formatDay } from '@/lib/admin/officeTime';
import { rightsEvent } from '@/lib/admin/rightsWords';
import { adminPath, editPostPath } from '@/site/adminPaths';
import { isDay } from '@/site/dates';
import { isLanguage } from '@/site/languages';

/** A line of the access log (`supabase/schemas/02_access_log.sql`). */
export interface Line {
  seq: number;
  at: string;
  /** Null for the database itself and its jobs. */
  person: string | null;
  /** Their name, or the address of an account without one; null also for a deleted account. */
  who: string | null;
  action: string;
  /** The ids of the enquiries, the person or the post affected. */
  subjects: string[];
  /** The name of the first of them, if it is a person or an enquiry that still exists. */
  about: string | null;
  detail: string;
}

/** Who performed the action of a line. */
export function whoOf({ person, who }: Pick<Line, 'person' | 'who'>): string {
  return who ?? (person === null ? 'El sistema' : 'Una cuenta que ya no existe');
}

const ROLES: Record<string, string> = {
  admin: 'administración',
  editor: 'edición',
  none: 'ninguno',
};

/** A change 'before > after' with both values in Spanish. */
const change = (detail: string, words: Record<string, string>) =>
  detail
    .split(' > ')
    .map((word) => words[word] ?? word)
    .join(' → ');

/** What has become of a post, by the state it has now. */
const POSTS: Record<string, string> = {
  published: 'Ha publicado',
  scheduled: 'Ha programado',
  hidden: 'Ha ocultado',
  waiting: 'Ha puesto en espera',
  binned: 'Ha movido a la papelera',
  erased: 'Ha eliminado para siempre',
};

/** From 'before > after slug', with a language if only that one has changed. */
function postChange(detail: string): string {
  const [, , after = '', slug = '', language = ''] = detail.split(' ');
  const where = isLanguage(language) ? ` en ${languageName(language)}` : '';
  return `${POSTS[after] ?? after} la entrada ${slug}${where}`;
}

/** From 'made 7', 'made 14 de' with the language to translate into, or 'revoked'. */
function linkChange(detail: string): string {
  const [change, days, language = ''] = detail.split(' ');
  if (change === 'revoked') return 'Ha revocado un enlace a una entrada';
  const purpose = isLanguage(language)
    ? `traducir una entrada al ${languageName(language)}`
    : 'revisar una entrada';
  return `Ha creado un enlace para ${purpose} (${days} días)`;
}

const DOCUMENTS: Record<string, string> = {
  link: 'Ha creado un enlace para recibir documentos',
  revoked: 'Ha cerrado un enlace para recibir documentos',
  received: 'Ha llegado un documento de un cliente',
  opened: 'Ha abierto un documento de un cliente',
  removed: 'Ha eliminado un documento de un cliente',
};

const SETTINGS: Record<string, string> = {
  survey_retention_months: 'meses hasta borrar una consulta',
  time_zone: 'zona horaria',
  require_factor: 'segundo paso al entrar',
  alert_email: 'correo de los avisos',
  absence_email: 'correo durante una ausencia',
  summary_mail: 'resumen por correo',
  idle_minutes: 'minutos hasta bloquear',
  session_hours: 'horas hasta pedir la contraseña',
  appointment_hold_hours: 'horas que se aparta una cita',
  appointment_room: 'sala de las videoconsultas',
  appointment_room_each: 'una sala por cita',
  consultation_price: 'precio de la primera consulta',
  calendar_feed: 'dirección del calendario de citas',
  busy_calendars: 'calendarios con horas ocupadas',
  offered: 'citas en la web',
  hours: 'horas de las citas',
  minutes: 'minutos de una cita',
  buffer: 'minutos de pausa entre citas',
  notice_hours: 'horas de antelación de una cita',
  horizon_days: 'días con citas',
  most_per_day: 'citas al día',
  confirm_each: 'confirmar cada cita',
  document_mebibytes: 'espacio para documentos de clientes',
};

/** From 'name, name: before > after'. */
const settingsIn = (detail: string) =>
  detail
    .split(', ')
    .map((each) => {
      const [name = '', values] = each.split(': ');
      const changed = values
        ?.replace('true', 'sí')
        .replace('names', 'con nombres')
        .replace('busy', 'sin nombres')
        .replace('false', 'no')
        .replace('none', 'ninguna')
        .replace('added', 'uno más')
        .replace('removed', 'uno menos')
        .replace('>', '→');
      return `${SETTINGS[name] ?? name}${changed ? `: ${changed}` : ''}`;
    })
    .join(', ');

/** From 'added yyyy-MM-dd' or 'removed yyyy-MM-dd'. */
function holidayChange(detail: string): string {
  const [change, day = ''] = detail.split(' ');
  return `Ha ${change === 'added' ? 'añadido' : 'quitado'} el festivo del ${isDay(day) ? formatDay(day) : day}`;
}

/** From 'on fr' or 'off fr'. */
function languageChange(detail: string): string {
  const [change, code = ''] = detail.split(' ');
  const name = isLanguage(code) ? languageName(code) : code;
  return `Ha ${change === 'on' ? 'activado' : 'desactivado'} el idioma ${name}`;
}

/** From 'added number' or 'removed number'. */
function clientsChange(detail: string): string {
  const [change, count = ''] = detail.split(' ');
  const done = change === 'added' ? 'añadidos' : 'quitados';
  return `Ha cambiado la lista de clientes. Nombres ${done}: ${count}`;
}

/** Of one enquiry: 'una consulta', or whose it is as long as it exists. */
const enquiry = (of: string) => (of ? `la consulta${of}` : 'una consulta');

const CONFLICTS: Record<string, string> = {
  none: 'Ha comprobado que no hay conflicto en',
  refused: 'Ha rechazado por conflicto',
};

const enquiries = (count: number) => (count === 1 ? '1 consulta' : `${count} consultas`);

/** What the firm has done with an appointment. */
const APPOINTMENTS: Record<string, string> = {
  confirm: 'Ha confirmado una cita',
  decline: 'Ha rechazado una cita',
  move: 'Ha cambiado una cita',
  cancel: 'Ha anulado una cita',
  no_show: 'Ha anotado que nadie vino a una cita',
  enter: 'Ha anotado una cita',
};

const FACTOR_EVENTS: Record<string, string> = {
  'totp > none': 'Segundo paso quitado',
  'recovery code': 'Código de recuperación usado',
  'wrong codes': 'Varios códigos que no eran correctos',
};

const DESCRIPTIONS: Record<string, (line: Line, of: string) => string> = {
  signed_in: () => 'Ha entrado',
  second_factor: () => 'Ha dado el segundo paso',
  opened: (_, of) => `Ha abierto ${enquiry(of)}`,
  searched: ({ detail }) => `Ha buscado en las consultas: ${detail} encontradas`,
  compared: (_, of) => `Ha comparado los nombres de ${enquiry(of)}`,
  conflict: ({ detail }, of) =>
    `${CONFLICTS[detail] ?? 'Ha vuelto a dejar por comprobar el conflicto de'} ${enquiry(of)}`,
  exported: ({ subjects }) => `Ha exportado ${enquiries(subjects.length)}`,
  archived: () => 'Ha hecho una copia de toda la web, con las consultas',
  erased: ({ subjects, detail }) =>
    `Ha borrado ${enquiries(subjects.length)}: ${detail === 'retention' ? 'fin del plazo' : 'a petición'}`,
  role: ({ detail }, of) => `Papel${of}: ${change(detail, ROLES)}`,
  setting: ({ detail }) => `Ha cambiado los ajustes: ${settingsIn(detail)}`,
  holiday: ({ detail }) => holidayChange(detail),
  language: ({ detail }) => languageChange(detail),
  texts: ({ detail }) => `Ha cambiado textos: ${detail}`,
  sessions_ended: (_, of) => `Ha cerrado las sesiones${of}`,
  factor: ({ detail }, of) => `${FACTOR_EVENTS[detail] ?? 'Segundo paso añadido'}${of}`,
  password: (_, of) => `Contraseña cambiada${of}`,
  email: (_, of) => `Correo cambiado${of}`,
  post: ({ detail }) => postChange(detail),
  review_link: ({ detail }) => linkChange(detail),
  replied: ({ detail }, of) =>
    `${detail.startsWith('sent') ? 'Ha enviado' : 'Ha empezado'} una respuesta a ${enquiry(of)}`,
  document: ({ detail }, of) => `${DOCUMENTS[detail.split(' ', 1)[0] ?? ''] ?? detail}${of}`,
  appointment: ({ detail }, of) => `${APPOINTMENTS[detail] ?? detail}${of}`,
  status: (_, of) => `Ha cambiado el estado de ${enquiry(of)}`,
  clients: ({ detail }) => clientsChange(detail),
  rights: ({ detail }) => `Protección de datos: ${rightsEvent(detail)}`,
  template: ({ detail }) => `Ha cambiado la plantilla de respuesta «${detail}»`,
};

/** The path of the line's enquiry or post; undefined without one, or if it was erased. */
export function targetOf({ action, subjects: [id = ''], about, detail }: Line): string | undefined {
  if (
    ['opened', 'compared', 'conflict', 'replied', 'status', 'appointment', 'document'].includes(
      action,
    )
  )
    return about === null ? undefined : adminPath('enquiries', { id });
  if (action === 'review_link') return editPostPath(id);
  return action === 'post' && !detail.includes(' > erased ') ? editPostPath(id) : undefined;
}

/** Describes a line in Spanish. */
export function describeLine(line: Line): string {
  const of = line.about ? ` de ${line.about}` : '';
  return DESCRIPTIONS[line.action]?.(line, of) ?? line.action;
}

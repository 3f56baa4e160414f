import { formatOfficeTimestamp } from '@/lib/admin/officeTime';
import { CHANNELS, conflictText, type Enquiry, statusText, URGENCIES } from './enquiry';

/** The byte order mark, without which Excel does not read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const SEPARATOR = ';';

/** Spreadsheets read such a cell as a formula, Chinese ones also with full-width signs. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A cell, escaped against formulas and quoted where needed. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line with its line break (RFC 4180, with the separator of Spanish spreadsheets). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(SEPARATOR)}\r\n`;
}

const COLUMNS: readonly [heading: string, cell: (enquiry: Enquiry) => string][] = [
  ['Recibida', ({ createdAt }) => formatOfficeTimestamp(createdAt)],
  ['Estado', statusText],
  ['Urgencia', ({ urgency }) => URGENCIES[urgency]],
  ['Nombre', ({ name }) => name],
  ['Correo', ({ email }) => email ?? ''],
  ['Teléfono', ({ phone }) => phone ?? ''],
  ['Idioma', ({ language }) => language],
  ['Respuesta por', ({ channel }) => CHANNELS[channel]],
  ['Materia', ({ area }) => area],
  ['Otra parte', ({ opposingParty }) => opposingParty ?? ''],
  ['Mensaje', ({ message }) => message],
  ['Cómo nos conoció', ({ source }) => source],
  ['Consentimiento', ({ consentAt }) => formatOfficeTimestamp(consentAt)],
  ['Idioma de la primera información', ({ consentLanguage }) => consentLanguage],
  ['Versión del aviso', ({ consentVersion }) => consentVersion ?? ''],
  [
    'Consiente datos sensibles',
    ({ specialConsent }) => (specialConsent === null ? '' : specialConsent ? 'sí' : 'no'),
  ],
  ['Notas', ({ notes }) => notes],
  ['Contestada', ({ answeredAt }) => (answeredAt ? formatOfficeTimestamp(answeredAt) : '')],
  ['Conflicto de intereses', (enquiry) => conflictText(enquiry) ?? ''],
  ['Volver a mirar', ({ followUpOn }) => followUpOn ?? ''],
  ['Identificador', ({ id }) => id],
];

/** The byte order mark and the headings of an export. */
export function csvHead(): string {
  return BYTE_ORDER_MARK + csvLine(COLUMNS.map(([heading]) => heading));
}

/** An enquiry as a line of the export. */
export function csvRow(enquiry: Enquiry): string {
  return csvLine(COLUMNS.map(([, cell]) => cell(enquiry)));
}

import { officeStamp } from '@/lib/officeTime';
import { CHANNELS, STATUSES, type Survey, URGENCIES } from './survey';

/** Excel reads UTF-8 only where this says so. */
export const CSV_START = '\uFEFF';

const SEPARATOR = ';';

/** A spreadsheet would take a cell that begins so for a formula; one set to Chinese, the wide signs too. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** One cell: no formula, quoted where its text needs it. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line, its end included (RFC 4180, with the separator of a Spanish spreadsheet). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(SEPARATOR)}\r\n`;
}

const COLUMNS: readonly [heading: string, cell: (survey: Survey) => string][] = [
  ['Recibida', ({ createdAt }) => officeStamp(createdAt)],
  ['Estado', ({ status }) => STATUSES[status]],
  ['Urgencia', ({ urgency }) => URGENCIES[urgency]],
  ['Nombre', ({ name }) => name],
  ['Correo', ({ email }) => email ?? ''],
  ['Teléfono', ({ phone }) => phone ?? ''],
  ['Idioma', ({ language }) => language],
  ['Respuesta por', ({ channel }) => CHANNELS[channel]],
  ['Materia', ({ area }) => area],
  ['Mensaje', ({ message }) => message],
  ['Cómo nos conoció', ({ source }) => source],
  ['Consentimiento', ({ consentAt }) => officeStamp(consentAt)],
  ['Idioma del aviso', ({ consentLanguage }) => consentLanguage],
  ['Versión del aviso', ({ consentVersion }) => consentVersion],
  ['Notas', ({ notes }) => notes],
  ['Identificador', ({ id }) => id],
];

/** The headings of an export of enquiries, after the mark that says it is UTF-8. */
export function csvHead(): string {
  return CSV_START + csvLine(COLUMNS.map(([heading]) => heading));
}

/** One enquiry as a line of the export. */
export function csvRow(survey: Survey): string {
  return csvLine(COLUMNS.map(([, cell]) => cell(survey)));
}

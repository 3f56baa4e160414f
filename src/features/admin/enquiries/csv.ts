import { formatOfficeTimestamp } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import { CHANNELS, conflictText, type Enquiry, statusText, URGENCIES } from './enquiry';

const t = adminTexts('enquiries');

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
function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(SEPARATOR)}\r\n`;
}

const COLUMNS: readonly [heading: string, cell: (enquiry: Enquiry) => string][] = [
  [t('fields.received'), ({ createdAt }) => formatOfficeTimestamp(createdAt)],
  [t('fields.status'), statusText],
  [t('fields.urgency'), ({ urgency }) => URGENCIES[urgency]],
  [t('fields.name'), ({ name }) => name],
  [t('fields.email'), ({ email }) => email ?? ''],
  [t('fields.phone'), ({ phone }) => phone ?? ''],
  [t('fields.language'), ({ language }) => language],
  [t('csv.channel'), ({ channel }) => CHANNELS[channel]],
  [t('fields.area'), ({ area }) => area],
  [t('fields.opposingParty'), ({ opposingParty }) => opposingParty ?? ''],
  [t('csv.message'), ({ message }) => message],
  [t('csv.source'), ({ source }) => source],
  [t('fields.consent'), ({ consentAt }) => formatOfficeTimestamp(consentAt)],
  [t('csv.consentLanguage'), ({ consentLanguage }) => consentLanguage],
  [t('csv.consentVersion'), ({ consentVersion }) => consentVersion ?? ''],
  [
    t('csv.specialConsent'),
    ({ specialConsent }) =>
      specialConsent === null ? '' : specialConsent ? t('csv.yes') : t('csv.no'),
  ],
  [t('csv.notes'), ({ notes }) => notes],
  [t('fields.answered'), ({ answeredAt }) => (answeredAt ? formatOfficeTimestamp(answeredAt) : '')],
  [t('conflicts.title'), (enquiry) => conflictText(enquiry) ?? ''],
  [t('csv.followUp'), ({ followUpOn }) => followUpOn ?? ''],
  [t('csv.id'), ({ id }) => id],
];

/** The byte order mark and the headings of an export. */
export function csvHead(): string {
  return BYTE_ORDER_MARK + csvLine(COLUMNS.map(([heading]) => heading));
}

/** An enquiry as a line of the export. */
export function csvRow(enquiry: Enquiry): string {
  return csvLine(COLUMNS.map(([, cell]) => cell(enquiry)));
}

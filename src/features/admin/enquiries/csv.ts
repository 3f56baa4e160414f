import Papa from 'papaparse';
import { formatOfficeTimestamp } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import { CHANNELS, conflictText, type Enquiry, statusText, URGENCIES } from './enquiry';

const t = adminTexts('enquiries');

/** Spreadsheets read such a cell as a formula, Chinese ones also with full-width signs. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A line with its line break and the separator of Spanish spreadsheets. */
const csvLine = (cells: string[]) =>
  `${Papa.unparse([cells], { delimiter: ';', escapeFormulae: FORMULA })}\r\n`;

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

/** The headings of an export, after the mark without which Excel does not read UTF-8. */
export function csvHead(): string {
  return Papa.BYTE_ORDER_MARK + csvLine(COLUMNS.map(([heading]) => heading));
}

/** An enquiry as a line of the export. */
export function csvRow(enquiry: Enquiry): string {
  return csvLine(COLUMNS.map(([, cell]) => cell(enquiry)));
}

import Papa from 'papaparse';
import { formatOfficeTimestamp } from '@/lib/admin/format';
import { enquiries as t } from '@/admin-texts';
import {
  AREAS,
  CHANNELS,
  conflictText,
  type Enquiry,
  SOURCES,
  statusText,
  URGENCIES,
} from './enquiry';

/** Spreadsheets read such a cell as a formula, Chinese ones also with full-width signs. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

const COLUMNS: readonly [heading: string, cell: (enquiry: Enquiry) => string | null | undefined][] =
  [
    [t('fields.received_on'), ({ created_at }) => formatOfficeTimestamp(created_at)],
    [t('fields.status'), statusText],
    [t('fields.urgency'), ({ urgency }) => URGENCIES[urgency]],
    [t('fields.name'), ({ name }) => name],
    [t('fields.email'), ({ email }) => email],
    [t('fields.phone'), ({ phone }) => phone],
    [t('fields.language'), ({ language }) => language],
    [t('csv.channel'), ({ channel }) => CHANNELS[channel]],
    [t('fields.practice_area'), ({ practice_area: area }) => AREAS[area]],
    [t('fields.opposing_party'), ({ opposing_party }) => opposing_party],
    [t('fields.message'), ({ message }) => message],
    [t('csv.source'), ({ source }) => SOURCES[source]],
    [t('fields.consent_at'), ({ consent_at }) => formatOfficeTimestamp(consent_at)],
    [t('csv.consentLanguage'), ({ consent_language }) => consent_language],
    [t('csv.consentVersion'), ({ consent_version }) => consent_version],
    [
      t('csv.specialConsent'),
      ({ special_consent }) =>
        special_consent === null ? null : t(special_consent ? 'csv.yes' : 'csv.no'),
    ],
    [t('csv.notes'), ({ notes }) => notes],
    [
      t('fields.answered_on'),
      ({ answered_at }) => answered_at && formatOfficeTimestamp(answered_at),
    ],
    [t('conflicts.title'), conflictText],
    [t('csv.followUp'), ({ follow_up_on }) => follow_up_on],
    [t('csv.id'), ({ id }) => id],
  ];

/** Enquiries as a file, after the mark without which Excel does not read UTF-8. */
export const csvOf = (enquiries: readonly Enquiry[]) =>
  Papa.BYTE_ORDER_MARK +
  Papa.unparse(
    {
      fields: COLUMNS.map(([heading]) => heading),
      data: enquiries.map((enquiry) => COLUMNS.map(([, cell]) => cell(enquiry))),
    },
    // The separator of Spanish spreadsheets.
    { delimiter: ';', escapeFormulae: FORMULA },
  );

import { enquiries as t } from '@/admin-texts';
import type { Tables } from '@/lib/database.types';
import { recordOf } from '@/lib/recordOf';
import { formatOfficeDateTime } from '@/lib/admin/format';
import * as values from '@/site/enquiries';
import { SOURCE_LANGUAGE, isLanguage, type Language } from '@/site/languages';
import { CATEGORY_OF_SERVICE, type ServiceId } from '@/site/services';

export const STATUSES = recordOf(values.STATUSES, (name) => t(`statuses.${name}`));

/** The state of one that was closed while new. */
export const UNANSWERED = t('statuses.unanswered');

/** What the firm has found about a conflict of interest. */
export const CONFLICTS = recordOf(['none', 'refused'], (name) => t(`conflicts.${name}`));

/** `other` where the client chose none of the firm's areas. */
export const AREAS: Record<ServiceId | 'other', string> = {
  ...CATEGORY_OF_SERVICE,
  other: t('areas.other'),
};

export const URGENCIES = recordOf(values.URGENCIES, (name) => t(`urgencies.${name}`));

export const CHANNELS = recordOf(values.CHANNELS, (name) => t(`channels.${name}`));

/** How the firm answers; by phone or mail where the client asked for a video call. */
export const REPLIES = recordOf(['call', 'email', 'chat'], (name) => t(`repliedBy.${name}`));

export type ReplyChannel = keyof typeof REPLIES;

export const SOURCES = recordOf([...values.SOURCES, 'unknown'], (name) => t(`sources.${name}`));

export type Status = keyof typeof STATUSES;

export const SUMMARY_COLUMNS =
  'id, created_at, name, language, practice_area, urgency, status, message_start, answered_at, assigned_to, follow_up_on, conflict, limited_on, special_consent_withdrawn_on';

export const ENQUIRY_COLUMNS =
  `${SUMMARY_COLUMNS}, opposing_party, message, email, phone, channel, source, consent_at, consent_language, consent_version, special_consent, consent_texts, notice_hash, notes, opened_at, answered_via, conflict_by, conflict_at, updated_at, limited_reason, corrections` as const;

type Row = Tables<'contact_surveys'>;
/** The columns that a list names. */
type Of<List extends string> = List extends `${infer Column}, ${infer Rest}`
  ? Of<Column> | Of<Rest>
  : List & keyof Row;
export type SummaryRow = Pick<Row, Of<typeof SUMMARY_COLUMNS>>;
export type EnquiryRow = Pick<Row, Of<typeof ENQUIRY_COLUMNS>>;

/** An enquiry in the list, by the columns of `supabase/schemas/27_enquiries.sql`. */
export interface EnquirySummary extends SummaryRow {
  language: Language;
  practice_area: keyof typeof AREAS;
  urgency: keyof typeof URGENCIES;
  status: Status;
  /** Null until somebody has looked into it. */
  conflict: keyof typeof CONFLICTS | null;
  /** Whether its names may belong to a conflict of interest; undefined until they are compared. */
  mayConflict?: boolean;
}

/** An enquiry with its consent data (PRODUCT 4) and the firm's notes. */
export interface Enquiry
  extends EnquirySummary, Omit<EnquiryRow, keyof SummaryRow | 'corrections'> {
  channel: keyof typeof CHANNELS;
  source: keyof typeof SOURCES;
  answered_via: ReplyChannel | null;
  corrections: Correction[];
}

/** A corrected field; its old value is blocked. */
export interface Correction {
  at: string;
  by: string | null;
  field: string;
  after: string | null;
  reason: string;
}

/** The site may have had more languages and areas when it came. */
const known = ({ language, practice_area: area }: SummaryRow) => ({
  language: isLanguage(language) ? language : SOURCE_LANGUAGE,
  practice_area: area in AREAS ? area : 'other',
});

export const toSummary = (row: SummaryRow) => ({ ...row, ...known(row) }) as EnquirySummary;

export const toEnquiry = (row: EnquiryRow) =>
  ({ ...row, ...known(row), source: row.source ?? 'unknown' }) as unknown as Enquiry;

/** The state in words, which tells what was closed without an answer. */
export const statusText = ({ status, answered_at }: EnquirySummary) =>
  status === 'closed' && !answered_at ? UNANSWERED : STATUSES[status];

/** What was settled about a conflict of interest, by whom and when; undefined if nothing was. */
export const conflictText = ({ conflict, conflict_by: by, conflict_at: at }: Enquiry) =>
  conflict && `${CONFLICTS[conflict]} (${by ?? ''}, ${at ? formatOfficeDateTime(at) : ''})`;

import { adminTexts } from '@/admin-texts';
import type { Tables } from '@/lib/database.types';
import { recordOf } from '@/lib/recordOf';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import * as values from '@/site/enquiries';
import { SOURCE_LANGUAGE, isLanguage, type Language } from '@/site/languages';
import { CATEGORY_OF_SERVICE, type ServiceId } from '@/site/services';

const t = adminTexts('enquiries');

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

const SOURCES = recordOf(values.SOURCES, (name) => t(`sources.${name}`));

export type Status = keyof typeof STATUSES;

/** An enquiry in the list. */
export interface EnquirySummary {
  id: string;
  createdAt: string;
  name: string;
  language: Language;
  area: string;
  urgency: keyof typeof URGENCIES;
  status: Status;
  messageStart: string;
  answeredAt: string | null;
  /** The admin who deals with it. */
  assignedTo: string | null;
  /** The day to look at it again, 'yyyy-MM-dd'. */
  followUpOn: string | null;
  /** Null until somebody has looked into it. */
  conflict: keyof typeof CONFLICTS | null;
  /** Since when its processing is restricted ('yyyy-MM-dd'); null if it is not. */
  limitedOn: string | null;
  /** The day of the withdrawal of the consent to sensitive data ('yyyy-MM-dd'). */
  specialConsentWithdrawnOn: string | null;
  /** Whether its names may belong to a conflict of interest; undefined until they are compared. */
  mayConflict?: boolean;
}

/** An enquiry with its consent data (PRODUCT 4) and the firm's notes. */
export interface Enquiry extends EnquirySummary {
  opposingParty: string | null;
  message: string;
  email: string | null;
  phone: string | null;
  channel: keyof typeof CHANNELS;
  source: string;
  consentAt: string;
  consentLanguage: string;
  /** Of the notice that was shown; null for an enquiry that the firm took down. */
  consentVersion: string | null;
  /** Of special categories of data; null where it was not asked apart. */
  specialConsent: boolean | null;
  /** The hashes of the wordings that were shown. */
  consentTexts: string[];
  /** The hash of the notice; null where its version is not recorded. */
  noticeHash: string | null;
  notes: string;
  /** When somebody first opened it here. */
  openedAt: string | null;
  /** Who has settled the conflict, and when. */
  conflictBy: string | null;
  conflictAt: string | null;
  answeredVia: ReplyChannel | null;
  updatedAt: string;
  limitedReason: string | null;
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

/** The key if it has a label, else the fallback: a newer database may have other values. */
const known = <T extends object>(labels: T, key: string | null, fallback: keyof T): keyof T =>
  key !== null && key in labels ? (key as keyof T) : fallback;

export function toSummary(row: SummaryRow): EnquirySummary {
  return {
    id: row.id,
    createdAt: row.created_at,
    name: row.name,
    language: isLanguage(row.language) ? row.language : SOURCE_LANGUAGE,
    area: AREAS[known(AREAS, row.practice_area, 'other')],
    urgency: known(URGENCIES, row.urgency, 'normal'),
    status: known(STATUSES, row.status, 'new'),
    messageStart: row.message_start ?? '',
    answeredAt: row.answered_at,
    assignedTo: row.assigned_to,
    followUpOn: row.follow_up_on,
    conflict: row.conflict === null ? null : known(CONFLICTS, row.conflict, 'refused'),
    limitedOn: row.limited_on,
    specialConsentWithdrawnOn: row.special_consent_withdrawn_on,
  };
}

export function toEnquiry(row: EnquiryRow): Enquiry {
  return {
    ...toSummary(row),
    opposingParty: row.opposing_party,
    message: row.message,
    email: row.email,
    phone: row.phone,
    channel: known(CHANNELS, row.channel, 'email'),
    source:
      row.source === null ? t('sources.unknown') : SOURCES[known(SOURCES, row.source, 'other')],
    consentAt: row.consent_at,
    consentLanguage: row.consent_language,
    consentVersion: row.consent_version,
    specialConsent: row.special_consent,
    consentTexts: row.consent_texts,
    noticeHash: row.notice_hash,
    notes: row.notes,
    openedAt: row.opened_at,
    conflictBy: row.conflict_by,
    conflictAt: row.conflict_at,
    answeredVia: row.answered_via === null ? null : known(REPLIES, row.answered_via, 'email'),
    updatedAt: row.updated_at,
    limitedReason: row.limited_reason,
    corrections: row.corrections as unknown as Correction[],
  };
}

/** The state in words, which tells what was closed without an answer. */
export const statusText = ({ status, answeredAt }: Pick<Enquiry, 'status' | 'answeredAt'>) =>
  status === 'closed' && !answeredAt ? UNANSWERED : STATUSES[status];

/** What was settled about a conflict of interest, by whom and when; undefined if nothing was. */
export const conflictText = ({
  conflict,
  conflictBy,
  conflictAt,
}: Pick<Enquiry, 'conflict' | 'conflictBy' | 'conflictAt'>) =>
  conflict &&
  `${CONFLICTS[conflict]} (${conflictBy ?? ''}, ${conflictAt ? formatOfficeDateTime(conflictAt) : ''})`;

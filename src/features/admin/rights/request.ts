import { adminTexts } from '@/admin-texts';
import type { Tables } from '@/lib/database.types';
import { formatDay } from '@/lib/admin/officeTime';
import { type ON_BEHALF, OUTCOMES, type RIGHTS } from '@/lib/admin/rightsWords';
import { recordOf } from '@/lib/recordOf';
import { daysBetween } from '@/site/dates';
import { SOURCE_LANGUAGE, isLanguage, type Language } from '@/site/languages';

const t = adminTexts('rights');

export const CHANNELS = recordOf(['email', 'post', 'phone', 'chat', 'office', 'form'], (name) =>
  t(`channels.${name}`),
);

/** A request for a right of the GDPR (`supabase/schemas/51_rights.sql`). */
export interface RightsRequest {
  id: string;
  kind: keyof typeof RIGHTS;
  name: string;
  /** Where it is answered to. */
  contact: string;
  /** Null for who asks for themselves. */
  onBehalf: keyof typeof ON_BEHALF | null;
  channel: keyof typeof CHANNELS;
  language: Language;
  receivedOn: string;
  /** The ids of the enquiries that it is about. */
  enquiries: string[];
  identity: string;
  extension: string | null;
  extendedOn: string | null;
  dueOn: string;
  outcome: keyof typeof OUTCOMES | null;
  answer: string;
  answeredOn: string | null;
}

/** What is written down of a new one. */
export type NewRequest = Pick<
  RightsRequest,
  | 'kind'
  | 'name'
  | 'contact'
  | 'onBehalf'
  | 'channel'
  | 'language'
  | 'receivedOn'
  | 'enquiries'
  | 'identity'
>;

export function toRequest(row: Tables<'rights_requests'>): RightsRequest {
  return {
    id: row.id,
    kind: row.kind as RightsRequest['kind'],
    name: row.name,
    contact: row.contact,
    onBehalf: row.on_behalf as RightsRequest['onBehalf'],
    channel: row.channel as RightsRequest['channel'],
    language: isLanguage(row.language) ? row.language : SOURCE_LANGUAGE,
    receivedOn: row.received_on,
    enquiries: row.surveys,
    identity: row.identity,
    extension: row.extension,
    extendedOn: row.extended_on,
    dueOn: row.due_on,
    outcome: row.outcome as RightsRequest['outcome'],
    answer: row.answer,
    answeredOn: row.answered_on,
  };
}

/** The clock of a request in words: by when it is due and how many days that leaves, or its answer. */
export function stateText(request: RightsRequest, today: string): string {
  const { outcome, answeredOn, dueOn, extension } = request;
  if (outcome && answeredOn)
    return t('state.answered', { outcome: OUTCOMES[outcome], day: formatDay(answeredOn) });
  const state = clockText(daysBetween(today, dueOn), formatDay(dueOn));
  return extension ? t('state.extended', { state }) : state;
}

function clockText(left: number, day: string): string {
  if (left === 0) return t('state.lastDay', { day });
  return t(left < 0 ? 'state.late' : 'state.left', { count: Math.abs(left), day });
}

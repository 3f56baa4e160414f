import { adminWord, fieldsOf, rights as t } from '@/admin-texts';
import type { Tables } from '@/lib/database.types';
import { formatDay, type ON_BEHALF, OUTCOMES, type RIGHTS } from '@/lib/admin/format';
import { recordOf } from '@/lib/recordOf';
import { daysBetween } from '@/site/dates';
import { SOURCE_LANGUAGE, isLanguage, type Language } from '@/site/languages';

export const CHANNELS = recordOf(['email', 'post', 'phone', 'chat', 'office', 'form'], (name) =>
  t(`channels.${name}`),
);

type Row = Tables<'rights_requests'>;

/** A request for a right of the GDPR (`supabase/schemas/51_rights.sql`). */
export interface RightsRequest extends Row {
  kind: keyof typeof RIGHTS;
  /** Null for who asks for themselves. */
  on_behalf: keyof typeof ON_BEHALF | null;
  channel: keyof typeof CHANNELS;
  language: Language;
  outcome: keyof typeof OUTCOMES | null;
}

/** What a column is called in a list of a person's data. */
export const fieldName = (list: string, column: string) =>
  adminWord('rights', 'fields', `${list}.${column}`) ??
  adminWord('rights', 'fields', column) ??
  column;

/** What a form says of a column of a request. */
export const requestField = fieldsOf('rights', 'fields.requests');

export const toRequest = (row: Row): RightsRequest => ({
  ...(row as RightsRequest),
  language: isLanguage(row.language) ? row.language : SOURCE_LANGUAGE,
});

/** The clock of a request in words: by when it is due and how many days that leaves, or its answer. */
export function stateText(request: RightsRequest, today: string): string {
  const { outcome, answered_on: answeredOn, due_on: dueOn, extension } = request;
  if (outcome && answeredOn)
    return t('state.answered', { outcome: OUTCOMES[outcome], day: formatDay(answeredOn) });
  const left = daysBetween(today, dueOn);
  const key = left < 0 ? 'state.late' : left === 0 ? 'state.lastDay' : 'state.left';
  const state = t(key, { count: Math.abs(left), day: formatDay(dueOn) });
  return extension ? t('state.extended', { state }) : state;
}

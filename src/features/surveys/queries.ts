import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, askList, BackendError } from '@/lib/errors';
import { officeMoment } from '@/lib/officeTime';
import { supabase } from '@/lib/supabase';
import type { SurveyFilter } from './filter';
import {
  type Status,
  SUMMARY_COLUMNS,
  type SummaryRow,
  type Survey,
  SURVEY_COLUMNS,
  type SurveyRow,
  toSummary,
  toSurvey,
} from './survey';

export const PAGE_SIZE = 50;

/** PostgREST gives no more at a time. */
const EXPORT_BATCH = 1000;

const DAY_MS = 86_400_000;

export const surveysKeys = {
  all: ['surveys'] as const,
  page: (filter: SurveyFilter) => ['surveys', 'page', filter] as const,
  one: (id: string) => ['surveys', 'one', id] as const,
  waiting: ['surveys', 'waiting'] as const,
};

/** The rows that a filter lets through, by the database; with `count`, how many there are is counted too. */
function matching(filter: SurveyFilter, columns: string, count?: 'exact') {
  const options = count ? { count } : {};
  let query = filter.search
    ? supabase.rpc('search_surveys', { query: filter.search }, options).select(columns)
    : supabase.from('contact_surveys').select(columns, options);
  if (filter.status) query = query.eq('status', filter.status);
  if (filter.area) query = query.eq('practice_area', filter.area);
  if (filter.language) query = query.eq('language', filter.language);
  if (filter.urgency === 'urgent') query = query.neq('urgency', 'normal');
  else if (filter.urgency) query = query.eq('urgency', filter.urgency);
  if (filter.from) query = query.gte('created_at', officeMoment(filter.from).toISOString());
  if (filter.to) {
    const dayAfter = new Date(Date.parse(filter.to) + DAY_MS).toISOString().slice(0, 10);
    query = query.lt('created_at', officeMoment(dayAfter).toISOString());
  }
  return query.order('created_at', { ascending: false }).order('id', { ascending: false });
}

/** One page of the enquiries, newest first, and how many there are on all pages. */
export function surveysPageOptions(filter: SurveyFilter) {
  const first = (filter.page - 1) * PAGE_SIZE;
  return queryOptions({
    queryKey: surveysKeys.page(filter),
    staleTime: 0,
    networkMode: 'always',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      let total = 0;
      const rows = await askList(
        matching(filter, SUMMARY_COLUMNS, 'exact')
          .range(first, first + PAGE_SIZE - 1)
          .abortSignal(signal)
          .overrideTypes<SummaryRow[], { merge: false }>()
          .then((answer) => {
            total = answer.count ?? 0;
            // A page behind the last one: PostgREST says 416, which is no failure here.
            return answer.status === 416 ? { ...answer, data: [], error: null } : answer;
          }),
      );
      return { surveys: rows.map(toSummary), total };
    },
  });
}

/** One enquiry, or null where there is none (any more). */
export function surveyOptions(id: string) {
  return queryOptions({
    queryKey: surveysKeys.one(id),
    staleTime: 0,
    networkMode: 'always',
    queryFn: ({ signal }) => readSurvey(id, signal),
  });
}

async function readSurvey(id: string, signal?: AbortSignal): Promise<Survey | null> {
  // An address that was cut short is no failure of the server.
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null;
  const query = supabase.from('contact_surveys').select(SURVEY_COLUMNS).eq('id', id);
  const row = await ask(
    (signal ? query.abortSignal(signal) : query)
      .maybeSingle()
      .overrideTypes<SurveyRow, { merge: false }>(),
  );
  return row && toSurvey(row);
}

/** Another person changed the same field first; `theirs` is what stands there now. */
export class SurveyConflict extends BackendError {
  readonly theirs: Survey;

  constructor(theirs: Survey) {
    super('conflict', 'the enquiry has changed meanwhile');
    this.theirs = theirs;
  }
}

/**
 * Saves a field of an enquiry, unless somebody else has changed that field since it had the value `before`.
 * @returns the enquiry as saved.
 * @throws {SurveyConflict} when somebody has; {BackendError} otherwise, 'refused' for an enquiry that is gone.
 */
export async function saveSurvey<K extends 'status' | 'notes'>(
  id: string,
  field: K,
  before: Survey[K],
  value: Survey[K],
): Promise<Survey> {
  for (let attempt = 0; ; attempt += 1) {
    const now = await readSurvey(id);
    if (!now) throw new BackendError('refused', 'no such enquiry, or not for this role');
    if (now[field] === value) return now;
    if (now[field] !== before || attempt === 3) throw new SurveyConflict(now);
    const rows = await askList(
      supabase
        .from('contact_surveys')
        .update(field === 'status' ? { status: value as Status } : { notes: value })
        .eq('id', id)
        .eq('updated_at', now.updatedAt)
        .select(SURVEY_COLUMNS)
        .overrideTypes<SurveyRow[], { merge: false }>(),
    );
    // None: it changed since it was read a moment ago, perhaps in another field.
    if (rows[0]) return toSurvey(rows[0]);
  }
}

/**
 * All enquiries that a filter lets through, in batches; each continues after the last one of the batch before, so
 * that one that arrives meanwhile moves none.
 */
export async function* allSurveys(filter: SurveyFilter, signal: AbortSignal) {
  let last: SurveyRow | undefined;
  do {
    let query = matching(filter, SURVEY_COLUMNS);
    if (last) {
      query = query.or(
        `created_at.lt."${last.created_at}",and(created_at.eq."${last.created_at}",id.lt.${last.id})`,
      );
    }
    const rows = await askList(
      query.limit(EXPORT_BATCH).abortSignal(signal).overrideTypes<SurveyRow[], { merge: false }>(),
    );
    yield rows.map(toSurvey);
    last = rows.length === EXPORT_BATCH ? rows.at(-1) : undefined;
  } while (last);
}

/** New enquiries to look at now: somebody detained before all, then imminent deadlines, then the newest. */
export function waitingSurveysOptions(limit: number) {
  return queryOptions({
    queryKey: surveysKeys.waiting,
    staleTime: 0,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const waiting = (urgency: string) =>
        askList(
          supabase
            .from('contact_surveys')
            .select(SUMMARY_COLUMNS)
            .eq('status', 'new')
            .eq('urgency', urgency)
            .order('created_at', { ascending: false })
            .limit(limit)
            .abortSignal(signal),
        );
      const groups = await Promise.all(['detained', 'deadline', 'normal'].map(waiting));
      return groups.flat().slice(0, limit).map(toSummary);
    },
  });
}

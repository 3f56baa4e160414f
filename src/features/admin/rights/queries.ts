import { z } from '@/lib/admin/zod';
import { call, liveList, supabase, unwrapChange } from '@/lib/admin/supabase';
import { shaped } from '@/lib/admin/shaped';
import type { TablesInsert, TablesUpdate } from '@/lib/database.types';
import { unwrap } from '@/lib/errors';
import { toRequest } from './request';

/** The newest answered requests that are listed; the open ones all are. */
const SHOWN = 200;

/** The requests: what is not answered first, by when it is due, then the newest answers. */
export const requestsOptions = () =>
  liveList(
    ['rights_requests'],
    () =>
      supabase
        .from('rights_requests')
        .select('*')
        .order('answered_on', { ascending: false })
        .order('due_on')
        .limit(SHOWN),
    (rows) => rows.map(toRequest),
  );

/** Writes down a request. */
export async function addRequest(request: TablesInsert<'rights_requests'>): Promise<void> {
  await unwrap(supabase.from('rights_requests').insert(request));
}

/** Changes an open request; the hints of a refusal are 'answered' and 'late'. */
export const changeRequest = (id: string) => (change: TablesUpdate<'rights_requests'>) =>
  unwrapChange(supabase.from('rights_requests').update(change).eq('id', id).select('id'));

const recordSchema = z.looseObject({ id: z.string() });

/** What person_data() returns: lists of records, each with what the database has of the person. */
const personSchema = z.record(z.string(), z.array(recordSchema));

export type PersonRecord = z.infer<typeof recordSchema>;
export type PersonData = z.infer<typeof personSchema>;

/** The data without what belongs to somebody else. */
export const withoutOthers = (data: PersonData, others: readonly string[]): PersonData =>
  Object.fromEntries(
    Object.entries(data).map(([list, records]) => [
      list,
      records.filter(({ id }) => !others.includes(id)),
    ]),
  );

/** All that the firm holds under an e-mail address or a phone; the database logs that it was read. */
export async function readPerson(contact: string) {
  const data = await call('person_data', { contact });
  return shaped(data, (records) => personSchema.parse(records));
}

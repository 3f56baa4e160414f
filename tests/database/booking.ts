/** What the tests of appointments share: a firm with free times, and visitors who book them. */
import { beforeAll, beforeEach } from 'vitest';
import { clientOf, type Row, useBackend, type UsedBackend } from '../support/backend';
import { CALLER_HEADER } from '../../server/caller';
import { withProof } from '../support/enquiry';
import { ENQUIRY } from './matrix';

/** The backend of the file that runs. */
export const db = {} as UsedBackend;
export const HOUR = 3_600_000;

/** Monday, 18 January 2027, at eight in the morning of the office. */
export const NOW = '2027-01-18T07:00:00Z';

/** Sets the clock by which times are free. */
export const setClock = (instant: string) =>
  db.sql(
    `create or replace function private.office_instant() returns timestamptz language sql stable
     set search_path = '' as $$ select timestamptz '${instant}' $$`,
  );

/** Gives a test file the firm with free times; each file calls it, since a worker evaluates this one only once. */
export function useBooking(): void {
  const used = useBackend();
  beforeAll(() => void Object.assign(db, used));
  beforeEach(async () => {
    await db.sql(`truncate public.contact_surveys, private.survey_senders, private.mail_outbox,
      public.absences, public.holidays, public.clients cascade`);
    await db.sql(`update public.appointment_kinds set offered = id = 'video', minutes = 30, buffer = 10,
      notice_hours = 12, horizon_days = 30, most_per_day = 6, confirm_each = false,
      hours = '{"1": [["09:00", "11:00"]], "2": [["09:00", "10:15"]]}'`);
    await db.sql(
      `update public.settings set appointment_room = 'https://room.example/firm', time_zone = 'Europe/Madrid'`,
    );
    await setClock(NOW);
  });
}

/** The free times of the next week, as UTC. */
export async function freeTimes(until = '2027-01-26T00:00Z'): Promise<string[]> {
  const { data, error } = await db.clients.anon.rpc('free_slots', { kind: 'video', latest: until });
  if (error) throw error;
  return (data as unknown as string[]).map((time) =>
    new Date(time).toISOString().slice(0, 16).replace('T', ' '),
  );
}

export interface Answer {
  token: string;
  status: string;
  starts_at: string;
  nearest: string[];
}

let people = 0;

/** Books as a visitor does, by default each from a network of its own. */
export async function book(start: string, change: Row = {}, network = ''): Promise<Answer> {
  people += 1;
  const address = network || `203.0.113.${people % 250}`;
  const client = clientOf(db.backend, undefined, { [CALLER_HEADER]: address });
  const enquiry = withProof({
    ...ENQUIRY,
    email: `person${people}@client.example`,
    channel: 'video',
    message: '',
    ...change,
  });
  const { data, error } = await client.rpc('book', {
    enquiry,
    kind: 'video',
    start,
    zone: 'Asia/Shanghai',
  });
  if (error) throw error;
  return data as unknown as Answer;
}

export const one = async (sql: string) => (await db.sql(sql))[0];
export const mails = async () =>
  (await db.sql('select kind, event from private.mail_outbox order by created_at, kind')).map(
    ({ kind, event }) => [kind, event].filter(Boolean).join(' '),
  );

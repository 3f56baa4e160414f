import type { TestBackend } from '../support/backend';
import { insertEnquiry } from './enquiryRow';
import { uuid } from './matrix';

export const [ANA, BORIS] = [uuid(1), uuid(2)];

/** Enquiries of two people who share a phone; the first is against a client. */
export async function addPeople({ sql }: TestBackend): Promise<void> {
  await sql(`insert into public.clients (name) values ('Carla Ruiz')`);
  for (const row of [
    { id: ANA, phone: '+34 600 000 001', opposing_party: 'Carla Ruiz', notes: 'Difícil' },
    { id: BORIS, name: 'Boris', email: 'boris@x.example', phone: '600 000 001' },
  ]) {
    await insertEnquiry(sql, row);
  }
}

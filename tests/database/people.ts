import type { TestBackend } from '../support/backend';
import { ENQUIRY } from './enquiryRow';
import { uuid } from './matrix';

export const [ANA, BORIS] = [uuid(1), uuid(2)];

/** Enquiries of two people who share a phone; the first is against a client. */
export async function addPeople({ sql }: TestBackend): Promise<void> {
  await sql(`insert into public.clients (name) values ('Carla Ruiz')`);
  for (const row of [
    { id: ANA, phone: '+34 600 000 001', opposing_party: 'Carla Ruiz', notes: 'Difícil' },
    { id: BORIS, name: 'Boris', email: 'boris@x.example', phone: '600 000 001' },
  ]) {
    const values = { ...ENQUIRY, ...row };
    const names = Object.keys(values);
    await sql(
      `insert into public.contact_surveys (${names.join(', ')})
       values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(values),
    );
  }
}

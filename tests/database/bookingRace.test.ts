import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { type Listening, listen, originApp } from '../../server/origin/originServer';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { startMigrated } from '../support/backend';
import { withProof } from '../support/enquiry';
import { ENQUIRY } from './matrix';

let backend: EmbeddedBackend;
let server: Listening;

beforeAll(async () => {
  backend = await startMigrated();
  await backend.query(
    `update public.appointment_kinds set offered = true, hours =
       (select jsonb_object_agg(day, '[["09:00", "14:00"]]'::jsonb) from generate_series(0, 6) as day)
     where id = 'video'`,
  );
  // Behind a proxy, so that each caller has an address of their own.
  server = await listen(originApp(backend, undefined, { proxies: 1 }), 0);
});
afterAll(async () => {
  await server.close();
  await backend.close();
});

interface Outcome {
  status: string;
  nearest: string[];
}

/** As many people as one wants book the same free time over HTTP at once. */
async function bookAtOnce(people: number): Promise<Outcome[]> {
  const call = async (name: string, body: object, person: number) => {
    const response = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: EMBEDDED_ANON_KEY,
        'Content-Type': 'application/json',
        'X-Forwarded-For': `198.51.${100 + Math.floor(person / 200)}.${person % 200}`,
      },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as unknown;
  };
  const [start] = (await call('free_slots', { kind: 'video' }, 0)) as string[];
  const enquiries = await Promise.all(
    Array.from({ length: people }, (_, person) =>
      withProof({
        ...ENQUIRY,
        phone: null,
        email: `race${person}@client.example`,
        channel: 'video',
        message: '',
      }),
    ),
  );
  return (await Promise.all(
    enquiries.map((enquiry, person) => call('book', { enquiry, kind: 'video', start }, person)),
  )) as Outcome[];
}

const count = async (table: string) =>
  Number((await backend.query(`select count(*) as count from ${table}`))[0]?.count);

it('gives one of two hundred the time, offers the others three, and stores two hundred enquiries', async () => {
  // Beyond sixty enquiries in an hour the others count as automatic, who are offered nothing.
  await backend.query('alter table public.contact_surveys disable trigger contact_surveys_limit');
  const outcomes = await bookAtOnce(200);
  await backend.query('alter table public.contact_surveys enable trigger contact_surveys_limit');
  expect(outcomes.filter(({ status }) => status === 'confirmed')).toHaveLength(1);
  const others = outcomes.filter(({ status }) => status === 'unplaced');
  expect(others).toHaveLength(199);
  expect(others.every(({ nearest }) => nearest.length === 3)).toBe(true);
  expect(await count('public.contact_surveys')).toBe(200);
  expect(await count('public.appointments')).toBe(200);
}, 300_000);

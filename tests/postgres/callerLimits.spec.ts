/** What one caller may use up, on a real PostgreSQL. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ENQUIRY } from '../database/matrix';
import type { Row } from '../support/backend';
import { withProof } from '../support/enquiry';
import { connect, type Database } from './sessions';

let db: Database;

beforeAll(() => {
  db = connect(1);
});
afterEach(async () => {
  await db.sql('truncate public.contact_surveys, private.survey_senders cascade');
});
afterAll(() => db.end());

/** Inserts an enquiry as the API does from an address. @returns the refusal's code. */
async function insert(row: Row, address: string) {
  const names = Object.keys(row).join(', ');
  const { code } = await db.as(
    'anon',
    `with headers as (select set_config('request.headers', $2, true))
     insert into public.contact_surveys (${names})
     select ${names} from headers, jsonb_populate_record(null::public.contact_surveys, $1)`,
    [JSON.stringify(row), JSON.stringify({ 'cf-connecting-ip': address })],
  );
  return code;
}

describe('the limits of one network', () => {
  it('flag its eleventh enquiry of an hour, and none of another', async () => {
    for (let number = 0; number < 12; number += 1) {
      const row = await withProof({ ...ENQUIRY, email: `person-${number}@client.example` });
      const address = number === 11 ? '203.0.113.8' : '203.0.113.7';
      expect(await insert(row, address)).toBeUndefined();
    }
    expect(await db.sql('select email from public.contact_surveys where overflow')).toEqual([
      { email: 'person-10@client.example' },
    ]);
  });

  it('count sixty of its visits a minute', async () => {
    const visits = async () =>
      Number((await db.sql('select sum(web_visitors) as sum from public.stats_realtime'))[0]?.sum);
    const before = await visits();
    await db.sql('truncate private.visits_by_caller');
    const visit = (address: string) =>
      db.as(
        'anon',
        `with headers as materialized (select set_config('request.headers', $1, true) as set)
         update public.stats_realtime set web_visitors = 1 from headers
         where headers.set <> '' and id = private.current_stats_id()`,
        [JSON.stringify({ 'cf-connecting-ip': address })],
      );
    // More than two minutes take, since one may end between two of them.
    for (let number = 0; number < 130; number += 1) await visit('203.0.113.7');
    const counted = (await visits()) - before;
    expect(counted).toBeGreaterThanOrEqual(60);
    expect(counted).toBeLessThanOrEqual(120);
    await visit('203.0.113.8');
    expect((await visits()) - before).toBe(counted + 1);
  });
});

it('a search for five million characters is truncated before it is processed', async () => {
  const began = performance.now();
  const { code } = await db.as(
    'anon',
    `select * from public.search_posts(repeat('a', 5000000), 'es', null, 10, 0)`,
  );
  expect(code).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(5000);
});

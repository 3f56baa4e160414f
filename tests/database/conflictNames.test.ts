import { expect, it } from 'vitest';
import { type Row, useBackend } from '../support/backend';
import { OTHERS, SAME } from '../support/namePairs';
import { ENQUIRY } from './matrix';

const db = useBackend();

/** How alike the database finds each pair, the first as the other party, the second as a client; 0 for no warning. */
async function scoresOf(pairs: typeof SAME): Promise<number[]> {
  await db.sql('truncate public.clients, public.contact_surveys cascade');
  await db.sql('insert into public.clients (name) select distinct unnest($1::text[])', [
    pairs.map(([, client]) => client),
  ]);
  const rows: Row[] = pairs.map(([opposing_party], place) => ({
    ...ENQUIRY,
    opposing_party,
    name: `Cliente ${place}`,
  }));
  const names = [...Object.keys(ENQUIRY), 'opposing_party'].join(', ');
  await db.sql(
    `insert into public.contact_surveys (${names})
     select ${names} from jsonb_populate_recordset(null::public.contact_surveys, $1::jsonb)`,
    [rows],
  );
  const found = await db.sql(
    `select s.name as sender, c.name as client, m.score
     from public.contact_surveys as s, private.matching_names(array[s.id]) as m
     join public.clients as c on c.id = m.client_id`,
  );
  return pairs.map(([, client], place) => {
    const match = found.find(
      (each) => each.sender === `Cliente ${place}` && each.client === client,
    );
    return Number(match?.score ?? 0);
  });
}

const count = (scores: readonly number[]) => scores.filter((score) => score > 0).length;

it('finds nine in ten of the same names, and four of five warnings are right, in 200 pairs', async () => {
  expect([SAME.length, OTHERS.length]).toEqual([100, 100]);
  const found = count(await scoresOf(SAME));
  const wrong = count(await scoresOf(OTHERS));
  console.info(
    `Recall ${found} %, precision ${Math.round((100 * found) / (found + wrong))} % (${wrong} wrong).`,
  );
  expect(found).toBeGreaterThanOrEqual(90);
  expect(found / (found + wrong)).toBeGreaterThanOrEqual(0.75);
});

it.each([
  ['يوسف العلوي', 'يوسف علوي'],
  ['ليلى بناني-السوسي', 'ليلى بناني-سوسي'],
])('has no Arabic article before a word: %s', async (name, without) => {
  const [words] = await db.sql(
    'select private.words_of_name($1) as given, private.words_of_name($2) as bare',
    [name, without],
  );
  expect(words?.given).toEqual(words?.bare);
});

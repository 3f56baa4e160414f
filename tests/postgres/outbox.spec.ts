import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver, type Transport } from '../../supabase/functions/_shared/mail/deliver';
import { type Claim, MailProblem, type Outbox } from '../../supabase/functions/_shared/mail/outbox';
import { ENQUIRY } from '../database/matrix';
import { useEdgeFunctions } from './edgeFunctions';
import { useDatabase, withoutJobs } from './sessions';

const WORKERS = 4;
const db = useDatabase(WORKERS);

/** Mails by id, in the order in which they were accepted. */
let sent: { id: string; kind: string }[];
let up: boolean;

const reset = () =>
  db.sql('truncate public.contact_surveys, private.mail_outbox, private.answer_warnings cascade');

beforeEach(async () => {
  sent = [];
  up = true;
  await reset();
});
afterAll(reset);
withoutJobs(db);

/** The outbox in sessions of their own, as the project's key has it through the API. */
const outbox: Outbox = {
  announce: () => Promise.resolve(),
  async claim() {
    const { rows, code } = await db.as('service_role', 'select public.claim_mails() as claim');
    expect(code).toBeUndefined();
    return rows[0]?.claim as Claim;
  },
  async recordResult({ id, attempt }, outcomeOf) {
    const problem = outcomeOf instanceof MailProblem ? outcomeOf : undefined;
    const outcome = [id, attempt, problem?.code ?? null, problem?.final ?? false];
    const settled = await db.as(
      'service_role',
      'select public.record_mail_result($1, $2, $3, $4)',
      outcome,
    );
    expect(settled.code).toBeUndefined();
  },
  async plan(times) {
    const args = [JSON.stringify(times)];
    expect(
      (await db.as('service_role', 'select public.plan_warnings($1)', args)).code,
    ).toBeUndefined();
  },
};

const transport: Transport = ({ id }, { kind }) => {
  if (!up) return Promise.reject(new MailProblem('no connection'));
  sent.push({ id, kind });
  return Promise.resolve();
};

/** Several workers at once; what could not be sent. */
async function work(): Promise<number> {
  const siteUrl = 'https://site.example';
  const runs = Array.from({ length: WORKERS }, () => deliver({ outbox, transport, siteUrl }));
  return (await Promise.all(runs)).flatMap(({ problems }) => problems).length;
}

/** Enquiries of as many people, hours apart, because of the limits, the last one at a time. */
async function sendEnquiries(count: number, last: string, change: Record<string, string> = {}) {
  const enquiry = { ...ENQUIRY, ...change };
  const names = Object.keys(enquiry).join(', ');
  await db.sql(
    `insert into public.contact_surveys (created_at, ${names})
     select ${last} - make_interval(hours => 2 * n), ${names} from generate_series(0, $2::int - 1) as n,
       jsonb_populate_record(null::public.contact_surveys,
         $1::jsonb || jsonb_build_object('email', format('person%s@tests.example', n)))`,
    [JSON.stringify(enquiry), count],
  );
}

/** How many mails of each kind were accepted; each once. */
function counts(): Record<string, number> {
  expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
  return Object.fromEntries(
    [...new Set(sent.map(({ kind }) => kind))]
      .sort()
      .map((kind) => [kind, sent.filter((mail) => mail.kind === kind).length]),
  );
}

/** Backdates all mails, as if that time had passed. */
const pass = (time: string) =>
  db.sql(
    `update private.mail_outbox set due_at = due_at - $1::interval, created_at = created_at - $1::interval`,
    [time],
  );

const MONTH_AGO = `now() - interval '30 days'`;

describe('workers that send at once', () => {
  it('send each of 150 alerts once after ten minutes without a mail service', async () => {
    await sendEnquiries(150, MONTH_AGO);
    await db.sql(`delete from private.mail_outbox where kind = 'confirmation'`);
    let failed = 0;
    let minutes = 0;
    for (; minutes < 40 && sent.length < 150; minutes += 1) {
      up = minutes >= 10;
      failed += await work();
      await pass('1 minute');
    }
    expect(counts()).toEqual({ alert: 150 });
    expect(failed).toBeGreaterThan(WORKERS);
    expect(await db.sql('select 1 from private.mail_outbox where sent_at is null')).toEqual([]);
  });
});

describe('a detention that is probably automatic', () => {
  const names = Object.keys(ENQUIRY)
    .filter((name) => name !== 'urgency')
    .join(', ');
  const INSERTION = `insert into public.contact_surveys (urgency, overflow, ${names})
    select 'detained', true, ${names} from jsonb_populate_record(null::public.contact_surveys, $1)`;
  const values = [JSON.stringify(ENQUIRY)];
  const add = () => db.sql(INSERTION, values);

  it('is not left out by a sender that claims the mail before it is committed', async () => {
    await add();
    const session = await db.session();
    await session.query('begin');
    await session.query(INSERTION, values);
    const early = await outbox.claim();
    await session.query('commit');
    await session.end();
    expect(early.mails).toEqual([]);
    const late = await outbox.claim();
    expect(late.mails).toMatchObject([{ kind: 'detained' }]);
    expect(late.detentions).toMatchObject({ count: 2, flagged: 2 });
  });
});

describe('the job of a hosted project', () => {
  const run = () => db.sql('select private.call_mail_sender()');
  const calls = useEdgeFunctions(db);
  const called = async () => (await calls()).length;

  it('calls the Edge Function while a mail is due or a warning is not planned, and not otherwise', async () => {
    await run();
    expect(await called()).toBe(0);
    await sendEnquiries(1, 'now()');
    await run();
    expect(await called()).toBe(1);
    await db.sql('update private.mail_outbox set sent_at = now()');
    await run();
    expect(await called()).toBe(2);
    await work();
    expect(await db.sql('select 1 from private.answer_warnings')).toHaveLength(1);
    await run();
    expect(await called()).toBe(2);
    await db.sql('update private.answer_warnings set at = now()');
    await run();
    expect(await called()).toBe(3);
  });
});

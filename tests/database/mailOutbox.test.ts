import { describe, expect, it } from 'vitest';
import { deliver } from '../../supabase/functions/_shared/mail/deliver';
import { MailProblem } from '../../supabase/functions/_shared/mail/outbox';
import { ENQUIRY } from './matrix';
import { kinds, useOutbox } from './outbox';

/** An enquiry about somebody detained needs one, and many from one phone are flagged. */
const phoneOf = (n: number) => `+34 600 000 ${String(n).padStart(3, '0')}`;
const phone = phoneOf(0);

const { db, outbox, claimed, recordResult, rows, sendEnquiry, pass } = useOutbox();

/** Queues an alert alone. */
const sendWithoutAddress = () => sendEnquiry({ email: null, phone, channel: 'call' });

describe('an enquiry', () => {
  it('queues an alert, and a confirmation to its address, unless it is probably automatic', async () => {
    await sendEnquiry();
    expect(kinds(await claimed())).toEqual(['alert', 'confirmation']);
    await sendWithoutAddress();
    expect(kinds(await claimed())).toEqual(['alert']);
    await sendEnquiry({ proof: null });
    expect(kinds(await claimed())).toEqual(['flagged']);
  });

  // After sixty in an hour: tests/postgres/races.spec.ts.
  describe('queues no confirmation, and an alert as always,', () => {
    const count = async (of: string) => (await rows()).filter(({ kind }) => kind === of).length;

    it('to a mailbox that had three in an hour, however it is written', async () => {
      const send = (email: string, urgency = 'detained') => sendEnquiry({ email, phone, urgency });
      for (const name of ['ana+1', 'A.na', 'an.a']) await send(`${name}@client.example`);
      expect(await count('confirmation')).toBe(3);
      await send('ana+2@client.example');
      await send('bea@client.example', 'deadline');
      expect(await count('confirmation')).toBe(4);
      expect(await count('alert')).toBe(5);
      await pass('61 minutes');
      await sendEnquiry({ email: 'ana+3@client.example', urgency: 'deadline' });
      expect(await count('confirmation')).toBe(5);
    });

    it('after ten enquiries of any urgency from one network', async () => {
      const send = (n: number, from: string) => {
        const urgency = ['normal', 'deadline', 'detained'][n % 3];
        return sendEnquiry({ email: `a${n}@client.example`, phone: phoneOf(n), urgency }, from);
      };
      for (let n = 0; n < 12; n += 1) await send(n, '192.0.2.1');
      expect(await count('confirmation')).toBe(10);
      await send(12, '192.0.2.2');
      expect(await count('confirmation')).toBe(11);
      expect(await count('alert')).toBe(13);
    });
  });

  it('leaves no personal data in the outbox, and no mail when it is erased', async () => {
    await sendEnquiry({ phone });
    await recordResult((await claimed())[0], new MailProblem('http 503'));
    expect(JSON.stringify(await rows())).not.toMatch(/Ana|client\.example|600 000|contrato/);
    const [row] = await db.sql('select id from public.contact_surveys');
    await db.clients.admin.rpc('erase_surveys', { surveys: [row?.id] });
    expect(await rows()).toEqual([]);
  });
});

describe('a claimed mail', () => {
  it('keeps its id and waits longer after each failure, a quarter of an hour at most', async () => {
    await sendWithoutAddress();
    const ids = new Set<unknown>();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const [mail] = await claimed();
      ids.add(mail?.id);
      await recordResult(mail, new MailProblem('http 503'));
      const [row] = await db.sql(
        'select round(extract(epoch from due_at - now()) / 60)::int as wait from private.mail_outbox',
      );
      waits.push(Number(row?.wait));
      await pass('15 minutes');
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
    await recordResult((await claimed())[0]);
    await pass('1 day');
    expect([ids.size, await claimed()]).toEqual([1, []]);
  });

  it('is given up at once when another attempt would be useless, and after a hundred', async () => {
    await sendEnquiry();
    const [alert, confirmation] = await claimed();
    await recordResult(confirmation, new MailProblem('http 422', { final: true }));
    await recordResult(alert, new MailProblem('http 503'));
    await db.sql(`update private.mail_outbox set attempts = 100 where kind = 'alert'`);
    await pass('1 hour');
    expect(await claimed()).toEqual([]);
    expect((await rows()).map((row) => row.failed_at !== null)).toEqual([true, true]);
  });

  it('that the sender itself cannot send is recorded, and the others go on', async () => {
    await sendEnquiry();
    const transport = () => Promise.reject(new TypeError('fault'));
    const { problems } = await deliver({
      outbox: outbox(),
      transport,
      siteUrl: 'https://x.example',
    });
    expect(problems).toEqual(['sender error', 'sender error']);
  });

  it('is not put back by a sender whose claim has run out', async () => {
    await sendWithoutAddress();
    const [late] = await claimed();
    await pass('5 minutes');
    const [current] = await claimed();
    await recordResult(late, new MailProblem('timeout'));
    expect(await rows()).toMatchObject([{ attempts: 2, problem: null }]);
    await recordResult(late);
    await recordResult(current, new MailProblem('timeout'));
    const [row] = await rows();
    expect(row?.sent_at).not.toBeNull();
    expect(row?.problem).toBeNull();
  });

  it('is chosen by urgency: the alert of a detention before all others, whatever waits longer', async () => {
    for (const name of ['ana', 'bea']) await sendEnquiry({ email: `${name}@client.example` });
    await sendEnquiry({ email: 'last@client.example', phone, urgency: 'detained' });
    const mails = await claimed();
    expect(mails.map(({ kind, enquiry }) => `${kind} ${enquiry?.urgency ?? ''}`)).toEqual([
      'alert detained',
      'alert normal',
      'alert normal',
      'confirmation detained',
      'confirmation normal',
    ]);
  });
});

/** Sends everything that is due and returns the kinds. */
async function sent(): Promise<string[]> {
  const mails = await claimed();
  for (const mail of mails) await recordResult(mail);
  return kinds(mails);
}
/** A detention without an address, which gets no confirmation. */
const DETENTION = { urgency: 'detained', email: null, channel: 'call' };
const detention = (index = 0) => ({ ...DETENTION, phone: `+34 600 000 00${index}` });

describe('a detention', () => {
  it('is announced again every fifteen minutes until an admin opens it', async () => {
    await sendEnquiry(detention());
    expect(await sent()).toEqual(['alert']);
    await pass('14 minutes');
    expect(await sent()).toEqual([]);
    for (const wait of ['1 minute', '15 minutes']) {
      await pass(wait);
      expect(await sent()).toEqual(['detained']);
    }
    const opened = { opened_at: '2001-01-01' };
    await db.clients.admin.from('contact_surveys').update(opened).not('id', 'is', null);
    await pass('1 hour');
    expect(await sent()).toEqual([]);
    const [row] = await db.sql(
      `select opened_at > now() - interval '1 minute' as now from public.contact_surveys`,
    );
    expect(row).toEqual({ now: true });
  });

  it('of which the processing is restricted is not announced again, nor counted', async () => {
    await sendEnquiry(detention());
    await sent();
    await db.sql(
      `update public.contact_surveys set limited_on = '2026-01-01', limited_reason = 'x y'`,
    );
    await pass('15 minutes');
    const { mails, detentions, waiting } = await outbox().claim();
    expect([kinds(mails), detentions.count, waiting.new, waiting.urgent]).toEqual([[], 0, 0, 0]);
  });

  it('is announced again with all others in one mail, no other urgency with it', async () => {
    for (let index = 0; index < 3; index += 1) await sendEnquiry(detention(index));
    await sendEnquiry({ ...detention(3), urgency: 'deadline' });
    expect(await sent()).toEqual(['alert', 'alert', 'alert', 'alert']);
    await pass('15 minutes');
    const { mails, detentions } = await outbox().claim();
    expect(kinds(mails)).toEqual(['detained']);
    expect(detentions).toMatchObject({ count: 3, flagged: 0 });
    expect(detentions.first[0]).toMatchObject({ language: ENQUIRY.language, flagged: false });
    expect(JSON.stringify(detentions)).not.toMatch(/Ana|600 000|contrato/);
  });
});

const columns = Object.keys({ ...ENQUIRY, ...detention() }).join(', ');
/** Stores some that are flagged. */
const flagged = (count = 1) =>
  db.sql(
    `insert into public.contact_surveys (overflow, ${columns})
     select true, ${columns} from generate_series(1, $1::int),
       jsonb_populate_record(null::public.contact_surveys, $2)`,
    [count, { ...ENQUIRY, ...detention() }],
  );

it('a detention that is probably automatic is announced in one mail with those that come until it is sent, one a minute at most', async () => {
  await flagged();
  await flagged(2);
  const { mails, detentions } = await outbox().claim();
  expect(kinds(mails)).toEqual(['detained']);
  expect(detentions).toMatchObject({ count: 3, flagged: 3 });
  // While that is being sent, and after.
  await flagged();
  await recordResult(mails[0]);
  await flagged(20);
  expect(await sent()).toEqual([]);
  await pass('1 minute');
  expect(await sent()).toEqual(['detained']);
  await pass('1 minute');
  expect(await sent()).toEqual([]);
});

it('enquiries that are probably automatic are reported once an hour, only when there are new ones', async () => {
  const passHour = async () => {
    await pass('1 hour');
    await db.sql(`update private.mail_outbox set period = period - interval '1 hour'`);
    await db.sql(`update public.contact_surveys set created_at = created_at - interval '1 hour'`);
  };
  for (let count = 0; count < 3; count += 1) await sendEnquiry({ proof: null });
  expect(await sent()).toEqual(['flagged']);
  await sendEnquiry({ proof: null });
  expect(await sent()).toEqual([]);
  await passHour();
  expect(await sent()).toEqual(['flagged']);
  await passHour();
  expect(await sent()).toEqual([]);
});

it('the summary is sent once a day, from eight in the morning, if the firm has enabled it', async () => {
  /** In a zone where it is this hour now. */
  const office = (summary: string, hour: number) => {
    const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
    const zone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
    return db.sql('update public.settings set summary_mail = $1, time_zone = $2', [summary, zone]);
  };
  await office('daily', 6);
  expect(await claimed()).toEqual([]);
  await office('none', 9);
  expect(await claimed()).toEqual([]);
  await office('daily', 9);
  expect(await claimed()).toMatchObject([{ kind: 'summary', enquiry: null }]);
  await pass('5 minutes');
  expect(await claimed()).toMatchObject([{ kind: 'summary', attempt: 2 }]);
});

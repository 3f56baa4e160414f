import { describe, expect, it } from 'vitest';
import { MailProblem } from '../../supabase/functions/_shared/mail/outbox';
import { kinds, useOutbox } from './outbox';
import { ENQUIRY } from './matrix';
import type { Row } from '../support/backend';

/** An enquiry about somebody detained needs one, and many from one phone are flagged. */
const phoneOf = (n: number) => `+34 600 000 ${String(n).padStart(3, '0')}`;
const phone = phoneOf(0);

const { db, claimed, recordResult, rows, sendEnquiry, pass } = useOutbox();

describe('an enquiry', () => {
  it('queues an alert and a confirmation', async () => {
    await sendEnquiry();
    expect(kinds(await claimed())).toEqual(['alert', 'confirmation']);
  });

  it('queues an alert alone when it has no e-mail address', async () => {
    await sendEnquiry({ email: null, phone: '+34 600 000 000', channel: 'call' });
    expect(kinds(await claimed())).toEqual(['alert']);
  });

  it('queues a notice and no confirmation when it is probably automatic', async () => {
    await sendEnquiry({ proof: null });
    expect(kinds(await claimed())).toEqual(['flagged']);
  });

  describe('queues no confirmation, and an alert as always,', () => {
    const confirmed = async () =>
      (await rows()).filter(({ kind }) => kind === 'confirmation').length;
    const alerts = async () => (await rows()).filter(({ kind }) => kind === 'alert').length;

    it.each(['normal', 'detained'])(
      'to a mailbox that had three in an hour (%s)',
      async (urgency) => {
        for (const email of [
          'ana+1@client.example',
          'A.na@client.example',
          'an.a@client.example',
        ]) {
          await sendEnquiry({ email, phone, urgency });
        }
        expect(await confirmed()).toBe(3);
        await sendEnquiry({ email: 'ana+2@client.example', phone, urgency });
        await sendEnquiry({ email: 'bea@client.example', urgency: 'deadline' });
        expect(await confirmed()).toBe(4);
        expect(await alerts()).toBe(5);
        await pass('61 minutes');
        await sendEnquiry({ email: 'ana+3@client.example', urgency: 'deadline' });
        expect(await confirmed()).toBe(5);
      },
    );

    it('after ten enquiries of any urgency from one network', async () => {
      const urgencies = ['normal', 'deadline', 'detained'];
      const send = (n: number, from: string) =>
        sendEnquiry(
          { email: `a${n}@client.example`, phone: phoneOf(n), urgency: urgencies[n % 3] },
          from,
        );
      for (let n = 0; n < 12; n += 1) await send(n, '192.0.2.1');
      expect(await confirmed()).toBe(10);
      await send(12, '192.0.2.2');
      expect(await confirmed()).toBe(11);
      expect(await alerts()).toBe(13);
    });

    it('after sixty in an hour', async () => {
      for (let n = 0; n < 62; n += 1) {
        const urgency = n < 31 ? 'normal' : 'detained';
        await sendEnquiry({ email: `a${n}@client.example`, phone: phoneOf(n), urgency });
      }
      expect(await confirmed()).toBe(60);
      expect(await alerts()).toBe(62);
    });
  });

  it('queues no mail when it is not stored', async () => {
    await expect(
      db.backend.connection.driver.transaction(async (tx) => {
        const names = Object.keys(ENQUIRY).join(', ');
        await tx.query(
          `insert into public.contact_surveys (${names})
           select ${names} from jsonb_populate_record(null::public.contact_surveys, $1::jsonb)`,
          [ENQUIRY],
        );
        throw new Error('the transaction fails');
      }),
    ).rejects.toThrow('the transaction fails');
    expect(await rows()).toEqual([]);
  });

  it('removes its mails when it is erased', async () => {
    await sendEnquiry();
    const [row] = await db.sql('select id from public.contact_surveys');
    await db.clients.admin.rpc('erase_surveys', { surveys: [row?.id] });
    expect(await rows()).toEqual([]);
  });

  it('leaves no personal data in the outbox', async () => {
    await sendEnquiry({ phone: '+34 600 000 000' });
    await recordResult((await claimed())[0], new MailProblem('http 503'));
    expect(JSON.stringify(await rows())).not.toMatch(/Ana|client\.example|600 000|contrato/);
  });
});

describe('a claimed mail', () => {
  it('is not given to another sender until its time has run out', async () => {
    await sendEnquiry();
    expect(await claimed()).toHaveLength(2);
    await pass('4 minutes');
    expect(await claimed()).toEqual([]);
    await pass('1 minute');
    expect((await claimed()).map(({ attempt }) => attempt)).toEqual([2, 2]);
  });

  it('keeps its id, and is not claimed again once it is sent', async () => {
    await sendEnquiry({ email: null, phone: '600000000', channel: 'call' });
    const [first] = await claimed();
    await recordResult(first, new MailProblem('timeout'));
    await pass('1 minute');
    const [second] = await claimed();
    expect(second).toMatchObject({ id: first?.id, attempt: 2 });
    await recordResult(second);
    await pass('1 day');
    expect(await claimed()).toEqual([]);
  });

  it('waits longer after each failure, a quarter of an hour at most', async () => {
    await sendEnquiry({ email: null, phone: '600000000', channel: 'call' });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      const [mail] = await claimed();
      await recordResult(mail, new MailProblem('http 503'));
      const [row] = await db.sql(
        'select round(extract(epoch from due_at - now()) / 60)::int as wait from private.mail_outbox',
      );
      waits.push(Number(row?.wait));
      await pass('15 minutes');
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15, 15]);
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

  it('is not put back by a sender whose claim has run out', async () => {
    await sendEnquiry({ email: null, phone: '600000000', channel: 'call' });
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

  it('is chosen by urgency: the alert of a detention before all others', async () => {
    await sendEnquiry({ email: 'first@client.example' });
    await sendEnquiry({ email: 'second@client.example', phone, urgency: 'detained' });
    const mails = await claimed();
    expect(mails.map(({ kind, enquiry }) => `${kind} ${enquiry?.urgency ?? ''}`)).toEqual([
      'alert detained',
      'alert normal',
      'confirmation detained',
      'confirmation normal',
    ]);
  });

  it('is among the first that a sender takes where somebody is detained, whatever waits longer', async () => {
    for (const name of ['ana', 'bea', 'eva']) {
      await sendEnquiry({ email: `${name}@client.example` });
    }
    await sendEnquiry({ email: 'last@client.example', phone, urgency: 'detained' });
    const mails = await claimed();
    expect(mails).toHaveLength(5);
    expect(mails[0]).toMatchObject({ kind: 'alert', enquiry: { urgency: 'detained' } });
  });
});

describe('undelivered mails', () => {
  it('are shown to admins after ten minutes, without content or recipient', async () => {
    await sendEnquiry();
    const shown = async () => {
      const { data } = await db.clients.admin.rpc('dashboard');
      return (data as unknown as { work: { mails: Row[] } }).work.mails;
    };
    expect(await shown()).toEqual([]);
    await pass('11 minutes');
    expect((await shown()).map((row) => row.kind)).toEqual(['alert', 'confirmation']);
    expect(Object.keys((await shown())[0] ?? {}).sort()).toEqual([
      'count',
      'enquiry',
      'givenUp',
      'kind',
      'since',
    ]);
    for (const mail of await claimed()) await recordResult(mail);
    expect(await shown()).toEqual([]);
  });
});

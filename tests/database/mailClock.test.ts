import { describe, expect, it } from 'vitest';
import { MailProblem } from '../../supabase/functions/_shared/mail/outbox';
import { kinds, useOutbox } from './outbox';

const { db, claimed, recordResult, rows, sendEnquiry, pass } = useOutbox();

describe('a detention', () => {
  /** Sends everything that is due and returns the rounds of the alerts. */
  async function rounds(): Promise<number[]> {
    const mails = await claimed();
    for (const mail of mails) await recordResult(mail);
    return mails.filter(({ kind }) => kind === 'alert').map(({ round }) => round);
  }

  it('is announced again every fifteen minutes until an admin opens it', async () => {
    await sendEnquiry({ urgency: 'detained' });
    expect(await rounds()).toEqual([0]);
    await pass('14 minutes');
    expect(await rounds()).toEqual([]);
    await pass('1 minute');
    expect(await rounds()).toEqual([1]);
    await pass('15 minutes');
    expect(await rounds()).toEqual([2]);

    const opened = { opened_at: '2001-01-01' };
    for (const role of ['anon', 'visitor', 'editor'] as const) {
      await db.clients[role].from('contact_surveys').update(opened).not('id', 'is', null);
    }
    await pass('15 minutes');
    expect(await rounds()).toEqual([3]);
    await db.clients.admin.from('contact_surveys').update(opened).not('id', 'is', null);
    await pass('1 hour');
    expect(await rounds()).toEqual([]);
    const [row] = await db.sql(
      `select opened_at > now() - interval '1 minute' as now from public.contact_surveys`,
    );
    expect(row).toEqual({ now: true });
  });

  it('does not accumulate alerts while they cannot be sent', async () => {
    await sendEnquiry({ urgency: 'detained', email: null, phone: '600000000', channel: 'call' });
    for (let hour = 0; hour < 3; hour += 1) {
      for (const mail of await claimed()) await recordResult(mail, new MailProblem('http 503'));
      await pass('1 hour');
    }
    expect(await rows()).toHaveLength(1);
  });

  it('is the only urgency that is repeated', async () => {
    await sendEnquiry({ urgency: 'deadline' });
    expect(await rounds()).toEqual([0]);
    await pass('1 day');
    expect(await rounds()).toEqual([]);
  });
});

describe('enquiries that are probably automatic', () => {
  const flagged = async () => {
    const mails = await claimed();
    for (const mail of mails) await recordResult(mail);
    return kinds(mails);
  };
  const passHour = async () => {
    await pass('1 hour');
    await db.sql(`update private.mail_outbox set period = period - interval '1 hour'`);
    await db.sql(`update public.contact_surveys set created_at = created_at - interval '1 hour'`);
  };

  it('are reported once an hour at most, and only when there are new ones', async () => {
    for (let sent = 0; sent < 3; sent += 1) await sendEnquiry({ proof: null });
    expect(await flagged()).toEqual(['flagged']);
    await sendEnquiry({ proof: null });
    expect(await flagged()).toEqual([]);
    await passHour();
    expect(await flagged()).toEqual(['flagged']);
    await passHour();
    expect(await flagged()).toEqual([]);
  });
});

describe('the summary', () => {
  const office = (summary: string, zone: string) =>
    db.sql('update public.settings set summary_mail = $1, time_zone = $2', [summary, zone]);

  /** A zone where it is this hour now. */
  function zoneAt(hour: number): string {
    const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
    return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  }

  it('is sent once a day, from eight in the morning of the office', async () => {
    await office('daily', zoneAt(6));
    expect(await claimed()).toEqual([]);
    await office('daily', zoneAt(9));
    expect(await claimed()).toMatchObject([{ kind: 'summary', enquiry: null }]);
    await pass('5 minutes');
    expect(await claimed()).toMatchObject([{ kind: 'summary', attempt: 2 }]);
    await db.sql('update public.settings set time_zone = default');
  });

  it('is not sent unless the firm has enabled it', async () => {
    await office('none', zoneAt(9));
    expect(await claimed()).toEqual([]);
    await db.sql('update public.settings set time_zone = default');
  });
});

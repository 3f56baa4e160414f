import { beforeEach, describe, expect, it } from 'vitest';
import { MailProblem } from '../../supabase/functions/_shared/mail/outbox';
import { ENQUIRY } from './matrix';
import { kinds, useOutbox } from './outbox';

const { db, outbox, claimed, recordResult, rows, sendEnquiry, pass } = useOutbox();

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
    await pass('1 minute');
    expect(await sent()).toEqual(['detained']);
    await pass('15 minutes');
    expect(await sent()).toEqual(['detained']);

    const opened = { opened_at: '2001-01-01' };
    await db.clients.admin.from('contact_surveys').update(opened).not('id', 'is', null);
    await pass('1 hour');
    expect(await sent()).toEqual([]);
    const [row] = await db.sql(
      `select opened_at > now() - interval '1 minute' as now from public.contact_surveys`,
    );
    expect(row).toEqual({ now: true });
  });

  it('is announced again with all others in one mail', async () => {
    for (let index = 0; index < 3; index += 1) await sendEnquiry(detention(index));
    expect(await sent()).toEqual(['alert', 'alert', 'alert']);
    await pass('15 minutes');
    const { mails, detentions } = await outbox().claim();
    expect(kinds(mails)).toEqual(['detained']);
    expect(detentions).toMatchObject({ count: 3, flagged: 0 });
    expect(detentions.first[0]).toMatchObject({ language: ENQUIRY.language, flagged: false });
    expect(JSON.stringify(detentions)).not.toMatch(/Ana|600 000|contrato/);
  });

  it('does not accumulate mails while they cannot be sent', async () => {
    await sendEnquiry(detention());
    for (let hour = 0; hour < 3; hour += 1) {
      for (const mail of await claimed()) await recordResult(mail, new MailProblem('http 503'));
      await pass('1 hour');
    }
    expect(await rows()).toHaveLength(1);
  });

  it('is the only urgency that is repeated', async () => {
    await sendEnquiry({ urgency: 'deadline', email: null, phone: '600000000', channel: 'call' });
    expect(await sent()).toEqual(['alert']);
    await pass('1 day');
    expect(await sent()).toEqual([]);
  });

  it('that came with an archive is not announced, since the original does it', async () => {
    await sendEnquiry(detention());
    await db.sql('truncate private.mail_outbox');
    expect(await sent()).toEqual([]);
    await pass('1 hour');
    expect(await sent()).toEqual([]);
  });
});

describe('a detention that is probably automatic', () => {
  /** Sends one that is flagged, since its person has sent five before. */
  async function sendFlagged(): Promise<void> {
    await sendEnquiry(detention());
    const [row] = await db.sql(
      'select overflow from public.contact_surveys order by created_at desc, ctid desc limit 1',
    );
    expect(row).toEqual({ overflow: true });
  }
  beforeEach(async () => {
    for (let index = 0; index < 5; index += 1) await sendEnquiry(detention());
    await db.sql('update public.contact_surveys set opened_at = now()');
    await db.sql('truncate private.mail_outbox');
  });

  it('is announced at once, and every fifteen minutes until it is opened', async () => {
    await sendFlagged();
    expect(await sent()).toEqual(['detained']);
    await pass('14 minutes');
    expect(await sent()).toEqual([]);
    await pass('1 minute');
    expect(await sent()).toEqual(['detained']);
    await db.sql('update public.contact_surveys set opened_at = now()');
    await pass('1 hour');
    expect(await sent()).toEqual([]);
  });

  it('is announced in one mail with those that come until it is sent, one a minute at most', async () => {
    for (let count = 0; count < 3; count += 1) await sendFlagged();
    const { mails, detentions } = await outbox().claim();
    expect(kinds(mails)).toEqual(['detained']);
    expect(detentions).toMatchObject({ count: 3, flagged: 3 });
    await recordResult(mails[0]);
    for (let count = 0; count < 20; count += 1) await sendFlagged();
    expect(await sent()).toEqual([]);
    await pass('1 minute');
    expect(await sent()).toEqual(['detained']);
    await pass('1 minute');
    expect(await sent()).toEqual([]);
  });

  it('is announced by a mail of its own when it comes while the last is being sent', async () => {
    await sendFlagged();
    const [mail] = await claimed();
    await sendFlagged();
    await recordResult(mail);
    await pass('1 minute');
    expect(await sent()).toEqual(['detained']);
  });

  it('adds no mail to one that waits for the mail service', async () => {
    for (let hour = 0; hour < 3; hour += 1) {
      await sendFlagged();
      for (const mail of await claimed()) await recordResult(mail, new MailProblem('http 503'));
      await pass('1 hour');
    }
    expect(await rows()).toHaveLength(1);
  });

  it('is listed after the others, the newest first, ten in all', async () => {
    for (let count = 0; count < 12; count += 1) await sendFlagged();
    await sendEnquiry(detention(1));
    const { detentions } = await outbox().claim();
    expect(detentions).toMatchObject({ count: 13, flagged: 12 });
    expect(detentions.first.map(({ flagged }) => flagged)).toEqual([
      false,
      ...Array<boolean>(9).fill(true),
    ]);
    const times = detentions.first.slice(1).map(({ receivedAt }) => Date.parse(receivedAt));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });
});

describe('enquiries that are probably automatic', () => {
  const passHour = async () => {
    await pass('1 hour');
    await db.sql(`update private.mail_outbox set period = period - interval '1 hour'`);
    await db.sql(`update public.contact_surveys set created_at = created_at - interval '1 hour'`);
  };

  it('are reported once an hour at most, and only when there are new ones', async () => {
    for (let sent = 0; sent < 3; sent += 1) await sendEnquiry({ proof: null });
    expect(await sent()).toEqual(['flagged']);
    await sendEnquiry({ proof: null });
    expect(await sent()).toEqual([]);
    await passHour();
    expect(await sent()).toEqual(['flagged']);
    await passHour();
    expect(await sent()).toEqual([]);
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

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Listening, listen, originApp } from '../../server/origin/originServer';
import { ENQUIRY } from '../database/matrix';
import { useBackend } from '../support/backend';
import { CRON_SECRET, type EdgeFunction, startFunction, tokenOf } from '../support/edgeFunction';
import { withProof } from '../support/enquiry';
import { type MailService, startMailService } from '../support/mail';

const db = useBackend();
let api: Listening;
let service: MailService;
let sendMail: EdgeFunction;
/** One that waits 0.3 s for the mail service, for tests in which no answer comes. */
let impatient: EdgeFunction;

beforeAll(async () => {
  api = await listen(originApp(db.backend), 0);
  service = await startMailService();
  const secrets = {
    SUPABASE_URL: api.url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: db.backend.serviceKey }),
    MAIL_API_URL: service.url,
    MAIL_API_KEY: 'mail-key',
    MAIL_FROM: 'web@firm.example',
    SITE_URL: 'https://site.example',
  };
  sendMail = await startFunction('send-mail', secrets);
  impatient = await startFunction('send-mail', { ...secrets, MAIL_TIMEOUT_MS: '300' });
});

afterAll(async () => {
  await service.close();
  await api.close();
});

beforeEach(async () => {
  await db.sql('truncate public.contact_surveys, private.mail_outbox cascade');
  service.calls.length = 0;
  service.delivered.clear();
  service.state = 'up';
  // Without its proof of work it is flagged and sends no alert.
  const { error } = await db.clients.anon.from('contact_surveys').insert(await withProof(ENQUIRY));
  expect(error).toBeNull();
});

const call: EdgeFunction['call'] = (token) => sendMail.call(token);

/** Makes all mails due again. */
const later = () => db.sql(`update private.mail_outbox set due_at = now() where sent_at is null`);

const delivered = () => [...service.delivered.values()].map(({ to }) => to.join());

describe('the Edge Function send-mail', () => {
  it('sends an alert and a confirmation, each once', async () => {
    expect(JSON.parse((await call()).body)).toEqual({ sent: 2, problems: [] });
    expect(JSON.parse((await call()).body)).toEqual({ sent: 0, problems: [] });
    expect(service.calls).toHaveLength(2);
    expect(delivered()).toContain('ana@client.example');
    expect(service.calls[0]?.text).toContain('https://site.example/config-blogmr/cuestionario?id=');
  });

  it('accepts a token of the last five minutes signed with its secret, and nothing else', async () => {
    const [made = '', code = ''] = tokenOf(CRON_SECRET).split('.');
    for (const token of [
      tokenOf('other'),
      tokenOf(CRON_SECRET, 301),
      tokenOf(CRON_SECRET, -320),
      `${Number(made) - 1}.${code}`,
      CRON_SECRET,
      '',
    ]) {
      expect((await call(token)).status, token).toBe(401);
    }
    expect(service.calls).toEqual([]);
  });

  it.each([500, 503, 429, 401, 307] as const)('tries again after a response %d', async (status) => {
    service.state = status;
    const { body } = await call();
    expect(JSON.parse(body)).toEqual({ sent: 0, problems: [`http ${status}`, `http ${status}`] });
    service.state = 'up';
    await later();
    await call();
    expect(delivered()).toHaveLength(2);
    expect(new Set(service.calls.map(({ key }) => key)).size).toBe(2);
  });

  it('gives up a mail that the service will never accept, without naming its recipient', async () => {
    service.state = 422;
    expect((await call()).body).not.toContain('ana@');
    service.state = 'up';
    await later();
    expect(JSON.parse((await call()).body)).toEqual({ sent: 0, problems: [] });
    const rows = await db.sql(
      'select problem, failed_at is not null as failed from private.mail_outbox',
    );
    expect(rows).toEqual(Array(2).fill({ problem: 'http 422', failed: true }));
  });

  it('tries again when there is no response in time', async () => {
    service.state = 'hanging';
    expect(JSON.parse((await impatient.call()).body)).toEqual({
      sent: 0,
      problems: ['timeout', 'timeout'],
    });
    service.state = 'up';
    await later();
    await call();
    expect(delivered()).toHaveLength(2);
  });

  it('sends no second mail when the first response was lost', async () => {
    service.state = 'lost';
    await impatient.call();
    expect(delivered()).toHaveLength(2);
    service.state = 'up';
    await later();
    await call();
    expect(service.calls).toHaveLength(4);
    expect(delivered()).toHaveLength(2);
    expect(await db.sql('select 1 from private.mail_outbox where sent_at is null')).toEqual([]);
  });

  it('sends each of many alerts once after ten minutes without the mail service', async () => {
    await db.sql('truncate public.contact_surveys, private.mail_outbox cascade');
    const count = 50;
    const names = Object.keys(ENQUIRY).join(', ');
    // A month ago and hours apart, because of the limits.
    await db.sql(
      `insert into public.contact_surveys (created_at, ${names})
       select now() - interval '30 days' - make_interval(hours => 2 * n), ${names}
       from generate_series(1, $2::int) as n, jsonb_populate_record(null::public.contact_surveys, $1::jsonb)`,
      [JSON.stringify(ENQUIRY), count],
    );
    await db.sql(`delete from private.mail_outbox where kind = 'confirmation'`);
    const states = [503, 'lost', 'hanging', 429] as const;
    let minutes = 0;
    for (; minutes < 40 && service.delivered.size < count; minutes += 1) {
      // Down in four ways; of those that are lost the answer is awaited in vain.
      const isDown = minutes < 10;
      service.state = isDown ? (states[minutes % states.length] ?? 'up') : 'up';
      const { call: send } = isDown ? impatient : sendMail;
      await Promise.all([send(), send()]);
      await db.sql(
        `update private.mail_outbox set due_at = due_at - interval '1 minute' where sent_at is null`,
      );
    }
    service.state = 'up';
    await later();
    await call();
    expect(new Set(service.calls.map(({ key }) => key)).size).toBe(count);
    expect(service.delivered.size).toBe(count);
    expect(delivered().filter((to) => to.includes('client'))).toEqual([]);
    expect(await db.sql('select 1 from private.mail_outbox where sent_at is null')).toEqual([]);
  }, 300_000);

  it('sends each mail once when it runs twice at a time', async () => {
    await Promise.all([call(), call(), call()]);
    expect(service.calls).toHaveLength(2);
  });
});

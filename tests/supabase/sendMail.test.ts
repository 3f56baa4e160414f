import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Listening, listen, originApp } from '../../server/origin/originServer';
import { ENQUIRY } from '../database/matrix';
import { useBackend } from '../support/backend';
import { CRON_SECRET, type EdgeFunction, startFunction, tokenOf } from '../support/edgeFunction';
import { withProof } from '../support/enquiry';

/** What a call of the mail service contained. */
interface MailCall {
  key: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

/** How the mail service responds: 'lost' accepts the mail, but its response never arrives. */
type ServiceState = 'up' | 'lost' | 'hanging' | number;

/**
 * A mail service on loopback that knows idempotency keys: `calls` has all requests, `delivered` the
 * mails that it sent.
 */
async function startMailService() {
  const service = {
    state: 'up' as ServiceState,
    calls: [] as MailCall[],
    delivered: new Map<string, MailCall>(),
  };
  const answer = async (request: Request) => {
    const mail = (await request.json()) as MailCall;
    const { state } = service;
    const call = { ...mail, key: String(request.headers.get('idempotency-key')) };
    service.calls.push(call);
    if (request.headers.get('authorization') !== 'Bearer mail-key')
      return new Response(null, { status: 401 });
    if (typeof state === 'number') {
      const headers = { Location: '/elsewhere' };
      return new Response(`no: ${mail.to.join()}`, { status: state, headers });
    }
    if (state !== 'hanging') service.delivered.set(call.key, call);
    if (state === 'up') return Response.json({ id: '1' });
    return new Promise<Response>(() => {});
  };
  const { url, close } = await listen({ fetch: answer }, 0);
  return Object.assign(service, { url: `${url}/emails`, close });
}

const db = useBackend();
let api: Listening;
let service: Awaited<ReturnType<typeof startMailService>>;
let sendMail: EdgeFunction;

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
    MAIL_TIMEOUT_MS: '1000',
  };
  sendMail = await startFunction('send-mail', secrets);
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
  const { error } = await db.clients.anon.from('contact_surveys').insert(withProof(ENQUIRY));
  expect(error).toBeNull();
});

const call: EdgeFunction['call'] = (token) => sendMail.call(token);

/** Makes all mails due again. */
const later = () => db.sql(`update private.mail_outbox set due_at = now() where sent_at is null`);

const delivered = () => [...service.delivered.values()].map(({ to }) => to.join());

it('the Edge Function send-mail sends an alert and a confirmation, each once, also when it runs thrice at a time', async () => {
  await Promise.all([call(), call(), call()]);
  expect(JSON.parse((await call()).body)).toEqual({ sent: 0, problems: [] });
  expect(service.calls).toHaveLength(2);
  expect(delivered()).toContain('ana@client.example');
  expect(service.calls[0]?.text).toContain('https://site.example/config-blogmr/cuestionario?id=');
});

it('the Edge Function send-mail gives up a mail that the service will never accept, without naming its recipient', async () => {
  service.state = 422;
  expect((await call()).body).not.toContain('ana@');
  service.state = 'up';
  await later();
  expect(JSON.parse((await call()).body)).toEqual({ sent: 0, problems: [] });
});

it('the Edge Function send-mail accepts a token of the last five minutes signed with its secret, and nothing else', async () => {
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

it.each([503, 307] as const)(
  'the Edge Function send-mail tries again after a response %d',
  async (status) => {
    service.state = status;
    const { body } = await call();
    expect(JSON.parse(body)).toEqual({ sent: 0, problems: [`http ${status}`, `http ${status}`] });
    service.state = 'up';
    await later();
    await call();
    expect(delivered()).toHaveLength(2);
    expect(new Set(service.calls.map(({ key }) => key)).size).toBe(2);
  },
);

it('the Edge Function send-mail tries again when there is no response in time, and sends no second mail when it was lost', async () => {
  // One mail, since each waits for a second twice.
  await db.sql(`delete from private.mail_outbox where kind = 'alert'`);
  service.state = 'hanging';
  expect(JSON.parse((await call()).body)).toEqual({ sent: 0, problems: ['timeout'] });
  service.state = 'lost';
  await later();
  await call();
  expect(delivered()).toHaveLength(1);
  service.state = 'up';
  await later();
  await call();
  expect(service.calls).toHaveLength(3);
  expect(delivered()).toHaveLength(1);
  expect(await db.sql('select 1 from private.mail_outbox where sent_at is null')).toEqual([]);
});

/** Mails of a hosted project, sent over SMTP by the firm's own server. */
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Listening, listen, originApp } from '../../../server/origin/originServer';
import { hostedJobs } from '../../../server/programs/jobs';
import { ROOT } from '../../../server/paths';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { firm } from '@/site/firm';
import { ENQUIRY } from '../../database/matrix';
import { useOutbox } from '../../database/outbox';
import { run } from '../../../e2e/support/processes';
import { buildOf } from '../../support/publisherBuild';
import { type SmtpServer, startSmtpServer } from '../../../e2e/support/smtp';
import { temporaryFolder } from '../../support/temporaryFolder';

const { db, sendEnquiry, rows } = useOutbox();
let project: Listening;
let smtp: SmtpServer;

beforeAll(async () => {
  project = await listen(originApp(db.backend), 0);
  smtp = await startSmtpServer();
});
afterAll(async () => {
  await smtp.close();
  await project.close();
});
beforeEach(async () => {
  smtp.received.length = 0;
  await sendEnquiry();
});

const siteUrl = 'https://www.site.example';
const variables = () => ({ supabaseUrl: project.url, supabaseAnonKey: EMBEDDED_ANON_KEY, siteUrl });
const secrets = () => ({ SMTP_URL: smtp.url, SUPABASE_SECRET_KEY: db.backend.serviceKey });
const recipients = () => smtp.received.map((message) => /^To: (.+?)\r$/m.exec(message)?.[1]).sort();
const unsent = async () => (await rows()).filter(({ sent_at: sentAt }) => sentAt === null);

it('mails of a hosted project are sent with the secret key and SMTP, each once by two servers', async () => {
  for (const [name, value] of Object.entries(secrets())) vi.stubEnv(name, value);
  const jobs = [...hostedJobs(variables()), ...hostedJobs(variables())];
  await Promise.all(jobs.map(({ run: send }) => send()));
  expect(recipients()).toEqual([String(ENQUIRY.email), firm.email].sort());
  expect(smtp.received.join()).toContain(siteUrl);
  expect(await unsent()).toEqual([]);
  for (const [name, value] of Object.entries(secrets())) {
    vi.stubEnv(name, '');
    expect(hostedJobs(variables()), name).toEqual([]);
    vi.stubEnv(name, value);
  }
});

it('mails of a hosted project are sent by the publisher, which follows the project until it is ended', async () => {
  const folder = temporaryFolder();
  const build = { VITE_SUPABASE_URL: project.url, VITE_SUPABASE_ANON_KEY: EMBEDDED_ANON_KEY };
  buildOf(folder, { ...build, VITE_SITE_URL: siteUrl });
  const program = join(ROOT, 'server/programs/publisher.ts');
  const publisher = run(['--import', 'tsx', program, `--root=${folder}`], ROOT, secrets());
  await expect.poll(() => smtp.received.length).toBe(2);
  await publisher.until(/wrote/);
  await db.sql('update private.publication set revision = revision + 1');
  await publisher.until(/wrote[^]*wrote/);
  publisher.process.kill('SIGTERM');
  expect(await publisher.ended).toBe(0);
  expect(publisher.output()).toContain(`Publishing ${project.url} into ${folder}`);
  expect(publisher.output()).toContain('Mails are sent from here over SMTP');
  expect(recipients()).toEqual([String(ENQUIRY.email), firm.email].sort());
  expect(await unsent()).toEqual([]);
});

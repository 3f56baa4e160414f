/**
 * Sends what is due in the outbox through the HTTP mail service that the secrets name
 * (docs/deploy.md). pg_cron calls it (supabase/schemas/91_jobs.sql).
 */
import { ownProject, secret, serveJob } from '../_shared/jobRequest.ts';
import { deliver } from '../_shared/mail/deliver.ts';
import { apiTransport } from '../_shared/mail/mailApi.ts';
import { outboxOf } from '../_shared/mail/outbox.ts';
import { firm } from '../../../src/site/firm.ts';

serveJob(() =>
  deliver({
    outbox: outboxOf(ownProject()),
    transport: apiTransport({
      url: secret('MAIL_API_URL'),
      key: secret('MAIL_API_KEY'),
      from: secret('MAIL_FROM'),
      timeout: Number(Deno.env.get('MAIL_TIMEOUT_MS') ?? 10_000),
    }),
    siteUrl: Deno.env.get('SITE_URL') ?? firm.website,
  }),
);

/**
 * Sends what is due in the outbox through the HTTP mail service that the secrets name
 * (docs/deploy.md). pg_cron calls it (supabase/schemas/91_jobs.sql).
 */
import { isJobToken } from '../_shared/jobToken.ts';
import { deliver } from '../_shared/mail/deliver.ts';
import { apiTransport } from '../_shared/mail/mailApi.ts';
import { outboxOf } from '../_shared/mail/outbox.ts';
import { firm } from '../../../src/site/firm.ts';

function secret(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`The secret ${name} is not set.`);
  return value;
}

/** The project's secret key, of the newer kind or the older. */
function serviceKey(): string {
  const keys = JSON.parse(Deno.env.get('SUPABASE_SECRET_KEYS') ?? '{}') as { default?: string };
  return keys.default ?? secret('SUPABASE_SERVICE_ROLE_KEY');
}

Deno.serve(async (request) => {
  if (!(await isJobToken(request.headers.get('Authorization'), secret('CRON_SECRET')))) {
    return new Response('Unauthorized', { status: 401 });
  }
  const delivered = await deliver({
    outbox: outboxOf({ url: secret('SUPABASE_URL'), key: serviceKey() }),
    transport: apiTransport({
      url: secret('MAIL_API_URL'),
      key: secret('MAIL_API_KEY'),
      from: secret('MAIL_FROM'),
      timeout: Number(Deno.env.get('MAIL_TIMEOUT_MS') ?? 10_000),
    }),
    siteUrl: Deno.env.get('SITE_URL') ?? firm.website,
  });
  return Response.json(delivered);
});

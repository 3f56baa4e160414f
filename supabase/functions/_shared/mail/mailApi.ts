import { firm } from '../../../../src/site/firm.ts';
import type { Transport } from './deliver.ts';
import { MailProblem } from './outbox.ts';

/** Where mail is handed over by HTTP, with the key of the account. */
export interface MailApi {
  url: string;
  key: string;
  /** The sender's address, in a domain that the service may send for. */
  from: string;
  timeout?: number;
}

/** Statuses that the same mail would get again: it is malformed, or its address is. */
const FINAL = new Set([400, 413, 422]);

const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/**
 * Sends through an HTTP mail service with Resend's calls: a JSON body, a bearer key, and an
 * Idempotency-Key, by which a mail whose answer was lost is not sent twice.
 */
export function apiTransport({ url, key, from, timeout = 10_000 }: MailApi): Transport {
  return async ({ id, to, replyTo, subject, text, html, calendar }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
      },
      body: JSON.stringify({
        from: `${firm.name} <${from}>`,
        to: [to],
        reply_to: replyTo,
        subject,
        text,
        html,
        ...(calendar && {
          attachments: [
            {
              filename: 'cita.ics',
              content: toBase64(calendar.content),
              content_type: `text/calendar; charset=utf-8; method=${calendar.method}`,
            },
          ],
        }),
      }),
      // A redirect would take the client's address elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      const timedOut = (cause as Error).name === 'TimeoutError';
      throw new MailProblem(timedOut ? 'timeout' : 'no connection', { cause });
    });
    // Read to the end, or the connection is not used again; what it says may name the recipient.
    await response.text().catch(() => undefined);
    if (response.ok) return;
    throw new MailProblem(`http ${response.status}`, { final: FINAL.has(response.status) });
  };
}

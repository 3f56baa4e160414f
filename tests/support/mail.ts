import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { type Outbox, outboxOf } from '../../supabase/functions/_shared/mail/outbox';

/** The outbox of a backend in this process. */
export function outboxOfBackend({ fetch, serviceKey }: EmbeddedBackend): Outbox {
  return outboxOf({
    url: 'http://localhost:4173',
    key: serviceKey,
    fetch: (input, init) => fetch(new Request(input, init)),
  });
}

/** What a call of the mail service contained. */
export interface MailCall {
  key: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

/** How the mail service responds: 'lost' accepts the mail, but its response never arrives. */
export type ServiceState = 'up' | 'lost' | 'hanging' | number;

/**
 * A mail service on loopback that knows idempotency keys: `calls` has all requests, `delivered` the
 * mails that it sent.
 */
export async function startMailService() {
  const service = {
    state: 'up' as ServiceState,
    calls: [] as MailCall[],
    delivered: new Map<string, MailCall>(),
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { state } = service;
      const mail = JSON.parse(body) as MailCall;
      const call = { ...mail, key: String(request.headers['idempotency-key']) };
      service.calls.push(call);
      if (request.headers.authorization !== 'Bearer mail-key') response.writeHead(401).end();
      else if (typeof state === 'number')
        response.writeHead(state, { Location: '/elsewhere' }).end(`no: ${mail.to.join()}`);
      else if (state !== 'hanging') service.delivered.set(call.key, call);
      if (state === 'up') response.writeHead(200).end('{"id":"1"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(service, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  });
}

export type MailService = Awaited<ReturnType<typeof startMailService>>;

import { listen } from '../../server/origin/originServer';

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

export type MailService = Awaited<ReturnType<typeof startMailService>>;

/** The embedded API over HTTP, as the server of `npm start` answers. */
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Listening, listen, originApp } from '../../../server/origin/originServer';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { ask } from '../../support/builtSite';
import { useBackend } from '../../support/backend';

const started = useBackend();
const KEY = { apikey: EMBEDDED_ANON_KEY, Authorization: `Bearer ${EMBEDDED_ANON_KEY}` };
const LANGUAGES = '/rest/v1/language_settings?select=language_code';
const ENQUIRIES = '/rest/v1/contact_surveys';
const TRANSLATION = '/rest/v1/rpc/save_translation';
const staff = () => ({ ...KEY, Authorization: `Bearer ${started.backend.serviceKey}` });
let api: Listening;

beforeAll(async () => {
  api = await listen(originApp(started.backend), 0);
});

afterAll(() => api.close());

/** Opens a connection and sends an incomplete request with so many bytes of its body. */
function beginRequest(path: string, sent: number, url = api.url): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\napikey: ${EMBEDDED_ANON_KEY}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${sent + 1000}\r\n\r\n{"name":`,
      );
      socket.write(' '.repeat(sent - 8), () => resolve(socket));
    });
    socket.on('error', reject);
  });
}

const post = (path: string, size: number, headers: Record<string, string> = KEY) =>
  fetch(api.url + path, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: 'a'.repeat(size) }),
  });

describe('an incomplete request', () => {
  it('of a large body leaves room for small ones, and for those of staff', async () => {
    const size = 1_000_000;
    const slow = await Promise.all(
      Array.from({ length: 80 }, () => beginRequest(TRANSLATION, size)),
    );
    const another = async () => (await post(TRANSLATION, size)).status;
    await expect.poll(another, { timeout: 30_000 }).toBe(503);
    expect((await post(ENQUIRIES, 1000)).status).not.toBe(503);
    expect((await post('/rest/v1/blog_posts', size, staff())).status).not.toBe(503);
    for (const socket of slow) socket.destroy();
  });

  it('is answered with 408 once it takes too long', async () => {
    // The time runs from the connection: it must not end before the server has read what was sent.
    const impatient = await listen(originApp(started.backend), 0, {
      requestTimeout: 1000,
      headersTimeout: 1000,
      connectionsCheckingInterval: 50,
    });
    const socket = await beginRequest(ENQUIRIES, 8, impatient.url);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
    await impatient.close();
  });
});

it('closes a connection that sends requests and waits for no answer', async () => {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    `GET ${LANGUAGES} HTTP/1.1\r\nHost: ${hostname}\r\napikey: ${EMBEDDED_ANON_KEY}\r\n\r\n`.repeat(
      50,
    ),
  );
  const answers = await text(socket).catch(() => '');
  expect(answers.split('HTTP/1.1 200').length).toBeLessThan(4);
  expect((await ask(api.url, LANGUAGES, KEY)).status).toBe(200);
});

it('a request with two lengths is refused, and nothing after it is read as another', async () => {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  const head = `HTTP/1.1\r\nHost: ${hostname}\r\napikey: ${EMBEDDED_ANON_KEY}\r\n`;
  socket.write(
    `POST ${ENQUIRIES} ${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n` +
      `0\r\n\r\nGET ${LANGUAGES} ${head}Connection: close\r\n\r\n`,
  );
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
});

describe('a request body', () => {
  it('of 64 KiB is accepted, of the longest translation by link, of 1 MiB from staff, and no more', async () => {
    for (const path of [ENQUIRIES, '/auth/v1/token?grant_type=password'])
      expect((await post(path, 65 * 1024)).status, path).toBe(413);
    const junk = { ...KEY, Authorization: 'Bearer a.b.c' };
    expect((await post('/rest/v1/blog_posts', 65 * 1024, junk)).status).toBe(413);
    // 100,000 Chinese characters as texts and as paragraphs, beside 100,000 Spanish ones.
    expect((await post(TRANSLATION, 720 * 1024)).status).not.toBe(413);
    expect((await post(TRANSLATION, 1025 * 1024)).status).toBe(413);
    expect((await post('/rest/v1/blog_posts', 1024 * 1024, staff())).status).not.toBe(413);
    expect((await post('/rest/v1/blog_posts', 4 * 1024 * 1024, staff())).status).toBe(413);
    expect((await post('/storage/v1/object/images/a.webp', 3 * 1024 * 1024)).status).toBe(413);
  });

  it('is not unpacked, whatever it says of itself', async () => {
    const body = gzipSync(JSON.stringify({ query: ' '.repeat(2_000_000) }));
    expect(body.length).toBeLessThan(64 * 1024);
    const headers = { ...KEY, 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    const init = { method: 'POST', headers, body };
    expect((await fetch(`${api.url}/rest/v1/rpc/search_posts`, init)).status).toBe(400);
  });
});

it('what is refused before it reaches the database is logged, and nothing of it', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  await ask(api.url, '/rest/v1/blog_posts?content=match.secret', KEY);
  await post(ENQUIRIES, 65 * 1024);
  const lines = String(written.mock.calls);
  expect(lines).toContain('Refused route="GET /rest/v1/blog_posts" status=400');
  expect(lines).toContain('Refused route="POST /rest/v1/contact_surveys" status=413');
  expect(lines).not.toMatch(/match|secret|aaa/);
});

it('a call without the public key is refused, but for pictures; an endpoint for operators is not served', async () => {
  for (const path of [LANGUAGES, '/auth/v1/user'])
    expect((await ask(api.url, path)).status, path).toBe(401);
  // Browsers request them themselves.
  expect((await ask(api.url, '/storage/v1/object/public/images/none.webp')).status).not.toBe(401);
  for (const path of ['/rest/v1', '/auth/v1/health', '/auth/v1/settings/']) {
    const { status, body } = await ask(api.url, path, KEY);
    expect([status, String(body)], path).toEqual([404, `{"message":"Not found"}`]);
  }
});

it('a change by GET, a body that is not JSON and a control character in a name are refused', async () => {
  const { data } = await started.clients.admin.auth.getSession();
  const Authorization = `Bearer ${data.session?.access_token}`;
  const headers = { ...KEY, Authorization, 'Content-Type': 'text/plain' };
  for (const [status, path, init] of [
    [405, '/rest/v1/rpc/publish_now', {}],
    [415, '/rest/v1/rpc/search_posts', { method: 'POST', body: '{}' }],
    [404, '/storage/v1/object/public/images/a%00.webp', {}],
  ] as const)
    expect((await fetch(api.url + path, { ...init, headers })).status, path).toBe(status);
});

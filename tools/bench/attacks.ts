import { connect } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '../../server/embedded/embedded.ts';
import { listen, originApp } from '../../server/origin/originServer.ts';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded.ts';
import { timeOf } from './compare.ts';
import { serve } from './serve.ts';
import { printTable, round } from './table.ts';

const KEY = { apikey: EMBEDDED_ANON_KEY, 'content-type': 'application/json' };
const READ = '/rest/v1/language_settings?select=language_code';
const ENDLESS = '/rest/v1/blog_posts?select=id&limit=1&content=match.(.{40,})%5C1';
const CLIENTS = 200;
const SEARCHES = 400;

const seconds = (ms: number) => round(ms / 1000, 2);

/** How long a page and a row take beside an attack, in seconds. */
async function others(url: string, headers: Record<string, string> = {}) {
  const page = await timeOf(async () => {
    await (await fetch(`${url}/`)).text();
  });
  const row = await timeOf(async () => {
    const response = await fetch(url + READ, { headers: { ...KEY, ...headers } });
    if (!response.ok) throw new Error(`A read was answered with ${response.status}`);
  });
  return [seconds(page), seconds(row)];
}

/** Opens connections that send the same and read nothing. */
function open(port: number, text: string) {
  const sockets = Array.from({ length: CLIENTS }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(text);
    return socket;
  });
  return () => sockets.forEach((socket) => socket.destroy());
}

const HEAD = `Host: 127.0.0.1\r\napikey: ${EMBEDDED_ANON_KEY}\r\nAuthorization: Bearer junk\r\n`;

/** What fills the memory of a server that lets it. */
const FILLING = [
  {
    what: `${CLIENTS} bodies of 4 MB that do not end`,
    text:
      `POST /rest/v1/blog_posts HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n` +
      `Content-Length: 4000001\r\n\r\n${'x'.repeat(4_000_000)}`,
  },
  {
    what: `${CLIENTS} clients that read no answers`,
    text: `GET /rest/v1/blog_posts?select=* HTTP/1.1\r\n${HEAD.replace(/Auth.*\r\n/, '')}\r\n`.repeat(
      200,
    ),
  },
];

/** One query that never ends, and many searches by one address, within this process. */
async function attackQueue(folder: string): Promise<(string | number)[][]> {
  const backend = await startEmbedded({ dataDir: join(folder, 'queue') });
  const server = await listen(originApp(backend, undefined, { proxies: 1 }), 0);
  const from = (address: string) => ({ ...KEY, 'x-forwarded-for': address });
  try {
    await others(server.url, from('192.0.2.2'));
    const refused = await fetch(server.url + ENDLESS, { headers: from('192.0.2.1') });
    // Past the server's rules, as a query would be that they do not know.
    const endless = backend.fetch(new Request(`http://localhost${ENDLESS}`, { headers: KEY }));
    const beside = await others(server.url, from('192.0.2.2'));
    const { status } = await endless;
    const searches = Array.from({ length: SEARCHES }, () =>
      fetch(`${server.url}/rest/v1/rpc/search_posts`, {
        method: 'POST',
        headers: from('192.0.2.1'),
        body: JSON.stringify({ query: 'residencia', lang: 'es' }),
      }),
    );
    await wait(200);
    const between = await others(server.url, from('192.0.2.2'));
    await Promise.all(searches);
    return [
      [`a query without end (${refused.status}; beyond the rules ${status})`, ...beside, ''],
      [`${SEARCHES} searches by one address`, ...between, ''],
    ];
  } finally {
    await server.close();
    await backend.close();
  }
}

/**
 * Repeats the attacks of docs/security.md that stop a server or fill its memory, and prints how long
 * others wait meanwhile. Linux only.
 */
export async function benchAttacks(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const rows = await attackQueue(folder);
    const server = await serve(join(folder, 'data'));
    for (const { what, text } of FILLING) {
      const close = open(server.port, text);
      let most = 0;
      for (let n = 0; n < 20; n += 1) {
        await wait(100);
        most = Math.max(most, await server.megabytes());
      }
      rows.push([what, ...(await others(server.url)), most]);
      close();
      await wait(500);
    }
    await server.stop('SIGTERM');
    printTable(
      'Attacks (limits: others wait 1 s, 10 s for a row beside a query without end; 900 MB)',
      ['attack', 'a page s', 'a row s', 'MB at most'],
      rows,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

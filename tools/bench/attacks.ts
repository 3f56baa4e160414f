import { connect } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { restoreArchive } from '../../server/archive/restore.ts';
import { type EmbeddedBackend, startEmbedded } from '../../server/embedded/embedded.ts';
import { embeddedSite } from '../../server/embedded/site.ts';
import { listen, originApp } from '../../server/origin/originServer.ts';
import { proofOf } from '../../src/features/public/enquiry-form/proofOfWork.ts';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded.ts';
import { timeOf } from './compare.ts';
import { serve } from './serve.ts';
import { printTable, round } from './table.ts';

const READ = '/rest/v1/language_settings?select=language_code';
const ENDLESS = '/rest/v1/blog_posts?select=id&limit=1&content=match.(.{40,})%5C1';
const CLIENTS = 200;

const ATTACKER = '192.0.2.1';
const VISITOR = '192.0.2.2';

/** A request by way of a proxy. */
const from = (address: string, body?: object): RequestInit => ({
  headers: {
    apikey: EMBEDDED_ANON_KEY,
    'content-type': 'application/json',
    'x-forwarded-for': address,
  },
  ...(body && { method: 'POST', body: JSON.stringify(body) }),
});

type Result = [came: string, page: number, row: number, megabytes: number | ''];

/** How long a page and a row take for a visitor, in seconds. */
async function others(url: string): Promise<[page: number, row: number]> {
  const page = await timeOf(async () => {
    await (await fetch(`${url}/`, from(VISITOR))).text();
  });
  const row = await timeOf(async () => {
    const response = await fetch(url + READ, from(VISITOR));
    if (!response.ok) throw new Error(`A read was answered with ${response.status}`);
  });
  return [round(page / 1000, 2), round(row / 1000, 2)];
}

/** A query that never ends, refused by the server's rules, and past them, as a new one would be. */
async function endless(backend: EmbeddedBackend): Promise<Result> {
  const server = await listen(originApp(backend, undefined, { proxies: 1 }), 0);
  try {
    await others(server.url);
    const { status } = await fetch(server.url + ENDLESS, from(ATTACKER));
    const beyond = backend.fetch(new Request(`http://localhost${ENDLESS}`, from(ATTACKER)));
    const waits = await others(server.url);
    return [`${status}; beyond the rules ${(await beyond).status}`, ...waits, ''];
  } finally {
    await server.close();
  }
}

/** An archive with SQL as the name of a table, and an admin with a password. */
async function hostileArchive(): Promise<string> {
  const id = '10000000-0000-4000-8000-000000000077';
  const lines = [
    { archive: 1, made_at: '', migrations: [], tables: ['public.staff; drop table public.staff'] },
    { table: 'auth."users"', row: { id, email: 'x@x.example', encrypted_password: 'x' } },
    { table: 'public.staff', row: { user_id: id, role: 'admin' } },
    { end: 2 },
  ];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const backend = await startEmbedded({ seed: false });
  try {
    const site = await embeddedSite(backend, 'http://localhost');
    const answer = await restoreArchive(await new Response(packed).blob(), site, {
      isTrusted: true,
    }).then(
      () => 'restored',
      () => 'refused',
    );
    const [staff] = await backend.query('select count(*)::integer as admins from public.staff');
    return `${answer}; admins planted: ${String(staff?.admins)}`;
  } finally {
    await backend.close();
  }
}

/** Enquiries for one mailbox in many spellings, each from a network of its own. */
async function mailBomb(url: string): Promise<string> {
  const answers = await Promise.all(
    Array.from({ length: 156 }, async (_, n) => {
      const row = {
        ...{ name: 'Ana', phone: null, language: 'es', channel: 'email', practice_area: 'civil' },
        ...{ urgency: n % 2 ? 'normal' : 'detained', message: 'Necesito ayuda.', consent: true },
        ...{ consent_language: 'es', consent_version: '2026-09-01', fill_seconds: 40 },
        email: n % 4 === 0 ? `a@x.example,b${n}@x.example` : `V.ictim+${n}@client.example`,
      };
      const sent = { ...row, proof: await proofOf(row) };
      return fetch(`${url}/rest/v1/contact_surveys`, from(`198.51.100.${n}`, sent));
    }),
  );
  return `stored: ${answers.filter(({ ok }) => ok).length}`;
}

async function search(url: string): Promise<string> {
  const path = `${url}/rest/v1/rpc/search_posts`;
  const answers = await Promise.all(
    Array.from({ length: 400 }, () =>
      fetch(path, from(ATTACKER, { query: 'residencia', lang: 'es' })),
    ),
  );
  return `answered: ${answers.filter(({ ok }) => ok).length}`;
}

/** Opens connections that send the same and read nothing. */
async function fill(port: number, text: string): Promise<string> {
  const sockets = Array.from({ length: CLIENTS }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(text);
    return socket;
  });
  await wait(3000);
  for (const socket of sockets) socket.destroy();
  return '';
}

const HEAD = `Host: 127.0.0.1\r\napikey: ${EMBEDDED_ANON_KEY}\r\nX-Forwarded-For: ${ATTACKER}\r\n`;
const BODY =
  `POST /rest/v1/blog_posts HTTP/1.1\r\n${HEAD}Authorization: Bearer junk\r\n` +
  `Content-Type: application/json\r\nContent-Length: 4000001\r\n\r\n${'x'.repeat(4_000_000)}`;
const PIPELINE = `GET /rest/v1/blog_posts?select=* HTTP/1.1\r\n${HEAD}\r\n`.repeat(200);

/** Attacks a running server, and measures it meanwhile. */
async function beside(
  { url, megabytes }: Awaited<ReturnType<typeof serve>>,
  attack: () => Promise<string>,
): Promise<Result> {
  let most = await megabytes();
  const watch = setInterval(() => {
    void megabytes().then((now) => (most = Math.max(most, now)));
  }, 100);
  const running = attack();
  await wait(200);
  const waits = await others(url);
  const came = await running;
  clearInterval(watch);
  await others(url);
  return [came || 'survived', ...waits, most];
}

/**
 * Repeats the attacks of docs/security.md that stop a server, aim its mails at strangers, plant an
 * admin or fill the memory, and prints what came of them, how long others wait meanwhile, and the
 * memory of `npm start`. Linux only.
 */
export async function benchAttacks(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const dataDir = join(folder, 'data');
  const rows: [string, ...Result][] = [];
  try {
    const backend = await startEmbedded({ dataDir });
    rows.push(['a query without end', ...(await endless(backend))]);
    // A server behind a proxy does not start with the demo's accounts.
    await backend.query(`update auth.users set encrypted_password = ''`);
    await backend.close();
    const server = await serve(dataDir, { TRUSTED_PROXIES: '1' });
    const attacks: [string, () => Promise<string>][] = [
      ['none', () => wait(1000, '')],
      ['a hostile archive', hostileArchive],
      ['156 enquiries for one mailbox', () => mailBomb(server.url)],
      ['400 searches by one address', () => search(server.url)],
      [`${CLIENTS} bodies of 4 MB that do not end`, () => fill(server.port, BODY)],
      [`${CLIENTS} clients that read no answers`, () => fill(server.port, PIPELINE)],
    ];
    await others(server.url);
    for (const [name, attack] of attacks) rows.push([name, ...(await beside(server, attack))]);
    await server.stop('SIGTERM');
    const after = await startEmbedded({ dataDir });
    const [sent] = await after.query(
      `select count(*)::integer as mails from private.mail_outbox where kind = 'confirmation'`,
    );
    await after.close();
    printTable(
      'Attacks (limits: others wait 1 s, 10 s for a row beside a query without end; 900 MB)',
      ['attack', 'what came of it', 'a page s', 'a row s', 'MB at most'],
      rows,
    );
    console.log(`\nConfirmations to the one mailbox: ${String(sent?.mails)} (limit: 3)`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

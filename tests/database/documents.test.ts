import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { dashboardLines, type Row, useBackend, USERS } from '../support/backend';
import { insertEnquiry, lastLogged, runJob } from './enquiryRow';

const db = useBackend();

const PDF = Buffer.from('%PDF-1.7\n%%EOF');
const PART = 131_072;

let survey = '';
let token = '';

const newLink = async (of = survey): Promise<string> => {
  const { data } = await db.clients.admin.rpc('new_document_link', { survey: of });
  return data as unknown as string;
};

beforeEach(async () => {
  await db.sql(
    'truncate public.contact_surveys, private.calls_by_caller, private.blocked_surveys cascade',
  );
  survey = await insertEnquiry(db.sql);
  token = await newLink();
});

const add = async (bytes: Buffer, change: Row = {}): Promise<unknown> => {
  const { data, error } = await db.clients.anon.rpc('add_document_part', {
    token,
    document: crypto.randomUUID(),
    name: 'pasaporte.pdf',
    part: 0,
    parts: 1,
    content: bytes.toString('base64'),
    ...change,
  });
  return error ? error.code : data;
};

interface Shown {
  documents: (Row & { id: string; name: string })[];
  links: Row[];
}

const shown = async (): Promise<Shown> =>
  (await db.clients.admin.rpc('documents_of_survey', { survey })).data as unknown as Shown;
const revoke = async () => {
  const link = (await shown()).links[0]?.id;
  await db.clients.admin.rpc('revoke_document_link', { link }).throwOnError();
};
const read = (document: unknown, part = 0) =>
  db.clients.admin.rpc('read_document_part', { document, part });
const toScan = async () =>
  (await db.sql('select public.document_to_scan() as found'))[0]?.found as Row | null;
const limit = (limited: boolean) =>
  db.clients.admin.rpc('limit_survey', { survey, why: 'Lo pide', limited });
const erase = () => db.clients.admin.rpc('erase_surveys', { surveys: [survey] });
const removeMaker = async () => {
  await db.sql(`insert into public.staff values ($1, 'admin')`, [USERS.visitor]);
  await db.sql('delete from public.staff where user_id = $1', [USERS.admin]);
};
const block = () =>
  db.sql(
    `select private.move_to_block(array['${survey}']::uuid[], 'Reclamación', private.office_today())`,
  );

const history = async () =>
  (await db.clients.admin.rpc('survey_history', { survey })).data
    ?.filter(({ action }) => action === 'document')
    .map(({ detail }) => String(detail).replace(/ [0-9a-f]{8}$/, ' …'));

describe('a link', () => {
  it('is stored as a hash, and says until when and how many have arrived, not which', async () => {
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(await db.sql('table private.document_links'))).not.toContain(token);
    expect(await add(PDF)).toBe('complete');
    const { data } = await db.clients.anon.rpc('open_document_link', { token });
    expect(data).toEqual({ expires_at: expect.any(String) as unknown, received: 1 });
  });

  it.each<[string, () => PromiseLike<unknown>]>([
    ['unknown', () => Promise.resolve((token = randomBytes(32).toString('hex')))],
    ['expired', () => db.sql(`update private.document_links set expires_at = now()`)],
    ['revoked', revoke],
    ['of a restricted enquiry', () => limit(true)],
    ['of an erased enquiry', erase],
    ['of somebody who was removed', removeMaker],
  ])('that is %s shows and takes nothing', async (_, end) => {
    await end();
    expect((await db.clients.anon.rpc('open_document_link', { token })).data).toBeNull();
    expect(await add(PDF)).toBeNull();
    expect(await db.sql('table private.documents')).toEqual([]);
  });
});

describe('a document', () => {
  it('arrives in parts, in any order after the first, each sent as often as the line needs', async () => {
    const bytes = Buffer.concat([PDF, randomBytes(PART * 2)]);
    const document = crypto.randomUUID();
    const part = (n: number) =>
      add(bytes.subarray(n * PART, (n + 1) * PART), { document, parts: 3, part: n });
    expect(await part(1)).toBe('lost');
    expect([await part(0), await part(2), await part(0)]).toEqual(['stored', 'stored', 'stored']);
    expect((await shown()).documents).toEqual([]);
    const other = await newLink(await insertEnquiry(db.sql));
    const foreign = { document, parts: 3, part: 1, token: other };
    expect(await add(PDF, foreign), 'by another link').toBeNull();
    expect([await part(1), await part(1)]).toEqual(['complete', 'complete']);
    expect((await shown()).documents).toMatchObject([
      { id: document, size: bytes.length, parts: 3 },
    ]);
    const whole = [];
    for (const n of [0, 1, 2]) {
      whole.push(Buffer.from((await read(document, n)).data as unknown as string, 'base64'));
    }
    expect(Buffer.concat(whole).equals(bytes)).toBe(true);
    expect(await history()).toEqual(['opened …', 'received', 'link 14']);
  });

  it('is a PDF or picture by its bytes, whatever its name says, which is no path', async () => {
    for (const [bytes, name, kept] of [
      [PDF, '../../etc/passwd', 'etcpasswd.pdf'],
      [PDF, 'C:\\a\nb.pdf', 'Cab.pdf'],
      [PDF, '', 'documento.pdf'],
      [PDF, `${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
      [Buffer.from('ffd8ffe000104a464946', 'hex'), 'Escritura‮fdp.exe', 'Escriturafdp.jpg'],
      [Buffer.from('89504e470d0a1a0a0000', 'hex'), 'جواز سفر', 'جواز سفر.png'],
      [Buffer.from('RIFF0000WEBPVP8 '), 'a', 'a.webp'],
      [Buffer.from('\0\0\0\x18ftypheic'), 'a', 'a.heic'],
    ] as const) {
      expect.soft(await add(bytes, { name }), name).toBe('complete');
      expect.soft((await shown()).documents.map((each) => each.name)).toContain(kept);
    }
    await db.sql('truncate private.documents cascade');
    for (const text of [
      ...['<!doctype html><script>', '<svg xmlns="http://www.w3.org/2000/svg">', 'PK\x03\x04'],
      ...['x%PDF-1.7', '\0\0\0\x18ftypmp42', '%'],
    ]) {
      expect.soft(await add(Buffer.from(text, 'latin1')), text).toBe('type');
    }
    expect(await db.sql('table private.documents')).toEqual([]);
  });

  it('is bounded: in a part, in all of an enquiry, in number and in all of the site', async () => {
    expect(await add(Buffer.concat([PDF, randomBytes(PART)]))).toBe('size');
    expect(await add(PDF, { parts: 81 })).toBe('22023');
    expect(await add(PDF, { content: '%%%' })).toBe('22023');
    await db.sql('update public.settings set document_mebibytes = 0');
    expect(await add(PDF)).toBe('full');
    await db.sql('update public.settings set document_mebibytes = 1');
    // Those of a link in other hands count no more once that is revoked.
    for (let n = 0; n < 30; n += 1) expect(await add(PDF, { parts: 80 })).toBe('stored');
    expect(await add(PDF)).toBe('number');
    await revoke();
    token = await newLink();
    for (let n = 0; n < 30; n += 1) await add(PDF, { parts: 80 });
    expect(await add(PDF, { token: await newLink() }), 'by another link').toBe('number');
    await db.sql('delete from private.documents');
    token = await newLink();
    expect(await add(PDF)).toBe('complete');
    await db.sql('update private.documents set size = 62914560 where survey_id is not null');
    expect(await add(PDF)).toBe('size');
  });

  it('is read with each reading logged, and one with a virus by nobody', async () => {
    await add(PDF);
    const [{ id } = { id: '' }] = (await shown()).documents;
    // The log does not depend on the part that is read first.
    expect((await read(id, 5)).data).toBeNull();
    expect(await history()).toEqual(['opened …', 'received', 'link 14']);

    expect(await toScan()).toMatchObject({ id, content: PDF.toString('base64') });
    await db.sql('select public.record_scan($1, true)', [id]);
    expect((await read(id)).error?.hint).toBe('infected');
    expect(await toScan()).toBeNull();
  });

  it('is announced to whom its enquiry is assigned, once for those of five minutes, until seen', async () => {
    const claimed = async () => {
      await db.sql(`update private.mail_outbox set due_at = now() where kind = 'documents'`);
      const [{ claim } = {}] = await db.sql('select public.claim_mails() as claim');
      const { mails } = claim as { mails: Row[] };
      return mails.flatMap(({ kind, recipient }) => (kind === 'documents' ? [recipient] : []));
    };
    const work = () => dashboardLines(db.clients.admin, 'documents');
    await db.sql('update public.contact_surveys set assigned_to = $1', [USERS.admin]);
    for (let n = 0; n < 2; n += 1) await add(PDF);
    expect(await work()).toMatchObject([{ id: survey, count: 2 }]);
    expect(await claimed()).toEqual(['admin@tests.example']);
    await db.sql(`update private.mail_outbox set sent_at = now() where kind = 'documents'`);
    await add(PDF);
    await shown();
    expect([await work(), await claimed()]).toEqual([[], []]);
  });

  it('is read for an archive only once that is logged', async () => {
    const document = crypto.randomUUID();
    const name = `documents/${document}/0`;
    const part = async () => (await db.clients.admin.rpc('archived_part', { name })).data;
    await db.clients.admin.rpc('archive');
    await add(PDF, { document });
    // Not in the archive that was made before it came.
    expect(await part()).toBeNull();
    await block();
    expect(await part()).toBeNull();
    await db.clients.admin.rpc('archive');
    expect(await part()).toBe(PDF.toString('base64'));
  });

  it('is removed by itself, but not while restricted, or with its enquiry', async () => {
    const [kept, gone] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const document of [kept, gone]) await add(PDF, { document });
    const remove = (document: string) => db.clients.admin.rpc('remove_document', { document });
    const parts = () => db.sql('select document_id from private.document_parts');
    expect([(await remove(gone)).data, (await remove(gone)).data]).toEqual([true, false]);
    expect(await history()).toContain('removed …');
    expect(await parts()).toEqual([{ document_id: kept }]);
    await limit(true);
    expect((await remove(kept)).error?.hint).toBe('limited');
    await limit(false);
    await erase();
    expect(await parts()).toEqual([]);
  });

  it('is blocked with its enquiry, opened only for an authority, and destroyed at the end of it', async () => {
    await add(PDF);
    const [{ id } = { id: '' }] = (await shown()).documents;
    await block();
    expect((await db.clients.admin.rpc('remove_document', { document: id })).data).toBe(false);
    expect((await read(id)).error?.code).toBe('42501');
    expect((await shown()).documents).toEqual([]);
    expect(await toScan()).toBeNull();
    const open = (asked_by: string) => db.clients.admin.rpc('open_blocked', { survey, asked_by });
    expect((await open(' ')).error?.code).toBe('22023');
    const { data } = await open('Juzgado n.º 1');
    expect(data).toMatchObject({ documents: [{ id, name: 'pasaporte.pdf' }] });
    const line = { action: 'opened', detail: 'blocked: Juzgado n.º 1' };
    expect(await lastLogged(db)).toMatchObject(line);
    expect((await read(id)).data).toBe(PDF.toString('base64'));
    await db.sql('update private.blocked_surveys set until = private.office_today() - 1');
    await runJob(db, 'retention');
    expect(await db.sql('table private.document_parts')).toEqual([]);
  });
});

import { createHash, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { embeddedJobs } from '../../server/programs/jobs';
import { type Row, useBackend } from '../support/backend';
import { insertEnquiry } from './enquiryRow';

const db = useBackend();

const PDF = Buffer.from('%PDF-1.7\n%%EOF');

let survey = '';
let token = '';

const newLink = async (of = survey): Promise<string> => {
  const { data } = await db.clients.admin.rpc('new_document_link', { survey: of });
  return data as unknown as string;
};

beforeEach(async () => {
  await db.sql(
    'truncate public.contact_surveys, private.review_calls, private.blocked_surveys cascade',
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

const read = (document: unknown, part = 0) =>
  db.clients.admin.rpc('read_document_part', { document, part });

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
    expect(Object.keys(data as object).sort()).toEqual(['expires_at', 'received']);
    expect(data).toMatchObject({ received: 1 });
  });

  it.each([
    ['unknown', () => Promise.resolve()],
    ['expired', () => db.sql(`update private.document_links set expires_at = now()`)],
    [
      'revoked',
      async () => {
        const [link] = (await shown()).links;
        expect(
          (await db.clients.admin.rpc('revoke_document_link', { link: link?.id })).error,
        ).toBeNull();
      },
    ],
    [
      'of a restricted enquiry',
      () =>
        db.sql(`update public.contact_surveys set limited_on = now(), limited_reason = 'Lo pide'`),
    ],
    ['of an erased enquiry', () => db.clients.admin.rpc('erase_surveys', { surveys: [survey] })],
  ])('that is %s shows and takes nothing', async (reason, end) => {
    await end();
    const used = reason === 'unknown' ? randomBytes(32).toString('hex') : token;
    expect((await db.clients.anon.rpc('open_document_link', { token: used })).data).toBeNull();
    expect(await add(PDF, { token: used })).toBeNull();
    expect(await db.sql('table private.documents')).toEqual([]);
  });

  it('lasts thirty days at most', async () => {
    const { error } = await db.clients.admin.rpc('new_document_link', { survey, days: 31 });
    expect(error?.code).toBe('22023');
  });
});

describe('a document', () => {
  it('arrives in parts, in any order after the first, each sent as often as the line needs', async () => {
    const bytes = Buffer.concat([PDF, randomBytes(131_072 * 2)]);
    const document = crypto.randomUUID();
    const part = (n: number) =>
      add(bytes.subarray(n * 131_072, (n + 1) * 131_072), { document, parts: 3, part: n });
    expect(await part(1)).toBe('lost');
    expect([await part(0), await part(2), await part(0)]).toEqual(['stored', 'stored', 'stored']);
    expect((await shown()).documents).toEqual([]);
    expect([await part(1), await part(1)]).toEqual(['complete', 'complete']);
    expect((await shown()).documents).toMatchObject([
      { id: document, size: bytes.length, parts: 3 },
    ]);
    const parts = await Promise.all([0, 1, 2].map(async (n) => (await read(document, n)).data));
    const whole = Buffer.concat(
      parts.map((text) => Buffer.from(text as unknown as string, 'base64')),
    );
    expect(createHash('sha256').update(whole).digest('hex')).toBe(
      createHash('sha256').update(bytes).digest('hex'),
    );
    expect(await history()).toEqual(['opened …', 'received', 'link 14']);
  });

  it.each([
    ['PDF', PDF, 'pdf'],
    ['JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'jpg'],
    ['PNG', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'png'],
    ['WebP', Buffer.from('RIFF0000WEBPVP8 '), 'webp'],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic'), 'heic'],
  ])('may be a %s, whatever its name says', async (_, bytes, ending) => {
    expect(await add(bytes, { name: 'Escritura‮fdp.exe' })).toBe('complete');
    expect((await shown()).documents[0]?.name).toBe(`Escriturafdp.${ending}`);
  });

  it.each([
    ['HTML', '<!doctype html><script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['an archive', 'PK\x03\x04'],
    ['a program', 'MZ\x90'],
    ['a PDF after something else', 'x%PDF-1.7'],
    ['an MP4', '\0\0\0\x18ftypmp42'],
    ['something short', '%'],
  ])('is not %s', async (_, text) => {
    expect(await add(Buffer.from(text, 'latin1'))).toBe('type');
    expect(await db.sql('table private.documents')).toEqual([]);
  });

  it.each([
    ['../../etc/passwd', 'etcpasswd.pdf'],
    ['C:\\a\nb.pdf', 'Cab.pdf'],
    ['', 'documento.pdf'],
    ['护照.pdf', '护照.pdf'],
    ['جواز سفر.pdf', 'جواز سفر.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
  ])('named %j is kept as %j', async (name, kept) => {
    expect(await add(PDF, { name })).toBe('complete');
    expect((await shown()).documents[0]?.name).toBe(kept);
  });

  it('is bounded: in a part, in all of an enquiry, in number and in all of the site', async () => {
    expect(await add(Buffer.concat([PDF, randomBytes(131_072)]))).toBe('size');
    expect(await add(PDF, { parts: 81 })).toBe('22023');
    expect(await add(PDF, { content: '%%%' })).toBe('22023');
    await db.sql('update public.settings set document_mebibytes = 0');
    expect(await add(PDF)).toBe('full');
    await db.sql('update public.settings set document_mebibytes = 1');
    // Blocked ones, which the firm cannot delete, take no room.
    const blocked = crypto.randomUUID();
    await db.sql(
      `insert into private.blocked_surveys (id, received_on, reason, until, survey, appointments)
       values ($1, '2026-01-01', 'Queja', '2099-01-01', '{}', '[]')`,
      [blocked],
    );
    await db.sql(
      `insert into private.documents (id, blocked_id, name, type, parts, size, completed_at)
       values ($1, $1, 'a.pdf', 'application/pdf', 80, 1048576, now())`,
      [blocked],
    );
    for (let n = 0; n < 30; n += 1) expect(await add(PDF)).toBe('complete');
    expect(await add(PDF)).toBe('number');
    await db.sql('update private.documents set size = 2097152');
    expect(await add(PDF)).toBe('size');
  });

  it('of another link is neither continued nor overwritten', async () => {
    const document = crypto.randomUUID();
    expect(await add(PDF, { document, parts: 2 })).toBe('stored');
    const other = await newLink(await insertEnquiry(db.sql));
    expect(await add(PDF, { document, parts: 2, part: 1, token: other })).toBeNull();
  });

  it('is read with each reading logged, and one with a virus by nobody', async () => {
    await add(PDF);
    const [{ id } = { id: '' }] = (await shown()).documents;
    // The log does not depend on the part that is read first.
    expect((await read(id, 5)).data).toBeNull();
    expect(await history()).toEqual(['opened …', 'received', 'link 14']);

    const [scan] = await db.sql('select public.document_to_scan() as found');
    expect(scan?.found).toMatchObject({ id, content: PDF.toString('base64') });
    await db.sql('select public.record_scan($1, true)', [id]);
    expect((await read(id)).error?.hint).toBe('infected');
    expect((await db.sql('select public.document_to_scan() as found'))[0]?.found).toBeNull();
  });

  it('is announced once for those of five minutes, to whom its enquiry is assigned, until seen', async () => {
    const claimed = async () => {
      await db.sql(`update private.mail_outbox set due_at = now() where kind = 'documents'`);
      const [row] = await db.sql('select public.claim_mails() as claim');
      const claim = row?.claim as { mails: Row[] } | undefined;
      return claim?.mails
        .filter(({ kind }) => kind === 'documents')
        .map(({ recipient }) => recipient);
    };
    const work = async () => {
      const { data } = await db.clients.admin.rpc('dashboard');
      return (data as unknown as { work: { documents: Row[] } }).work.documents;
    };
    await db.sql(
      `update public.contact_surveys set assigned_to = u.id
       from auth.users as u where u.email = 'admin@tests.example' and contact_surveys.id = $1`,
      [survey],
    );
    await add(PDF);
    await add(PDF);
    expect(await work()).toMatchObject([{ id: survey, count: 2 }]);
    expect((await db.clients.editor.rpc('dashboard')).data).toMatchObject({
      work: { documents: null },
    });
    expect(await claimed()).toEqual(['admin@tests.example']);
    await db.sql(`update private.mail_outbox set sent_at = now() where kind = 'documents'`);
    await add(PDF);
    await db.sql('update public.contact_surveys set assigned_to = null where true');
    expect(await claimed()).toEqual([null]);

    await shown();
    expect(await work()).toEqual([]);
    expect(await claimed()).toEqual([]);
    expect(await db.sql(`select from private.mail_outbox where kind = 'documents'`)).toEqual([]);
  });

  it('is read for an archive only once that is logged', async () => {
    const document = crypto.randomUUID();
    const part = async () =>
      (await db.clients.admin.rpc('archived_part', { name: `documents/${document}/0` })).data;
    await db.clients.admin.rpc('archive');
    await add(PDF, { document });
    // Not in the archive that was made before it came.
    expect(await part()).toBeNull();
    await db.sql(
      `select private.move_to_block(array['${survey}']::uuid[], 'Reclamación', private.office_today())`,
    );
    expect(await part()).toBeNull();
    await db.clients.admin.rpc('archive');
    expect(await part()).toBe(PDF.toString('base64'));
  });

  it('is removed by itself, but not while blocked or restricted', async () => {
    const kept = crypto.randomUUID();
    const gone = crypto.randomUUID();
    await add(PDF, { document: kept });
    await add(PDF, { document: gone });
    const remove = (document: string) => db.clients.admin.rpc('remove_document', { document });
    expect([(await remove(gone)).data, (await remove(gone)).data]).toEqual([true, false]);
    expect(await history()).toContain('removed …');
    expect(await db.sql('select document_id from private.document_parts')).toEqual([
      { document_id: kept },
    ]);
    const limit = (limited: boolean) =>
      db.clients.admin.rpc('limit_survey', { survey, why: 'Lo pide', limited });
    await limit(true);
    expect((await remove(kept)).error?.hint).toBe('limited');
    await limit(false);
    await db.sql(
      `select private.move_to_block(array['${survey}']::uuid[], 'Reclamación', private.office_today())`,
    );
    expect((await remove(kept)).data).toBe(false);
  });

  it('is erased with its enquiry, every byte', async () => {
    await add(PDF);
    await db.clients.admin.rpc('erase_surveys', { surveys: [survey] });
    for (const table of ['documents', 'document_parts', 'document_links']) {
      expect(await db.sql(`table private.${table}`)).toEqual([]);
    }
  });

  it('is blocked with its enquiry, opened only for an authority, and destroyed at the end of it', async () => {
    await add(PDF);
    const [{ id } = { id: '' }] = (await shown()).documents;
    await db.sql(
      `select private.move_to_block(array['${survey}']::uuid[], 'Reclamación', private.office_today())`,
    );
    expect((await read(id)).error?.code).toBe('42501');
    expect((await shown()).documents).toEqual([]);
    expect((await db.sql('select public.document_to_scan() as found'))[0]?.found).toBeNull();
    const opened = await db.clients.admin.rpc('open_blocked', {
      survey,
      asked_by: 'Juzgado n.º 1',
    });
    expect(opened.data).toMatchObject({ documents: [{ id, name: 'pasaporte.pdf' }] });
    expect((await read(id)).data).toBe(PDF.toString('base64'));
    await db.sql('update private.blocked_surveys set until = private.office_today() - 1');
    await embeddedJobs(db.backend, '')
      .find(({ name }) => name === 'retention')
      ?.run();
    expect(await db.sql('table private.document_parts')).toEqual([]);
  });

  it('that was begun by a link in other hands counts no more once that is revoked', async () => {
    for (let n = 0; n < 30; n += 1) expect(await add(PDF, { parts: 80 })).toBe('stored');
    expect(await add(PDF)).toBe('number');
    const [link] = (await shown()).links;
    await db.clients.admin.rpc('revoke_document_link', { link: link?.id });
    token = await newLink();
    expect(await add(PDF)).toBe('complete');
  });

  it('that was never sent whole is removed at night after a day', async () => {
    await add(PDF, { parts: 2 });
    const night = () => db.sql('select private.erase_expired_surveys()');
    await night();
    expect(await db.sql('table private.documents')).toHaveLength(1);
    await db.sql(`update private.documents set created_at = now() - interval '25 hours'`);
    await night();
    expect(await db.sql('table private.document_parts')).toEqual([]);
  });
});

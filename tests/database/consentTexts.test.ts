import { describe, expect, it } from 'vitest';
import { consentHash } from '@/site/consentTexts';
import { firm } from '@/site/firm';
import { DATA_PROTECTION_VERSION } from '@/site/legal';
import { firmWith } from '@/site/firmFacts';
import { shownWording } from '@/site/wordings';
import { type Row, useBackend, USERS } from '../support/backend';
import { OTHER } from '../support/languages';
import { SHIPPED_CONSENT, survey } from '../support/consentTexts';
import { ENQUIRY } from './enquiryRow';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();

const quoted = (value: string | null) =>
  value === null ? 'null' : `'${value.replaceAll("'", "''")}'`;

describe('the wordings that the site ships', () => {
  it('are those of the schema; `npx vitest run -u` of this file writes them', async () => {
    const rows = SHIPPED_CONSENT.map(
      ({ part, language, version, text }) =>
        `  (${[part, language, version, text].map(quoted).join(', ')})`,
    );
    await expect(
      `-- What people read and agree to when they write, as the site ships it; written by
-- tests/database/consentTexts.test.ts. A wording that has changed is added by a migration, beside the older ones.

insert into public.consent_texts (part, language, version, text) values
${rows.join(',\n')};
`,
    ).toMatchFileSnapshot('../../supabase/schemas/50_consent_texts.sql');
  });

  it('are recorded by the migrations, with the hashes that the form sends', async () => {
    const rows = await db.sql('select hash, text from public.consent_texts');
    for (const { language, part, text, version } of SHIPPED_CONSENT) {
      const hash = await consentHash(language, part, text, version);
      expect(rows).toContainEqual({ hash, text });
    }
  });

  it('are read with the facts of the firm', () => {
    for (const wording of SHIPPED_CONSENT) {
      const shown = shownWording(wording, firmWith());
      expect(shown).not.toMatch(/\{\{|"privacy/);
      if (wording.part === 'notice') expect(shown).toContain(firm.processors[0]?.name ?? '');
    }
  });
});

describe('a wording', () => {
  const own = { part: 'consent', language: OTHER, version: null, text: 'Gelesen.' };
  const texts = async (where = `text = 'Gelesen.'`) =>
    db.sql(`select part, language, created_by from public.consent_texts where ${where}`);

  it('is recorded as an admin saves it, and stays when it is reset', async () => {
    const change = { language: OTHER, namespace: 'contact', key: 'survey.consent' };
    const save = (value: string | null, expected: string | null) =>
      db.clients.admin.rpc('save_texts', { changes: [{ ...change, value, expected }] });
    expect((await save('Gelesen.', null)).error).toBeNull();
    expect((await save(null, 'Gelesen.')).error).toBeNull();
    expect((await save('Gelesen.', null)).error).toBeNull();
    expect(await texts()).toEqual([{ part: 'consent', language: OTHER, created_by: USERS.admin }]);
  });

  it('of a firm that has changed the files is recorded by an admin, with a proof', async () => {
    const record = () => db.clients.admin.rpc('record_consent_texts', { texts: [own] });
    expect((await record()).data).toBe(1);
    expect((await record()).data).toBe(0);
    expect(await texts()).toHaveLength(1);
    const [line] = await db.sql(
      `select detail from private.access_log where action = 'texts' order by seq desc limit 1`,
    );
    expect(line?.detail).toBe('consent 1');
    await db.sql(`update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'`);
    expect((await record()).error?.hint).toBe('proof_needed');
  });

  it('is changed and removed by nobody, not even by the owner of the database', async () => {
    const where = `where language = '${SOURCE_LANGUAGE}' and part = 'consent'`;
    await expect(db.sql(`update public.consent_texts set text = 'x' ${where}`)).rejects.toThrow();
    await expect(db.sql(`delete from public.consent_texts ${where}`)).rejects.toThrow();
    expect(await texts(`language = '${SOURCE_LANGUAGE}' and part = 'consent'`)).toHaveLength(1);
  });
});

describe('the notice', () => {
  const change = { language: OTHER, namespace: 'legal', key: 'privacy.title' };
  const save = (value: string | null, expected: string | null) =>
    db.clients.admin.rpc('save_texts', { changes: [{ ...change, value, expected }] });
  const shown = async () => {
    const row = { ...ENQUIRY, consent_language: OTHER, consent_version: DATA_PROTECTION_VERSION };
    expect((await db.clients.anon.from('contact_surveys').insert(row)).error).toBeNull();
    const [last] = await db.sql(
      `select t.text, t.language, t.version from public.contact_surveys as s
       join public.consent_texts as t on t.hash = s.notice_hash
       order by s.created_at desc, s.id limit 1`,
    );
    await db.sql('delete from public.contact_surveys');
    return last;
  };

  it('of an enquiry is the one that the site showed then, with the changes of the firm', async () => {
    const before = await shown();
    expect(before).toMatchObject({ language: OTHER, version: DATA_PROTECTION_VERSION });
    expect((await save('Neu', null)).error).toBeNull();
    expect(JSON.parse(String((await shown())?.text))).toMatchObject({ 'privacy.title': 'Neu' });
    expect((await save(null, 'Neu')).error).toBeNull();
    expect(await shown()).toEqual(before);
  });

  it('is recorded again for a version that changes the facts alone', async () => {
    const shipped = SHIPPED_CONSENT.find(({ part }) => part === 'notice');
    const later = { ...shipped, version: '2099-01-01' };
    const { admin } = db.clients;
    expect((await admin.rpc('record_consent_texts', { texts: [later] })).data).toBe(1);
    expect((await admin.rpc('record_consent_texts', { texts: [later] })).data).toBe(0);
    const hash = await consentHash(SOURCE_LANGUAGE, 'notice', shipped?.text ?? '', later.version);
    const { data } = await admin
      .from('consent_texts')
      .select('version')
      .eq('hash', hash ?? '');
    expect(data).toEqual([{ version: later.version }]);
  });

  it('of a new version is recorded with what the firm had changed before', async () => {
    expect((await save('Neu', null)).error).toBeNull();
    const shipped = SHIPPED_CONSENT.find(
      ({ part, language }) => part === 'notice' && language === OTHER,
    );
    const later = { ...shipped, version: '2099-02-01' };
    await db.clients.admin.rpc('record_consent_texts', { texts: [later] });
    // As an enquiry of that day would name it.
    const [{ text } = {}] = await db.sql(
      `select text from public.consent_texts where hash = private.wording_hash($1, 'notice',
         private.notice_wording($2, $1), $2)`,
      [OTHER, later.version],
    );
    expect(JSON.parse(String(text))).toMatchObject({ 'privacy.title': 'Neu' });
    expect((await save(null, 'Neu')).error).toBeNull();
  });

  it('is none of a version that nobody has recorded', async () => {
    const row = { ...ENQUIRY, consent_version: '2026-01-01' };
    expect((await db.clients.anon.from('contact_surveys').insert(row)).error).toBeNull();
    expect(await db.sql('select notice_hash from public.contact_surveys')).toEqual([
      { notice_hash: null },
    ]);
  });
});

describe('an enquiry', () => {
  const send = (row: Row) => db.clients.anon.from('contact_surveys').insert({ ...ENQUIRY, ...row });

  it('names what was shown, and whether it consented to special categories', async () => {
    const hash = await consentHash(
      SOURCE_LANGUAGE,
      'consent',
      survey(SOURCE_LANGUAGE).consent ?? '',
    );
    expect((await send({ consent_texts: [hash], special_consent: false })).error).toBeNull();
    const rows = await db.sql(
      `select t.part, t.text, s.special_consent from public.contact_surveys as s
       join public.consent_texts as t on t.hash = any (s.consent_texts) where s.name = $1`,
      [ENQUIRY.name],
    );
    expect(rows).toEqual([
      { part: 'consent', text: survey(SOURCE_LANGUAGE).consent, special_consent: false },
    ]);
  });

  it.each([
    ['words for a hash', ['gelesen']],
    ['an empty one', [null]],
    ['more than the form shows', Array(4).fill('a'.repeat(64))],
  ])('is refused with %s', async (_, consent_texts) => {
    expect((await send({ consent_texts })).error?.code).toBe('23514');
  });

  it('is not refused for a wording that nobody has recorded yet', async () => {
    expect((await send({ consent_texts: ['a'.repeat(64)] })).error).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { consentHash } from '@/site/consentTexts';
import { firm } from '@/site/firm';
import { DATA_PROTECTION_VERSION } from '@/site/legal';
import { firmWith } from '@/site/firmFacts';
import { shownWording } from '@/site/wordings';
import { type Row, useBackend, USERS } from '../support/backend';
import { OTHER } from '../support/languages';
import { SHIPPED_CONSENT, survey } from '../support/consentTexts';
import { ENQUIRY, lastLogged } from './enquiryRow';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();

const quoted = (value: string | null) =>
  value === null ? 'null' : `'${value.replaceAll("'", "''")}'`;

const record = (text: object) => db.clients.admin.rpc('record_consent_texts', { texts: [text] });

describe('the wordings that the site ships', () => {
  it('are recorded with the hashes that the form sends, and read with the facts of the firm', async () => {
    const rows = await db.sql('select hash, text from public.consent_texts');
    for (const wording of SHIPPED_CONSENT) {
      const { language, part, text, version } = wording;
      // For a migration, where none has it yet.
      const row = `insert into public.consent_texts (part, language, version, text) values
  (${[part, language, version, text].map(quoted).join(', ')});`;
      const recorded = { hash: await consentHash(language, part, text, version), text };
      expect.soft(rows, row).toContainEqual(recorded);
      const shown = shownWording(wording, firmWith());
      expect(shown).not.toMatch(/\{\{|"privacy/);
      if (part === 'notice') expect(shown).toContain(firm.processors[0]?.name ?? '');
    }
  });
});

describe('a wording', () => {
  const own = { part: 'consent', language: OTHER, version: null, text: 'Gelesen.' };
  const recorded = () =>
    db.sql(`select part, language, created_by from public.consent_texts where text = 'Gelesen.'`);

  it('is recorded as an admin saves it, and stays when it is reset', async () => {
    const change = { language: OTHER, namespace: 'contact', key: 'survey.consent' };
    for (const [value, expected] of [
      ['Gelesen.', null],
      [null, 'Gelesen.'],
      ['Gelesen.', null],
    ]) {
      const changes = [{ ...change, value, expected }];
      expect((await db.clients.admin.rpc('save_texts', { changes })).error).toBeNull();
    }
    const expected = { part: 'consent', language: OTHER, created_by: USERS.admin };
    expect(await recorded()).toEqual([expected]);
  });

  it('of a firm that has changed the files is recorded by an admin, with a proof', async () => {
    expect((await record(own)).data).toBe(1);
    expect((await record(own)).data).toBe(0);
    expect(await recorded()).toHaveLength(1);
    expect(await lastLogged(db)).toMatchObject({ action: 'texts', detail: 'consent 1' });
    await db.sql(`update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'`);
    expect((await record(own)).error?.hint).toBe('proof_needed');
  });

  it('is changed and removed by nobody, not even by the owner of the database', async () => {
    for (const statement of [
      `update public.consent_texts set text = 'x' where part = 'consent'`,
      `delete from public.consent_texts where part = 'consent'`,
    ]) {
      await expect(db.sql(statement)).rejects.toThrow();
    }
  });
});

const change = { language: OTHER, namespace: 'legal', key: 'privacy.title' };
const save = async (value: string | null, expected: string | null) => {
  const changes = [{ ...change, value, expected }];
  expect((await db.clients.admin.rpc('save_texts', { changes })).error).toBeNull();
};
/** What an enquiry of today names as shown. */
const shown = async () => {
  const row = { ...ENQUIRY, consent_language: OTHER, consent_version: DATA_PROTECTION_VERSION };
  expect((await db.clients.anon.from('contact_surveys').insert(row)).error).toBeNull();
  const [last] = await db.sql(
    `select t.text, t.language, t.version from public.contact_surveys as s
     join public.consent_texts as t on t.hash = s.notice_hash`,
  );
  await db.sql('delete from public.contact_surveys');
  return last;
};

it('the notice of an enquiry is the one that the site showed then, with the changes of the firm', async () => {
  const before = await shown();
  expect(before).toMatchObject({ language: OTHER, version: DATA_PROTECTION_VERSION });
  await save('Neu', null);
  expect(JSON.parse(String((await shown())?.text))).toMatchObject({ 'privacy.title': 'Neu' });
  await save(null, 'Neu');
  expect(await shown()).toEqual(before);
});

const send = async (row: Row) =>
  (await db.clients.anon.from('contact_surveys').insert({ ...ENQUIRY, ...row })).error?.code;

it('an enquiry names what was shown, and whether it consented to special categories', async () => {
  const text = survey(SOURCE_LANGUAGE).consent ?? '';
  const hash = await consentHash(SOURCE_LANGUAGE, 'consent', text);
  expect(await send({ consent_texts: [hash], special_consent: false })).toBeUndefined();
  const rows = await db.sql(
    `select t.part, t.text, s.special_consent from public.contact_surveys as s
     join public.consent_texts as t on t.hash = any (s.consent_texts)`,
  );
  expect(rows).toEqual([{ part: 'consent', text, special_consent: false }]);
});

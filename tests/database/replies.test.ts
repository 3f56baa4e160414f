import { beforeEach, describe, expect, it } from 'vitest';
import { type ReplyTemplate, toTemplate } from '@/features/admin/enquiries/replies/template';
import { templateProblems } from '@/features/admin/enquiries/replies/templateProblems';
import { LANGUAGES } from '@/site/languages';
import { useBackend, USERS } from '../support/backend';
import { insertEnquiry } from './enquiryRow';

const db = useBackend();
/** How a text says whose clock an hour is by. */
const CLOCK: Record<string, string> = {
  es: ' (hora de nuestro despacho)',
  en: ' (time at our office)',
  fr: ' (heure de notre cabinet)',
  de: ' Uhr (Ortszeit unserer Kanzlei)',
  ar: ' (بتوقيت مكتبنا)',
  zh: '（本所所在地时间）',
  ru: ' (время нашего бюро)',
};

/** Words before an hour that would exclude its whole day. */
const BEFORE = /(antes del|before|avant le|vor dem|قبل|до) *$/i;

async function templates(): Promise<ReplyTemplate[]> {
  const { data } = await db.clients.admin
    .from('reply_templates')
    .select('*')
    .overrideTypes<Parameters<typeof toTemplate>[0][], { merge: false }>();
  return (data ?? []).map(toTemplate);
}

describe('the reply templates of a new project', () => {
  it('are complete in all languages, with the same fields', async () => {
    const found = await templates();
    expect(found.length).toBeGreaterThanOrEqual(6);
    for (const template of found) {
      expect(templateProblems(template), template.name).toEqual({});
      for (const language of LANGUAGES) expect(template.texts[language]).not.toBe('');
    }
  });

  it.each(LANGUAGES)("promise an hour by the office's clock, and a phone: %s", async (language) => {
    const found = await templates();
    const hours = found.flatMap(({ texts: { [language]: text } }) =>
      [...text.matchAll(/\{\{(?:plazo|cita)\}\}/g)].map(({ 0: { length }, index }) => ({
        before: text.slice(0, index),
        after: text.slice(index + length),
      })),
    );
    expect(hours).toHaveLength(3);
    for (const { before, after } of hours) {
      expect(before).not.toMatch(BEFORE);
      expect(after.slice(0, (CLOCK[language] ?? '').length)).toBe(CLOCK[language] ?? '');
      expect(before + after).not.toMatch(/[之以]前(答复|向您发送)/);
    }
    // Where to call while a quote is not accepted.
    const quote = found.find(({ name }) => name === 'Enviaremos presupuesto');
    expect(quote?.texts[language].trimEnd()).toMatch(/\{\{telefono\}\}[.。]$/);
  });

  it('are not logged, unlike a change by staff', async () => {
    const lines = () =>
      db.sql(`select person, detail from private.access_log where action = 'template'`);
    expect(await lines()).toEqual([]);
    await db.clients.admin.from('reply_templates').insert({ name: 'Nueva', body: 'Texto' });
    expect(await lines()).toEqual([{ person: USERS.admin, detail: 'Nueva' }]);
  });
});

describe('the history of an enquiry', () => {
  // New ones for each test, since a history outlives its enquiry.
  let [one, other] = ['', ''];
  beforeEach(async () => {
    [one, other] = [await insertEnquiry(db.sql), await insertEnquiry(db.sql)];
  });
  const history = async (survey: string) =>
    (await db.clients.admin.rpc('survey_history', { survey })).data?.map(
      ({ who, action, detail }) => [who, action, detail],
    );
  const who = 'admin@tests.example';

  it('states who answered when, by which channel and template, and each later change', async () => {
    const { admin } = db.clients;
    const [template] = await templates();
    await admin.rpc('open_survey', { survey: one });
    await admin.rpc('record_reply', { survey: one, via: 'chat', template: template?.id });
    await admin.rpc('record_reply', { survey: other, via: 'call' });
    await admin.from('contact_surveys').update({ status: 'contacted' }).eq('id', one);
    await admin.from('contact_surveys').update({ notes: 'Nota' }).eq('id', one);
    expect(await history(one)).toEqual([
      [who, 'status', 'new > contacted'],
      [who, 'replied', `chat ${template?.name}`],
      [who, 'opened', ''],
    ]);
    expect(await history(other)).toEqual([[who, 'replied', 'call']]);
  });
});

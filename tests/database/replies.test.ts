import { beforeEach, describe, expect, it } from 'vitest';
import { type ReplyTemplate, toTemplate } from '@/features/admin/enquiries/replies/template';
import { templateProblems } from '@/features/admin/enquiries/replies/templateProblems';
import { LANGUAGES } from '@/site/languages';
import { useBackend, USERS } from '../support/backend';
import { insertEnquiry } from './enquiryRow';

const db = useBackend();
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

import { beforeEach, describe, expect, it } from 'vitest';
import { type ReplyTemplate, toTemplate } from '@/features/admin/enquiries/replies/template';
import { templateProblems } from '@/features/admin/enquiries/replies/templateProblems';
import { LANGUAGES } from '@/site/languages';
import { useBackend, USERS } from '../support/backend';
import { ENQUIRY } from './matrix';

const db = useBackend();
/** Two enquiries; new ones for each test, since a history outlives its enquiry. */
let ID = '';
let OTHER = '';

beforeEach(async () => {
  [ID, OTHER] = [crypto.randomUUID(), crypto.randomUUID()];
  const names = Object.keys(ENQUIRY).join(', ');
  for (const id of [ID, OTHER]) {
    await db.sql(
      `insert into public.contact_surveys (id, ${names})
       select $2, ${names} from jsonb_populate_record(null::public.contact_surveys, $1::jsonb)`,
      [ENQUIRY, id],
    );
  }
});

async function templates(): Promise<ReplyTemplate[]> {
  const { data } = await db.clients.admin
    .from('reply_templates')
    .select('*')
    .overrideTypes<Parameters<typeof toTemplate>[0][], { merge: false }>();
  return (data ?? []).map(toTemplate);
}

describe('the reply templates of a new project', () => {
  it('are whole in all languages, with the same fields', async () => {
    const found = await templates();
    expect(found.length).toBeGreaterThanOrEqual(6);
    for (const template of found) {
      expect(templateProblems(template), template.name).toEqual({});
      for (const language of LANGUAGES) expect(template.texts[language]).not.toBe('');
    }
  });

  it('leave no line in the access log, unlike a change by staff', async () => {
    const lines = () =>
      db.sql(`select person, detail from private.access_log where action = 'template'`);
    expect(await lines()).toEqual([]);
    await db.clients.admin.from('reply_templates').insert({ name: 'Nueva', body: 'Texto' });
    await db.clients.admin.from('reply_templates').delete().eq('name', 'Nueva');
    expect(await lines()).toEqual([
      { person: USERS.admin, detail: 'Nueva' },
      { person: USERS.admin, detail: 'Nueva' },
    ]);
  });
});

describe('the history of an enquiry', () => {
  const history = async (survey: string) =>
    (await db.clients.admin.rpc('survey_history', { survey })).data?.map(
      ({ email, action, detail }) => [email, action, detail],
    );

  it('says who answered when, by which channel and template, and what became of it', async () => {
    const { admin } = db.clients;
    const [template] = await templates();
    await admin.rpc('open_survey', { survey: ID });
    await admin.rpc('record_reply', { survey: ID, via: 'chat', template: template?.id });
    await admin.rpc('record_reply', { survey: OTHER, via: 'call' });
    await admin.from('contact_surveys').update({ status: 'contacted' }).eq('id', ID);
    await admin.from('contact_surveys').update({ notes: 'Nota' }).eq('id', ID);
    const who = 'admin@tests.example';
    expect(await history(ID)).toEqual([
      [who, 'status', 'new > contacted'],
      [who, 'replied', `chat ${template?.name}`],
      [who, 'opened', ''],
    ]);
    expect(await history(OTHER)).toEqual([[who, 'replied', 'call']]);
  });

  it('takes no reply by an unknown channel, nor to an enquiry that is gone', async () => {
    const { admin } = db.clients;
    const { error } = await admin.rpc('record_reply', { survey: ID, via: 'pigeon' });
    expect(error?.code).toBe('22023');
    await admin.from('contact_surveys').delete().eq('id', OTHER);
    await admin.rpc('record_reply', { survey: OTHER, via: 'email' });
    expect(await history(ID)).toEqual([]);
    expect((await history(OTHER))?.map(([, action]) => action)).toEqual(['erased']);
  });

  it('is found by an index', async () => {
    await db.sql('set enable_seqscan = off');
    const plan = await db.sql(
      `explain select from private.access_log where subjects @> array['${ID}'::uuid]`,
    );
    await db.sql('set enable_seqscan = on');
    expect(JSON.stringify(plan)).toContain('access_log_by_subject');
  });
});

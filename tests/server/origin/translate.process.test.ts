/** /functions/v1/translate of `npm start`, with the embedded backend and a service that is a stand-in. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { type Listening, listen, originApp } from '../../../server/origin/originServer';
import { translationFor } from '../../../server/translation';
import { type Role, useBackend } from '../../support/backend';
import {
  type FakeService,
  KEY,
  startTranslationService,
} from '../../../e2e/support/translationService';
import { OTHER } from '../../support/languages';

const db = useBackend();
let fake: FakeService;
let api: Listening;
let post = '';

beforeAll(async () => {
  fake = await startTranslationService();
  const translate = translationFor(db.backend, {
    TRANSLATION_SERVICE: 'deepl',
    TRANSLATION_URL: fake.url,
    TRANSLATION_KEY: KEY,
    TRANSLATION_TIMEOUT_MS: '1500',
  });
  api = await listen(originApp(db.backend, undefined, { translate }), 0);
});
afterAll(async () => {
  await fake.close();
  await api.close();
});

beforeEach(async () => {
  fake.state = 'up';
  fake.calls.length = 0;
  await db.sql(
    'truncate public.blog_posts, public.translation_terms, private.calls_by_caller cascade',
  );
  const [added] = await db.sql(
    `insert into public.blog_posts (slug, title, excerpt, content)
     values ('nie', 'El NIE', 'Qué es.', '## Pasos

Pida *cita* y [venga](/es).') returning id`,
  );
  post = String(added?.id);
});

async function call(role: Role, body?: object, url = api.url) {
  const { data } = await db.clients[role].auth.getSession();
  const response = await fetch(`${url}/functions/v1/translate`, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: EMBEDDED_ANON_KEY,
      Authorization: `Bearer ${data.session?.access_token ?? EMBEDDED_ANON_KEY}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const HEADING = { field: 'content', spanish: '## Pasos' };
const asking = (paragraphs: object[] = [HEADING]) => ({ post, language: OTHER, paragraphs });
const stored = async () => {
  const { data } = await db.clients.editor.rpc('translation_proposals', { post, lang: OTHER });
  return data;
};

it('the translation of posts stores what the service proposes, for whom, with the firm’s terms, and nothing that it answers late', async () => {
  await db.sql(
    `insert into public.translation_terms (term, term_${OTHER}) values ('cita', 'Termin')`,
  );
  const paragraphs = [HEADING, { field: 'content', spanish: 'Pida *cita* y [venga](/es).' }];
  fake.state = 'hanging';
  // It says why it failed, and nothing else.
  const late = { status: 502, body: { problem: 'timeout' } };
  expect(await call('editor', asking(paragraphs))).toEqual(late);
  expect(await stored()).toEqual([]);
  fake.state = 'up';
  fake.calls.length = 0;
  const answer = await call('editor', asking(paragraphs));
  expect(answer).toEqual({ status: 200, body: { proposals: 2 } });
  const common = { service: 'deepl', flaw: null, asked_by: 'editor@tests.example' };
  expect(await stored()).toMatchObject([
    { ...common, field: 'content', spanish: '## Pasos', proposed: `## ${OTHER}Pasos`, terms: [] },
    {
      ...common,
      proposed: `${OTHER}Pida *${OTHER}cita* ${OTHER}y [${OTHER}venga](/es).`,
      terms: [{ term: 'cita', translation: 'Termin' }],
    },
  ]);
  expect(fake.calls).toMatchObject([{ key: KEY, language: OTHER }]);
});

it.each(['anon', 'visitor', 'adminAal1'] as const)(
  'the translation of posts is refused to %s',
  async (role) => {
    expect(await call(role, asking())).toEqual({ status: 403, body: { problem: 'forbidden' } });
    expect(fake.calls).toEqual([]);
  },
);

it('the translation of posts sends nothing that is not a paragraph of the post', async () => {
  for (const body of [
    asking([{ field: 'content', spanish: 'La consulta de un cliente' }]),
    asking([HEADING, { field: 'content', spanish: 'La consulta de un cliente' }]),
    { ...asking(), language: SOURCE_LANGUAGE },
    { ...asking(), paragraphs: [null] },
  ]) {
    expect(await call('editor', body)).toEqual({ status: 400, body: { problem: 'invalid' } });
  }
  const other = { ...asking(), post: '00000000-0000-4000-8000-000000000000' };
  expect(await call('editor', other)).toMatchObject({ status: 403 });
  expect(fake.calls).toEqual([]);
});

it('the translation of posts names the service, and ends at the day’s limit of a person, before anything is sent', async () => {
  expect(await call('editor')).toEqual({ status: 200, body: { service: 'deepl' } });
  await call('editor', asking());
  fake.calls.length = 0;
  await db.sql(`update private.calls_by_caller set calls = 199996`);
  expect(await call('editor', asking())).toEqual({ status: 429, body: { problem: 'limit' } });
  expect(fake.calls).toEqual([]);
  expect(await call('admin', asking())).toMatchObject({ status: 200 });
});

it('the translation of posts is off unless the settings name a service', async () => {
  const off = await listen(originApp(db.backend), 0);
  expect((await call('editor', undefined, off.url)).body).toEqual({ service: null });
  expect((await call('editor', asking(), off.url)).body).toEqual({ problem: 'off' });
  await off.close();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type FakeService,
  KEY,
  startTranslationService,
} from '../../e2e/support/translationService';
import { type Listening, listen, originApp } from '../../server/origin/originServer';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { useBackend } from '../support/backend';
import { type EdgeFunction, startFunction } from '../support/edgeFunction';
import { OTHER } from '../support/languages';

const db = useBackend();
let api: Listening;
let service: FakeService;
let translate: EdgeFunction;

beforeAll(async () => {
  api = await listen(originApp(db.backend), 0);
  service = await startTranslationService();
  translate = await startFunction('translate', {
    SUPABASE_URL: api.url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: db.backend.serviceKey }),
    TRANSLATION_SERVICE: 'libretranslate',
    TRANSLATION_URL: service.url,
    TRANSLATION_KEY: KEY,
  });
});
afterAll(async () => {
  await service.close();
  await api.close();
});

it('the Edge Function translate stores proposals for staff, and answers the site’s own origin', async () => {
  const [post] = await db.sql(
    `insert into public.blog_posts (slug, title, content) values ('a', 'Uno', '## Dos') returning id`,
  );
  const body = {
    post: post?.id,
    language: OTHER,
    paragraphs: [{ field: 'content', spanish: '## Dos' }],
  };
  const call = async (role: 'editor' | 'visitor') => {
    const { data } = await db.clients[role].auth.getSession();
    return fetch(translate.url, {
      method: 'POST',
      headers: {
        apikey: EMBEDDED_ANON_KEY,
        Authorization: `Bearer ${data.session?.access_token}`,
      },
      body: JSON.stringify(body),
    });
  };
  const preflight = await fetch(translate.url, { method: 'OPTIONS' });
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('authorization');
  expect((await call('visitor')).status).toBe(403);
  const answer = await call('editor');
  expect([answer.status, await answer.json()]).toEqual([200, { proposals: 1 }]);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const { data } = await db.clients.editor.rpc('translation_proposals', {
    post: String(post?.id),
    lang: OTHER,
  });
  expect(data).toMatchObject([
    { proposed: `## ${OTHER}Dos`, service: 'libretranslate', flaw: null },
  ]);
  expect(translate.output()).not.toContain(KEY);
});

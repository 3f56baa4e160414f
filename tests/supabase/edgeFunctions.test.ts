/** The Edge Functions without a job, on Deno. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KEY, startTranslationService } from '../../e2e/support/translationService';
import { type Listening, listen, originApp } from '../../server/origin/originServer';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { useBackend } from '../support/backend';
import { startFunction } from '../support/edgeFunction';
import { OTHER } from '../support/languages';

const db = useBackend();
let project: Listening;
let secrets: Record<string, string>;

beforeAll(async () => {
  project = await listen(originApp(db.backend), 0);
  secrets = { SUPABASE_URL: project.url, SUPABASE_SERVICE_ROLE_KEY: db.backend.serviceKey };
});
afterAll(() => project.close());

it('the reader of calendars refuses strangers, and connects to no private address', async () => {
  const reader = await startFunction('read-calendars', secrets);
  expect((await reader.call('none')).status).toBe(401);
  await db.sql(
    `insert into public.busy_calendars (name, url) values ('Here', 'https://127.0.0.1:1/x.ics')`,
  );
  expect(await reader.call()).toEqual({ status: 200, body: '{"calendars":1}' });
  expect(await db.sql('select problem from public.busy_calendars')).toEqual([
    { problem: 'private' },
  ]);
});

it('the feed of appointments answers the token of the address alone', async () => {
  const feed = await startFunction('calendar', secrets);
  const { data } = await db.clients.admin.rpc('new_calendar_feed', { with_names: false });
  const answer = await fetch(`${feed.url}/calendar/${data as unknown as string}.ics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  for (const path of [`calendar/${'0'.repeat(64)}.ics`, 'calendar/x.ics', ''])
    expect((await fetch(`${feed.url}/${path}`)).status).toBe(404);
});

it('the translation stores proposals for staff, and answers the site’s own origin', async () => {
  const service = await startTranslationService();
  const translate = await startFunction('translate', {
    ...secrets,
    TRANSLATION_SERVICE: 'libretranslate',
    TRANSLATION_URL: service.url,
    TRANSLATION_KEY: KEY,
  });
  const [post] = await db.sql(
    `insert into public.blog_posts (slug, title, content) values ('a', 'Uno', '## Dos') returning id`,
  );
  const paragraphs = [{ field: 'content', spanish: '## Dos' }];
  const body = JSON.stringify({ post: post?.id, language: OTHER, paragraphs });
  const call = async (role: 'editor' | 'visitor') => {
    const { data } = await db.clients[role].auth.getSession();
    const Authorization = `Bearer ${data.session?.access_token}`;
    const headers = { apikey: EMBEDDED_ANON_KEY, Authorization };
    return fetch(translate.url, { method: 'POST', headers, body });
  };
  const preflight = await fetch(translate.url, { method: 'OPTIONS' });
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('authorization');
  expect((await call('visitor')).status).toBe(403);
  const answer = await call('editor');
  expect([answer.status, await answer.json()]).toEqual([200, { proposals: 1 }]);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const stored = { post: String(post?.id), lang: OTHER };
  const { data } = await db.clients.editor.rpc('translation_proposals', stored);
  expect(data).toMatchObject([{ proposed: `## ${OTHER}Dos`, flaw: null }]);
  expect(translate.output()).not.toContain(KEY);
  await service.close();
});

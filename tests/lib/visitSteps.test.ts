// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/db';
import { sessionKey } from '@/lib/session';
import { pathOf, termPathOf } from '@/site/pages';
import { OTHER } from '../support/languages';

/** Each test is a run of the app, which has its own memory. */
let steps: typeof import('@/lib/visitSteps');
const fetched = vi.fn(() => Promise.resolve(new Response()));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response()));
  steps = await import('@/lib/visitSteps');
});

const SESSION = JSON.stringify({
  access_token: 'a',
  refresh_token: 'r',
  expires_at: 9_999_999_999,
});

/** What has been sent, once the browser is idle. */
function sent(): unknown[] {
  vi.runAllTimers();
  return (fetched.mock.calls as unknown as [string, RequestInit][]).map(
    ([, init]) => JSON.parse(init.body as string) as unknown,
  );
}

const step = (reached: string, ...pages: string[]) => ({ pages, lang: OTHER, reached });

it('the pages that a visit sees are counted by kind and once, when the browser is idle', () => {
  for (const path of [
    `/${OTHER}`,
    pathOf('contact', OTHER),
    `/${OTHER}/blog/a`,
    `/${OTHER}/blog/b`,
    `/${OTHER}/gibt-es-nicht`,
    // One kind for all practice areas, and one for the glossary and its terms.
    pathOf('service-inheritance', OTHER),
    pathOf('service-family', OTHER),
    termPathOf('nie', OTHER),
    pathOf('glossary', OTHER),
  ])
    steps.countPageSeen(path, OTHER);
  expect(fetched).not.toHaveBeenCalled();
  const kinds = ['home', 'contact', 'post', 'service', 'glossary'];
  expect(sent()).toEqual(kinds.map((kind) => step('seen', kind)));
});

describe('what a visit led to', () => {
  it('counts once, for the pages seen before the form was begun', () => {
    steps.countPageSeen(`/${OTHER}/blog`, OTHER);
    steps.countPageSeen(pathOf('contact', OTHER), OTHER);
    steps.countFormBegun();
    steps.countFormBegun();
    steps.countPageSeen(`/${OTHER}`, OTHER);
    steps.countEnquirySent();
    steps.countEnquirySent();
    expect(sent()).toEqual([
      step('opened', 'blog', 'contact'),
      step('sent', 'blog', 'contact'),
      step('seen', 'blog'),
      step('seen', 'contact'),
      step('seen', 'home'),
    ]);
  });

  it('remembers the page whose link has opened this document, if it is one of the site', () => {
    const referrer = vi.spyOn(document, 'referrer', 'get');
    referrer.mockReturnValue(`${location.origin}${pathOf('service-family', OTHER)}`);
    steps.countPageSeen(pathOf('contact', OTHER), OTHER);
    steps.countFormBegun();
    expect(sent()).toEqual([step('opened', 'service', 'contact'), step('seen', 'contact')]);
    referrer.mockReturnValue('https://example.org/');
    steps.countPageSeen(`/${OTHER}`, OTHER);
    expect(sent().at(-1)).toEqual(step('seen', 'home'));
  });

  it('is sent though the page is left, without cookies or a session', () => {
    steps.countPageSeen(pathOf('contact', OTHER), OTHER);
    steps.countFormBegun();
    expect(fetched).toHaveBeenCalledWith(
      `${env.supabaseUrl}/rest/v1/rpc/count_step`,
      expect.objectContaining({ keepalive: true, credentials: 'omit', method: 'POST' }),
    );
    const [, init] = fetched.mock.calls[0] as unknown as [string, RequestInit];
    expect(Object.keys(init.headers ?? {})).toEqual(['apikey', 'Content-Type']);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(document.cookie).toBe('');
  });
});

it.each<[string, () => void, steps: number]>([
  ['with Do Not Track', () => vi.stubGlobal('navigator', { doNotTrack: '1' }), 0],
  ['with GPC', () => vi.stubGlobal('navigator', { globalPrivacyControl: true }), 0],
  ['of staff', () => localStorage.setItem(sessionKey(env.supabaseUrl), SESSION), 0],
  ['of everybody else', () => undefined, 3],
])('a visit %s', (_, prepare, count) => {
  prepare();
  steps.countPageSeen(pathOf('contact', OTHER), OTHER);
  steps.countFormBegun();
  steps.countEnquirySent();
  expect(sent()).toHaveLength(count);
});

// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { supabase } from '@/lib/admin/supabase';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['503', () => Promise.resolve(new Response('', { status: 503 }))],
  ['520', () => Promise.resolve(new Response('', { status: 520 }))],
])('does not retry after %s: the query client does, once (SPEC 9)', async (_, answer) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  const { error } = await supabase.from('blog_posts').select('id');
  expect(error).not.toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

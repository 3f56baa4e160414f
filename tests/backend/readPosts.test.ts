import { afterEach, expect, it, vi } from 'vitest';
import { readPosts, UnreachableBackend } from '../../backend/readPosts';

const BACKEND = 'https://project.example';
const broken = { publishedPosts: () => Promise.reject(new Error('fetch failed')) };

afterEach(() => {
  vi.restoreAllMocks();
});

it('a backend that does not answer stops the build, and the message says what to do', async () => {
  const reading = readPosts(broken, BACKEND, false);
  await expect(reading).rejects.toBeInstanceOf(UnreachableBackend);
  await expect(reading).rejects.toThrow(/project\.example.*fetch failed[^]*--allow-empty/);
});

it('unless empty pages are allowed: then it warns', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await readPosts(broken, BACKEND, true)).toBeNull();
  expect(warn.mock.calls.flat().join('\n')).toMatch(/WARNING: .*project\.example/);
});

it('one that answers is asked the same either way', async () => {
  const warn = vi.spyOn(console, 'warn');
  expect(await readPosts({ publishedPosts: () => Promise.resolve([]) }, BACKEND, true)).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

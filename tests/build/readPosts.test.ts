import { expect, it, vi } from 'vitest';
import { readPosts, UnreachableBackendError } from '../../build/readPosts';

const BACKEND = 'https://project.example';
const broken = { publishedPosts: () => Promise.reject(new Error('fetch failed')) };

it('stops the build when the backend does not respond, and says what to do', async () => {
  const reading = readPosts(broken, BACKEND, false);
  await expect(reading).rejects.toBeInstanceOf(UnreachableBackendError);
  await expect(reading).rejects.toThrow(/project\.example.*fetch failed[^]*--allow-empty/);
});

it('only warns when empty pages are allowed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await readPosts(broken, BACKEND, true)).toBeNull();
  expect(warn.mock.calls.flat().join('\n')).toMatch(/WARNING: .*project\.example/);
});

// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { countVisit } from '@/features/public/visits/queries';
import { VisitCounter } from '@/features/public/visits/VisitCounter';
import { countPageSeen } from '@/lib/visitSteps';
import { NavigationProvider } from '@/lib/router/NavigationProvider';
import { navigationAt } from '../../../support/router';
import { OTHER } from '../../../support/languages';

vi.mock('@/lib/visitSteps', () => ({ countPageSeen: vi.fn() }));
vi.mock('@/i18n/language', () => ({ useLanguage: () => ({ language: OTHER }) }));
vi.mock('@/features/public/visits/queries', () => ({ countVisit: vi.fn(() => Promise.resolve()) }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(countVisit).mockClear();
});

async function open(path: string) {
  const navigation = navigationAt(path);
  render(
    <StrictMode>
      <NavigationProvider navigation={navigation}>
        <VisitCounter />
      </NavigationProvider>
    </StrictMode>,
  );
  const go = async (to: string) => {
    await act(() => navigation.navigate(to));
    await vi.runAllTimersAsync();
  };
  // Until the browser is idle.
  expect(countVisit).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  return go;
}

it('counts a view once, even when effects run twice, the next counted path, and no other', async () => {
  const go = await open('/blog');
  await go('/blog?a=1#about');
  expect(vi.mocked(countVisit).mock.calls).toEqual([['blog', true]]);
  await go('/contacto');
  await go('/blog');
  await go(`/${OTHER}/blog`);
  await go('/blog/articulo');
  // Every page is counted as seen.
  expect(countPageSeen).toHaveBeenCalledWith('/contacto', OTHER);
  expect(countPageSeen).toHaveBeenLastCalledWith('/blog/articulo', OTHER);
  expect(vi.mocked(countVisit).mock.calls).toEqual([
    ['blog', true],
    ['blog', false],
    ['blog', false],
  ]);
});

it('counts a visit as the first one again after it could not be counted', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(countVisit).mockRejectedValueOnce(new Error('offline'));
  const go = await open('/');
  await go('/contacto');
  await go('/');
  expect(vi.mocked(countVisit).mock.calls).toEqual([
    ['web', true],
    ['web', true],
  ]);
  expect(log).toHaveBeenCalledTimes(1);
});

it('counts no visit as the first one where storage is blocked (SPEC 3.10)', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await open('/blog');
  expect(vi.mocked(countVisit).mock.calls).toEqual([['blog', false]]);
});

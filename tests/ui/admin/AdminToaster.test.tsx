// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AdminToaster } from '@/ui/admin/AdminToaster';

const shown = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];

// jsdom lacks matchMedia: no media query matches.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows up to three toasts of 356 px, 14 px apart, for four seconds (SPEC 4.6, 9)', async () => {
  render(<AdminToaster />);
  for (const text of ['uno', 'dos', 'tres']) act(() => void toast(text));
  await screen.findByText('tres');
  vi.useFakeTimers();
  act(() => void toast('cuatro'));
  // Sonner measures a new toast and then counts it in.
  await act(() => vi.advanceTimersByTimeAsync(100));
  const visible = shown().filter(({ dataset }) => dataset.visible === 'true');
  expect(visible.map(({ textContent }) => textContent)).toEqual(['cuatro', 'tres', 'dos']);
  const toaster = document.querySelector<HTMLElement>('[data-sonner-toaster]');
  expect(toaster?.style.getPropertyValue('--width')).toBe('356px');
  expect(toaster?.style.getPropertyValue('--gap')).toBe('14px');

  await act(() => vi.advanceTimersByTimeAsync(3_800));
  expect(screen.getByText('cuatro')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText('cuatro')).toBeNull();
});

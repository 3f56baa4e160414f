// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { notice, takeNotices } from '@/ui/toast/store';
import { Toaster } from '@/ui/toast/Toaster';

const show = () => render(<Toaster label="Avisos" closeLabel="Cerrar" dir="rtl" />);
const notices = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];

afterEach(() => {
  cleanup();
  takeNotices();
  vi.useRealTimers();
});

it('shows up to three notices, for four seconds (SPEC 4.6, 9)', async () => {
  show();
  expect(notices()).toEqual([]);
  for (const text of ['uno', 'dos', 'tres']) act(() => notice(text));
  await screen.findByText('tres');
  vi.useFakeTimers();
  act(() => notice('cuatro'));
  // Sonner measures a new notice and then counts it in.
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(notices().map(({ textContent }) => textContent)).toEqual(['cuatro', 'tres', 'dos', 'uno']);
  expect(notices().map(({ dataset }) => dataset.visible)).toEqual([
    'true',
    'true',
    'true',
    'false',
  ]);
  const toaster = document.querySelector<HTMLElement>('[data-sonner-toaster]');
  expect(toaster?.style.getPropertyValue('--width')).toBe('356px');
  expect(toaster?.style.getPropertyValue('--gap')).toBe('14px');
  expect(toaster).toHaveAttribute('dir', 'rtl');
  expect(toaster).toHaveAttribute('data-x-position', 'left');

  await act(() => vi.advanceTimersByTimeAsync(3800));
  expect(screen.getByText('cuatro')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText('cuatro')).toBeNull();
});

it('stays in front: inside a dialog while one is open, in the body afterwards', async () => {
  show();
  act(() => notice('uno'));
  const text = await screen.findByText('uno');
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.setAttribute('open', '');
  await vi.waitFor(() => expect(dialog.contains(text)).toBe(true));
  dialog.removeAttribute('open');
  await vi.waitFor(() => expect(dialog.contains(text)).toBe(false));
  expect(document.body.contains(text)).toBe(true);
  dialog.remove();
});

// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toast } from '@/ui/toast/store';
import { Toaster } from '@/ui/toast/Toaster';

afterEach(cleanup);

it('renders inside an open dialog, and in the body afterwards', async () => {
  render(<Toaster label="Avisos" closeLabel="Cerrar" dir="rtl" />);
  act(() => toast({ title: 'uno' }));
  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent('uno');
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.setAttribute('open', '');
  await vi.waitFor(() => expect(dialog.contains(item)).toBe(true), 15_000);
  dialog.removeAttribute('open');
  await vi.waitFor(() => expect(dialog.contains(item)).toBe(false), 15_000);
  expect(document.body.contains(item)).toBe(true);
  dialog.remove();
});

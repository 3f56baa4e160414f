// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ConfirmDialog } from '@/ui/admin/dialogs';
import { SearchField } from '@/ui/admin/SearchField';

it('confirms with Enter once it is ready, and does not submit the form that it is opened from', async () => {
  const [submit, confirm, close] = [vi.fn(), vi.fn(), vi.fn()];
  const form = (pending: boolean) => (
    <form onSubmit={submit}>
      {createPortal(
        <ConfirmDialog
          title="Enlace"
          confirm="Insertar"
          pending={pending}
          onConfirm={confirm}
          onClose={close}
        >
          <input aria-label="Dirección" />
        </ConfirmDialog>,
        document.body,
      )}
    </form>
  );
  const { rerender } = render(form(true));
  const field = screen.getByLabelText('Dirección');
  const backdrop = screen.getByRole('dialog');
  await userEvent.click(backdrop);
  expect(close).toHaveBeenCalledOnce();
  await userEvent.type(field, 'www{Enter}');
  expect(confirm).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.type(field, '{Enter}');
  expect(confirm).toHaveBeenCalledOnce();
  expect(submit).not.toHaveBeenCalled();
  // Nothing that was typed is lost by a click beside the dialog.
  await userEvent.click(backdrop);
  expect(close).toHaveBeenCalledOnce();
});

it('searches once for what was typed, before the focus reaches a result', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const order: string[] = [];
  render(
    <>
      <SearchField label="Buscar" value="" onSearch={(text) => order.push(`search ${text}`)} />
      <a href="#result" onFocus={() => order.push('result')}>
        Ana
      </a>
    </>,
  );
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await user.type(screen.getByLabelText('Buscar'), 'alquiler');
  await user.tab();
  vi.advanceTimersByTime(1000);
  expect(order).toEqual(['search alquiler', 'result']);
});

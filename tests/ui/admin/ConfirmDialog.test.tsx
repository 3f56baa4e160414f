// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';

it('confirms with Enter once it is ready, and does not submit the form that it is opened from', async () => {
  const [submit, confirm, close] = [vi.fn(), vi.fn(), vi.fn()];
  const form = (pending: boolean) => (
    <form onSubmit={submit}>
      {createPortal(
        <ConfirmDialog
          open
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

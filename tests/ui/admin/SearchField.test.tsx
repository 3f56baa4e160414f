// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SearchField } from '@/ui/admin/SearchField';

it('searches before the focus reaches a result, not after it', async () => {
  const order: string[] = [];
  render(
    <>
      <SearchField label="Buscar" value="" onSearch={(text) => order.push(`search ${text}`)} />
      <a href="#result" onFocus={() => order.push('result')}>
        Ana
      </a>
    </>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Buscar'), 'alquiler');
  await user.tab();
  expect(order).toEqual(['search alquiler', 'result']);
});

it('searches once for what was typed, also when the field is left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const onSearch = vi.fn();
  render(<SearchField label="Buscar" value="" onSearch={onSearch} />);
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await user.type(screen.getByLabelText('Buscar'), 'alquiler');
  await user.tab();
  vi.advanceTimersByTime(1000);
  expect(onSearch.mock.calls).toEqual([['alquiler']]);
  vi.useRealTimers();
});

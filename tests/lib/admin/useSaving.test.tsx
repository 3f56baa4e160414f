// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSaving } from '@/lib/admin/requests';

const ends: (() => void)[] = [];
const save = vi.fn((_word: string) => new Promise<void>((resolve) => ends.push(resolve)));

function Buttons() {
  const { mutate, isSuccess } = useSaving(save);
  return ['one', 'two'].map((word) => (
    <button key={word} onClick={() => mutate(word)}>
      {word + (isSuccess ? ' saved' : '')}
    </button>
  ));
}

it('saves a change once for two clicks at once, and another change beside it', async () => {
  const client = new QueryClient();
  render(<Buttons />, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const [one, two] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  fireEvent.click(one);
  fireEvent.click(one);
  fireEvent.click(two);
  await vi.waitFor(() => expect(save.mock.calls.map(([word]) => word)).toEqual(['one', 'two']));
  ends.forEach((end) => end());
  await screen.findByText('one saved');
  fireEvent.click(one);
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(3));
});

// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { PasswordForm } from '@/features/admin/auth/PasswordForm';
import { failureText } from '@/lib/admin/failureText';
import { createQueryClient } from '@/lib/queryClient';

vi.mock('@/site/passwords/rules', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  // As browsers say that code could not be loaded.
  passwordProblem: () => Promise.reject(new TypeError('Failed to fetch a module')),
}));

it('a password that cannot be checked is not changed, in words of the site', async () => {
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <PasswordForm email="a@firm.example" />
    </QueryClientProvider>,
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form');
  fireEvent.submit(form);
  expect(await screen.findByText(failureText(undefined))).toBeDefined();
  expect(screen.queryByText(/Failed to fetch/)).toBeNull();
});

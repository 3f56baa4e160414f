import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAdmin } from '../../../support/adminScreen';

const admin = useAdmin();

it("does not offer to change one's own role", async () => {
  await admin.open('admin', 'equipo', 'Equipo');
  const own = (await screen.findByText('(usted)', { exact: false })).closest('li') as HTMLElement;
  expect(within(own).getByRole('combobox')).toBeDisabled();
  expect(within(own).queryByRole('button')).toBeNull();
});

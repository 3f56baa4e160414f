import bcrypt from 'bcryptjs';
import { DEMO_STAFF, type DemoRole } from './demoStaff.ts';
import type { EmbeddedBackend } from './embedded.ts';

/** The accounts of the demo that still have their printed password. */
export async function openDemoAccounts({
  query,
}: Pick<EmbeddedBackend, 'query'>): Promise<(typeof DEMO_STAFF)[DemoRole][]> {
  const accounts = Object.values(DEMO_STAFF);
  const rows = await query(
    'select email, encrypted_password as hash from auth.users where email = any($1)',
    [accounts.map(({ email }) => email)],
  );
  return accounts.filter(({ email, password }) =>
    rows.some((row) => row.email === email && bcrypt.compareSync(password, String(row.hash))),
  );
}

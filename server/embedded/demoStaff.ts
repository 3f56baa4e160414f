import bcrypt from 'bcryptjs';
import type { EmbeddedBackend } from './embedded.ts';

/** The accounts of the demo seed (supabase/seed.sql), whose passwords `npm start` prints. */
export const DEMO_STAFF = {
  admin: { email: 'admin@demo.example', password: 'demo-admin-2026' },
  editor: { email: 'editor@demo.example', password: 'demo-editor-2026' },
};

export type DemoRole = keyof typeof DEMO_STAFF;

/** Those of them that still have their printed password. */
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

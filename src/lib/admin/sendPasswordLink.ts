import { LOGIN_PATH } from '@/site/adminPaths';
import { supabase } from './supabase';

/** Sends the mail that lets somebody set a password; nothing reveals whether the address has an account. */
export async function sendPasswordLink(email: string): Promise<void> {
  const { error } = await supabase.auth.resetPasswordForEmail(email.trim(), {
    redirectTo: `${location.origin}${LOGIN_PATH}`,
  });
  if (error) throw error;
}

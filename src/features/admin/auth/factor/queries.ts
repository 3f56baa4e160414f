import { call, liveQuery, supabase, unwrapChange } from '@/lib/admin/supabase';
import { unwrap } from '@/lib/errors';
import { firm } from '@/site/firm';
import { throwIf } from '../queries';

/** The second factors of the signed-in person; `totp` has the apps that are in use. @throws {AuthError} */
async function factors() {
  const { data, error } = await supabase.auth.mfa.listFactors();
  if (error) throw error;
  return data;
}

/** Whether an authenticator app protects the signed-in person's account. @throws {AuthError} */
export const hasFactor = async () => (await factors()).totp.length > 0;

export const factorOptions = () => liveQuery({ queryKey: ['auth', 'factor'], queryFn: hasFactor });

/** Begins to add an authenticator app, with its secret as text and as a picture; an unfinished earlier one is removed. */
export async function beginFactor() {
  const friendlyName = new Date().toISOString();
  await call('announce_change', { what: friendlyName });
  for (const { id, status } of (await factors()).all) {
    if (status === 'unverified') await supabase.auth.mfa.unenroll({ factorId: id });
  }
  const { data, error } = await supabase.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName,
    issuer: firm.name,
  });
  if (error) throw error;
  return { id: data.id, picture: data.totp.qr_code, secret: data.totp.secret };
}

/** Proves the second factor by a code of the app. @throws {AuthError} */
export async function proveFactor(code = '', factorId?: string): Promise<void> {
  const digits = code.replaceAll(/\D/g, '');
  const id = factorId ?? (await factors()).totp[0]?.id ?? '';
  throwIf(await supabase.auth.mfa.challengeAndVerify({ factorId: id, code: digits }));
}

/** Removes the other apps of the person, once a new one is added. @throws {AuthError} */
export async function keepOnlyFactor(factorId: string): Promise<void> {
  for (const { id } of (await factors()).totp) {
    if (id === factorId) continue;
    await call('announce_change', { what: `remove:${id}` });
    throwIf(await supabase.auth.mfa.unenroll({ factorId: id }));
  }
}

/** Ten new recovery codes, which replace the former ones. @throws {BackendError} */
export const newRecoveryCodes = () => call('new_recovery_codes');

/** Uses up a recovery code in place of a code of the app. @returns how many are left; null if it is not valid. */
export async function spendRecoveryCode(code: string): Promise<number | null> {
  const left = await unwrap(supabase.rpc('use_recovery_code', { code }));
  // The tokens still lack the second factor.
  if (left !== null) await supabase.auth.refreshSession();
  return left;
}

/** Saves whether the staff need a second factor. */
export async function saveRequireFactor(require_factor: boolean): Promise<void> {
  const change = supabase.from('settings').update({ require_factor }).eq('id', true).select('id');
  // After switching it on, a session without a second factor cannot read the row.
  await (require_factor ? unwrap(change) : unwrapChange(change));
}

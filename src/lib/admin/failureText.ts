import { isAuthError } from '@supabase/supabase-js';
import { adminTexts } from '@/admin-texts';
import { BackendError } from '@/lib/errors';
import { authMessage } from './authMessage';
import { needsProof } from './proof';

const t = adminTexts('admin');

/** A refusal of this page itself, whose message is the whole sentence for staff. */
export class Refusal extends Error {}

/** A sentence for staff: what a failed call of backend or sign-in service means and what to do about it. */
export function failureText(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (isAuthError(error)) return authMessage(error);
  if (needsProof(error)) return t('failures.proof');
  return t(`failures.${error instanceof BackendError ? error.kind : 'server'}`);
}

/** That something was not saved, and why. */
export const notSaved = (error: unknown) => t('common.notSaved', { reason: failureText(error) });

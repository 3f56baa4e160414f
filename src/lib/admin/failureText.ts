import { adminTexts } from '@/admin-texts';
import { BackendError } from '@/lib/errors';
import { needsProof } from './proof';

const t = adminTexts('admin');

/** A refusal of this page itself, whose message is the whole sentence for staff. */
export class Refusal extends Error {}

/** A sentence for staff: what a failed backend call means and what to do about it. */
export function failureText(error: unknown): string {
  if (needsProof(error)) return t('failures.proof');
  return t(`failures.${error instanceof BackendError ? error.kind : 'server'}`);
}

/** That something was not saved, and why. */
export const notSaved = (error: unknown) => t('common.notSaved', { reason: failureText(error) });

import { adminTexts } from '@/admin-texts';
import { BackendError, type BackendErrorKind } from '@/lib/errors';
import { needsProof } from './proof';

const t = adminTexts('admin');

const TEXTS: Record<BackendErrorKind, string> = {
  offline: t('failures.offline'),
  unreachable: t('failures.unreachable'),
  timeout: t('failures.timeout'),
  forbidden: t('failures.forbidden'),
  invalid: t('failures.invalid'),
  conflict: t('failures.conflict'),
  'rate-limited': t('failures.rateLimited'),
  malformed: t('failures.malformed'),
  full: t('failures.full'),
  server: t('failures.server'),
};

/** A sentence for staff: what a failed backend call means and what to do about it. */
export function failureText(error: unknown): string {
  if (needsProof(error)) return t('failures.proof');
  return TEXTS[error instanceof BackendError ? error.kind : 'server'];
}

/** That something was not saved, and why. */
export const notSaved = (error: unknown) => t('common.notSaved', { reason: failureText(error) });

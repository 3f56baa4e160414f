import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { hintOf } from '@/lib/errors';

const t = adminTexts('agenda');
const common = adminTexts('admin');

const HINTS: Record<string, string> = {
  overlap: t('failure.overlap'),
  gone: t('failure.gone'),
};

/** Why a change of the agenda was refused; nothing without an error. */
export const agendaFailure = (error: Error | null) =>
  error && common('common.notSaved', { reason: HINTS[hintOf(error) ?? ''] ?? failureText(error) });

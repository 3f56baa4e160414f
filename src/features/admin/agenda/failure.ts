import { failureText } from '@/lib/admin/failureText';
import { adminTexts, adminWord } from '@/admin-texts';
import { hintOf } from '@/lib/errors';

const common = adminTexts('admin');

/** Why a change of the agenda was refused; nothing without an error. */
export const agendaFailure = (error: Error | null) =>
  error &&
  common('common.notSaved', {
    reason: adminWord('agenda', 'failure', hintOf(error)) ?? failureText(error),
  });

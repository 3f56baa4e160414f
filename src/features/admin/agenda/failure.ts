import { failureText } from '@/lib/admin/failures';
import { adminWord, agenda as t } from '@/admin-texts';
import { hintOf } from '@/lib/errors';

/** Why a change of the agenda was refused. */
export const agendaFailure = (error: Error) =>
  t('common.notSaved', {
    reason: adminWord('agenda', 'failure', hintOf(error)) ?? failureText(error),
  });

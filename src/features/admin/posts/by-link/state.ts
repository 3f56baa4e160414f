import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import type { LinkTranslation } from './queries';

const t = adminTexts('post-translation');

/** How far a translation has come, or what was done with it. */
export function stateOf(came: LinkTranslation): string {
  const { decision, decided_by: by, decided_at: at, finished_at: finished, saved_at: saved } = came;
  if (decision && at) {
    const account = by ?? t('byLink.noAccount');
    return t(`byLink.${decision}`, { account, date: formatOfficeDateTime(at) });
  }
  return finished
    ? t('byLink.finished', { date: formatOfficeDateTime(finished) })
    : t('byLink.begun', { date: formatOfficeDateTime(saved) });
}

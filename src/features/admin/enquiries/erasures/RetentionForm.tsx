import { useQuery } from '@tanstack/react-query';
import { erasures as t } from '@/admin-texts';
import { Pending } from '@/lib/admin/failures';
import { type Setting, SettingsForm } from '@/lib/admin/SettingsForm';
import { ENQUIRY_RETENTION_MONTHS as MAX } from '@/site/retention';
import { expiredOptions } from './queries';

/** How many enquiries the nightly job will block. */
export function Expired() {
  const { data: count, error, refetch } = useQuery(expiredOptions());
  if (count === undefined)
    return <Pending {...{ error, refetch }} failed={t('expired.failedToCount')} />;
  return <p role="status">{count === 0 ? t('expired.none') : t('expired.tonight', { count })}</p>;
}

const FIELDS: readonly Setting[] = [
  {
    name: 'survey_retention_months',
    label: t('retention.months'),
    hint: t('retention.monthsHint', { max: MAX }),
    type: 'number',
    min: 1,
    max: MAX,
  },
];

/** Edits for how many months enquiries are kept: at most as long as the data notice promises. */
export const RetentionForm = () => <SettingsForm fields={FIELDS} />;

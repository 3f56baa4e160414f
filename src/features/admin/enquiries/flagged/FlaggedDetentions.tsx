import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { failureText } from '@/lib/admin/failureText';
import { useSaving } from '@/lib/admin/useSaving';
import { adminTexts } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { Button } from '@/ui/admin/Button';
import { buttonClass } from '@/ui/button';
import { OVERFLOW_VIEW } from '../filter';
import { COUNT_LIMIT, enquiriesKeys } from '../queries';
import { flaggedDetentionsOptions, markReviewed } from './queries';

const t = adminTexts('enquiries');

function sentence(count: number): string {
  const number = count === COUNT_LIMIT ? t('flagged.orMore', { number: count }) : count;
  return t('flagged.found', { count, number });
}

/**
 * Warns of unopened detentions that are flagged as probably automatic: one may be a person's. Where
 * their list is shown, they can be marked as reviewed, which ends their alerts.
 */
export function FlaggedDetentions({ isListed = false }: { isListed?: boolean }) {
  const { data } = useQuery(flaggedDetentionsOptions());
  const { mutate, error, isPending } = useSaving(markReviewed, enquiriesKeys.all);
  const newest = data?.[0];
  if (!data || !newest) return null;
  return (
    <div role="alert" className="mb-4 rounded border-2 border-terracotta-600 bg-white p-3">
      <p className="font-semibold text-terracotta-700">{sentence(data.length)}</p>
      <p>{t('flagged.explained')}</p>
      {isListed ? (
        <Button variant="quiet" unavailable={isPending} onClick={() => mutate(newest.created_at)}>
          {t('flagged.noneIsPerson')}
        </Button>
      ) : (
        <Link
          to={adminPath('enquiries', { view: OVERFLOW_VIEW, urgency: 'detained' })}
          className={buttonClass('quiet')}
        >
          {t('flagged.check')}
        </Link>
      )}
      {error && (
        <p className="font-semibold">{t('flagged.failed', { reason: failureText(error) })}</p>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ActionButton } from '@/lib/admin/actions';
import { failureText } from '@/lib/admin/failures';
import { enquiries as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { buttonClass } from '@/ui/button';
import { OVERFLOW_VIEW } from './filter';
import { markReviewed } from './mutations';
import { COUNT_LIMIT, flaggedDetentionsOptions } from './queries';

/**
 * Warns of unopened detentions that are flagged as probably automatic: one may be a person's. Where
 * their list is shown, they can be marked as reviewed, which ends their alerts.
 */
export function FlaggedDetentions({ isListed = false }: { isListed?: boolean }) {
  const { data } = useQuery(flaggedDetentionsOptions());
  const newest = data?.[0];
  if (!data || !newest) return null;
  const { length: count } = data;
  const number = count === COUNT_LIMIT ? t('flagged.orMore', { number: count }) : count;
  return (
    <div role="alert" className="mb-4 rounded border-2 border-terracotta-600 bg-white p-3">
      <p className="font-semibold text-terracotta-700">{t('flagged.found', { count, number })}</p>
      <p>{t('flagged.explained')}</p>
      {isListed ? (
        <ActionButton
          variant="quiet"
          action={() => markReviewed(newest.created_at)}
          failed={(error) => t('flagged.failed', { reason: failureText(error) })}
        >
          {t('flagged.noneIsPerson')}
        </ActionButton>
      ) : (
        <Link
          to={adminPath('enquiries', { view: OVERFLOW_VIEW, urgency: 'detained' })}
          className={buttonClass('quiet')}
        >
          {t('flagged.check')}
        </Link>
      )}
    </div>
  );
}

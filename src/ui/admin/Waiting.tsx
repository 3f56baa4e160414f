import { admin as t } from '@/admin-texts';
import { Spinner } from '@/ui/Spinner';
import { AdminTitle } from './page';

/** Shown until it is known whether the person may see the screen. */
export function Waiting() {
  return (
    <>
      <AdminTitle screen={t('access')} />
      <Spinner label={t('common.loading')} />
    </>
  );
}

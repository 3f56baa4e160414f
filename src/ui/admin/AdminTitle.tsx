import { createContext, use } from 'react';
import { admin as t } from '@/admin-texts';

/** The number of new enquiries, shown in the tab's title on every screen. */
export const WaitingCount = createContext(0);

/** The document's title on a screen of the admin area. */
export function AdminTitle({ screen }: { screen: string }) {
  const waiting = use(WaitingCount);
  return (
    <title>
      {waiting > 0
        ? t('documentTitleWaiting', { waiting, screen })
        : t('documentTitle', { screen })}
    </title>
  );
}

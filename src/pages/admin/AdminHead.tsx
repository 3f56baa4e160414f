import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { newCountOptions } from '@/features/admin/enquiries/queries';
import { admin as t, adminLanguage } from '@/admin-texts';
import { WaitingCount } from '@/ui/admin/page';

/**
 * The metadata of every admin page (SPEC 2.4), which search engines must not index, the document's
 * language, and the number of new enquiries for its title, from the menu's query.
 */
export function AdminHead({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { documentElement: root } = document;
    const { lang } = root;
    root.lang = adminLanguage();
    return () => {
      root.lang = lang;
    };
  }, []);
  const { data: waiting = 0 } = useQuery({ ...newCountOptions(), enabled: false });
  return (
    <WaitingCount value={waiting}>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex, nofollow" />
      {children}
    </WaitingCount>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { newCountOptions } from '@/features/admin/enquiries/queries';
import { WaitingCount } from '@/ui/admin/AdminTitle';

/**
 * The metadata of every admin page (SPEC 2.4), which search engines must not index, and the number
 * of new enquiries for its title, from the menu's query.
 */
export function AdminHead({ children }: { children: ReactNode }) {
  const { data: waiting = 0 } = useQuery({ ...newCountOptions(), enabled: false });
  return (
    <WaitingCount value={waiting}>
      <meta name="description" content="Gestión del blog y de los contenidos del despacho." />
      <meta name="robots" content="noindex, nofollow" />
      {children}
    </WaitingCount>
  );
}

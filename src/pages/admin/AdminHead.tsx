import { useQuery } from '@tanstack/react-query';
import { newCountOptions } from '@/features/admin/enquiries/queries';

/** Title and description of every admin page (SPEC 2.4), which search engines must not index. The title counts the
 * new enquiries that the menu has read. */
export function AdminHead() {
  const { data: waiting = 0 } = useQuery({ ...newCountOptions(), enabled: false });
  return (
    <>
      <title>{waiting > 0 ? `(${waiting}) Panel de control` : 'Panel de control'}</title>
      <meta name="description" content="Gestión del blog y de los contenidos del despacho." />
      <meta name="robots" content="noindex, nofollow" />
    </>
  );
}

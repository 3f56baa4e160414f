import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { enquiryOptions } from '@/features/admin/enquiries/queries';
import { DataOfPerson } from '@/features/admin/rights/DataOfPerson';
import { RightsRequests } from '@/features/admin/rights/RightsRequests';
import { admin as t } from '@/admin-texts';
import { Pending } from '@/lib/admin/failures';
import { useEntry } from '@/lib/router/NavigationProvider';
import { AdminPage } from '@/ui/admin/AdminPage';

/** The requests for data protection rights, and the data of one person; admins only. */
export default function RightsPage() {
  const [params] = useSearchParams();
  const enquiryId = params.get('enquiry');
  const { data, error, refetch } = useQuery({
    ...enquiryOptions(enquiryId ?? ''),
    enabled: enquiryId !== null,
  });
  const { state } = useEntry();
  const contact = (state as { person?: string } | null)?.person ?? data?.email ?? data?.phone ?? '';
  return (
    <AdminPage title={t('screens.rights')}>
      {enquiryId && data === undefined ? (
        <Pending {...{ error, refetch }} />
      ) : (
        <>
          <div className="print:hidden">
            <RightsRequests
              key={enquiryId}
              known={
                data
                  ? { name: data.name, contact, language: data.language, surveys: [data.id] }
                  : {}
              }
            />
          </div>
          <div className="mt-6">
            <DataOfPerson key={contact} contact={contact} />
          </div>
        </>
      )}
    </AdminPage>
  );
}

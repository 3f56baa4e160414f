import { useSession } from '@/features/admin/auth/SessionProvider';
import { InviteForm } from '@/features/admin/staff/InviteForm';
import { StaffList } from '@/features/admin/staff/StaffList';
import { adminTexts } from '@/admin-texts';
import { AdminPage } from '@/ui/admin/AdminPage';

const t = adminTexts('admin');

/** The staff and their roles; admins only. */
export default function StaffPage() {
  const { person } = useSession();
  return (
    <AdminPage title={t('screens.staff')}>
      <div className="grid gap-6">
        <StaffList ownId={person?.id ?? ''} />
        <InviteForm />
      </div>
    </AdminPage>
  );
}

import { RoleGuard } from '@/features/auth/RoleGuard';
import { useSession } from '@/features/auth/SessionProvider';
import { InviteForm } from '@/features/staff/InviteForm';
import { StaffList } from '@/features/staff/StaffList';
import { AdminPage } from '@/ui/AdminPage';

/** Who works here and in which role; admins only. */
export default function StaffPage() {
  const { person } = useSession();
  return (
    <RoleGuard roles={['admin']}>
      <AdminPage title="Equipo">
        <div className="grid gap-6">
          <StaffList ownId={person?.id ?? ''} />
          <InviteForm />
        </div>
      </AdminPage>
    </RoleGuard>
  );
}

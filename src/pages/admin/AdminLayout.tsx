import { Outlet } from 'react-router-dom';
import { AdminHead } from './AdminHead';
import { RoleGuard } from '@/features/auth/RoleGuard';
import { SessionProvider } from '@/features/auth/SessionProvider';
import { AdminToaster } from '@/ui/AdminToaster';
import { AdminShell } from './AdminShell';

/** Everything under /config-blogmr: the guard, then the frame with its menu. */
export default function AdminLayout() {
  return (
    <div lang="es" dir="ltr">
      <AdminHead />
      <SessionProvider>
        <RoleGuard roles={['admin', 'editor']}>
          <AdminShell>
            <Outlet />
          </AdminShell>
        </RoleGuard>
        <AdminToaster />
      </SessionProvider>
    </div>
  );
}

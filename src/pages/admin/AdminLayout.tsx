import { Outlet } from 'react-router-dom';
import { AdminHead } from './AdminHead';
import { RoleGuard } from '@/features/admin/auth/RoleGuard';
import { SessionProvider } from '@/features/admin/auth/SessionProvider';
import { AdminToaster } from '@/ui/admin/AdminToaster';
import { AdminSidebar } from './AdminSidebar';

/** The layout route below ADMIN_PATH: session, role guard, sidebar and the page. */
export default function AdminLayout() {
  return (
    <div lang="es" dir="ltr">
      <AdminHead />
      <SessionProvider>
        <RoleGuard roles={['admin', 'editor']}>
          <div className="min-h-svh bg-limestone-100 text-[0.95rem] lg:grid lg:grid-cols-[15rem_1fr]">
            <AdminSidebar />
            <main className="min-w-0 p-4 sm:p-6 lg:p-8">
              <Outlet />
            </main>
          </div>
        </RoleGuard>
        <AdminToaster />
      </SessionProvider>
    </div>
  );
}

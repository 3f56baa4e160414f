import { useIsMutating } from '@tanstack/react-query';
import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { useUnloadGuard } from '@/lib/admin/LeaveGuard';
import { useShown } from '@/lib/router/NavigationProvider';
import { AdminHead } from './AdminHead';
import { FactorNotice } from '@/features/admin/auth/factor/FactorSetting';
import { OnlyAdmins, RoleGuard } from '@/features/admin/auth/RoleGuard';
import { SessionProvider } from '@/features/admin/auth/SessionProvider';
import { admin as t, adminLanguage } from '@/admin-texts';
import { ADMIN_PATH, adminScreenPath, SCREENS_OF_EDITORS } from '@/site/adminPaths';
import { AdminToaster } from '@/ui/admin/AdminToaster';
import { SkipLink } from '@/ui/SkipLink';
import { TitleAnnouncer } from '@/ui/TitleAnnouncer';
import { AdminSidebar } from './AdminSidebar';

/** The layout route below ADMIN_PATH: session, role guard, sidebar and the page. */
export default function AdminLayout({ children }: PropsWithChildren) {
  return (
    <div lang={adminLanguage()} dir="ltr">
      <AdminHead>
        <SessionProvider>
          <RoleGuard>
            <SkipLink>{t('skip')}</SkipLink>
            <div className="min-h-svh bg-limestone-100 text-[0.95rem] lg:grid lg:grid-cols-[15rem_1fr]">
              <AdminSidebar />
              <Screen>{children}</Screen>
            </div>
          </RoleGuard>
          <AdminToaster />
        </SessionProvider>
      </AdminHead>
    </div>
  );
}

/** The current screen. When it changes, it takes the focus and its title is announced. */
function Screen({ children }: PropsWithChildren) {
  useUnloadGuard(useIsMutating() > 0);
  const {
    page,
    entry: { pathname, key },
  } = useShown();
  // A new post stays on its screen when it gets an address of its own.
  const screen = pathname.slice(ADMIN_PATH.length + 1).split('/')[0] ?? '';
  const isOfEditors = SCREENS_OF_EDITORS.some((each) => adminScreenPath(each) === page.path);
  const main = useRef<HTMLElement>(null);
  // A page load is announced by the browser; a screen that follows the sign-in is not.
  const [loaded] = useState(key === 'default' ? screen : '');
  const shown = useRef(loaded);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    main.current?.focus({ preventScroll: true });
  }, [screen]);

  return (
    <>
      <main ref={main} id="main" tabIndex={-1} className="min-w-0 p-4 outline-none sm:p-6 lg:p-8">
        <FactorNotice />
        {isOfEditors ? children : <OnlyAdmins>{children}</OnlyAdmins>}
      </main>
      <TitleAnnouncer page={screen} announced={loaded} />
    </>
  );
}

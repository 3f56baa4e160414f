import { Suspense, use, useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { CodeForm, LinkForm, NewPasswordForm, SignInForm } from '@/features/admin/auth/AuthForms';
import { LanguageChoice } from '@/features/admin/account/LanguageChoice';
import { EnrolForm } from '@/features/admin/auth/factor/FactorSection';
import { mailLink } from '@/features/admin/auth/mailLink';
import { SessionProvider, useAccess, useSession } from '@/features/admin/auth/SessionProvider';
import { admin as t, adminLanguage } from '@/admin-texts';
import { adminPath, isAreaPath } from '@/site/adminPaths';
import { AdminHead } from './AdminHead';
import { firm } from '@/site/firm';
import { Waiting } from '@/ui/admin/Waiting';
import { Button } from '@/ui/admin/controls';

/**
 * Only paths of the admin area, so that a link to this page cannot redirect elsewhere after
 * sign-in.
 */
function redirectTarget(next: string | null): string {
  return next !== null && isAreaPath(next) ? next : adminPath('dashboard');
}

function Login() {
  const found = use(mailLink);
  const [link, setLink] = useState(found);
  const leaveLink = () => setLink({});
  const { status, person } = useSession();
  const [params] = useSearchParams();
  const access = useAccess();
  // Keeps the recovery codes on the screen after the second factor has been added.
  const [enrolling, setEnrolling] = useState(false);
  const missing = access.data?.missing;
  if (missing === 'factor' && !enrolling) setEnrolling(true);

  if (status === 'unknown' || access.isLoading) return <Waiting />;
  const problem = link.problem && (
    <p role="alert" className="mb-6 rounded bg-limestone-200 p-4 font-semibold">
      {link.problem}
    </p>
  );
  if (link.redeem) return <LinkForm redeem={link.redeem} onDone={leaveLink} />;
  if (status === 'signed-in') {
    if (problem)
      return (
        <>
          {problem}
          <Button variant="primary" onClick={leaveLink}>
            {t('login.continue')}
          </Button>
        </>
      );
    const onDone = () => void access.refetch().then(() => setEnrolling(false));
    if (enrolling) return <EnrolForm onDone={onDone} />;
    if (missing === 'code') return <CodeForm onDone={onDone} />;
    if (missing) return <NewPasswordForm email={person?.email ?? ''} onDone={onDone} />;
    return <Redirect to={redirectTarget(params.get('next'))} replace />;
  }
  return (
    <>
      {problem}
      <SignInForm />
      {/* Not beside the forms that follow a mail: the page is loaded again, without its link. */}
      <div className="mt-4 grid justify-center">
        <LanguageChoice />
      </div>
    </>
  );
}

export default function LoginPage() {
  return (
    <main
      lang={adminLanguage()}
      dir="ltr"
      className="grid min-h-svh place-items-center bg-limestone-100 p-5"
    >
      <AdminHead>
        <div className="w-full max-w-md">
          <p className="mb-6 text-center font-serif text-2xl">
            <a href="/">{firm.name}</a>
          </p>
          <div className="rounded-lg bg-white p-6 shadow-card sm:p-10">
            <SessionProvider>
              <Suspense fallback={<Waiting />}>
                <Login />
              </Suspense>
            </SessionProvider>
          </div>
        </div>
      </AdminHead>
    </main>
  );
}

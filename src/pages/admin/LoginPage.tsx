import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ForgottenForm, NewPasswordForm, SignInForm } from '@/features/admin/auth/AuthForms';
import { CodeForm } from '@/features/admin/auth/factor/CodeForm';
import { EnrolForm } from '@/features/admin/auth/factor/EnrolForm';
import { linkOpened } from '@/features/admin/auth/mailLink';
import { accessOptions } from '@/features/admin/auth/queries';
import { SessionProvider, useSession } from '@/features/admin/auth/SessionProvider';
import { adminPath, isAreaPath } from '@/site/adminPaths';
import { AdminHead } from './AdminHead';
import { firm } from '@/site/firm';
import { Waiting } from '@/ui/admin/Waiting';

/**
 * Only paths of the admin area, so that a link to this page cannot redirect elsewhere after
 * sign-in.
 */
function redirectTarget(next: string | null): string {
  return next !== null && isAreaPath(next) ? next : adminPath('dashboard');
}

/** Opens the link from a mail that led here, if any. */
function useMailLink() {
  const [state, setState] = useState<{ opened: boolean; problem?: string | undefined }>({
    opened: false,
  });
  useEffect(() => {
    let left = false;
    void linkOpened.then((problem) => {
      if (!left) setState({ opened: true, problem });
    });
    return () => {
      left = true;
    };
  }, []);
  return state;
}

function Login() {
  const { opened, problem } = useMailLink();
  const { status, person } = useSession();
  const client = useQueryClient();
  const [params] = useSearchParams();
  const [forgotten, setForgotten] = useState(false);
  const options = accessOptions(person?.id ?? '');
  const access = useQuery({ ...options, enabled: opened && status === 'signed-in' });
  // Keeps the recovery codes on the screen after the second factor has been added.
  const [enrolling, setEnrolling] = useState(false);
  const missing = access.data?.missing;
  if (missing === 'factor' && !enrolling) setEnrolling(true);

  if (!opened || status === 'unknown' || access.isLoading) return <Waiting />;
  if (status === 'signed-in') {
    const proceed = async () => {
      await client.refetchQueries({ queryKey: options.queryKey });
      setEnrolling(false);
    };
    const onDone = () => void proceed();
    if (enrolling) return <EnrolForm onDone={onDone} />;
    if (missing === 'code') return <CodeForm onDone={onDone} />;
    if (missing) return <NewPasswordForm email={person?.email ?? ''} onDone={onDone} />;
    return <Navigate to={redirectTarget(params.get('next'))} replace />;
  }
  return (
    <>
      {problem && (
        <p role="alert" className="mb-6 rounded bg-limestone-200 p-4 font-semibold">
          {problem}
        </p>
      )}
      {forgotten ? (
        <ForgottenForm onBack={() => setForgotten(false)} />
      ) : (
        <SignInForm onForgotten={() => setForgotten(true)} />
      )}
    </>
  );
}

export default function LoginPage() {
  return (
    <main lang="es" dir="ltr" className="grid min-h-svh place-items-center bg-limestone-100 p-5">
      <AdminHead>
        <div className="w-full max-w-md">
          <p className="mb-6 text-center font-serif text-2xl">
            <a href="/">{firm.name}</a>
          </p>
          <div className="rounded-lg bg-white p-6 shadow-card sm:p-10">
            <SessionProvider>
              <Login />
            </SessionProvider>
          </div>
        </div>
      </AdminHead>
    </main>
  );
}

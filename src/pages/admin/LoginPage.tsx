import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ForgottenForm, NewPasswordForm, SignInForm } from '@/features/admin/auth/AuthForms';
import { authMessage } from '@/features/admin/auth/messages';
import { SessionProvider, useSession } from '@/features/admin/auth/SessionProvider';
import { adminPath, isAreaPath } from '@/site/adminPaths';
import { AdminHead } from './AdminHead';
import { firm } from '@/site/firm';
import { Spinner } from '@/ui/Spinner';

/** Only paths of the admin area, so that a link to this page cannot redirect elsewhere after sign-in. */
function redirectTarget(next: string | null): string {
  return next !== null && isAreaPath(next) ? next : adminPath('dashboard');
}

/** The error in the URL of a recovery link that did not work (SPEC 8). */
function linkProblem(): string | undefined {
  const params = new URLSearchParams(location.hash.slice(1));
  const code = params.get('error_code') ?? params.get('error');
  return code ? authMessage({ name: 'AuthImplicitGrantRedirectError', code }) : undefined;
}

function Login() {
  const { status, person, recovering, finishRecovery } = useSession();
  const [params] = useSearchParams();
  const [forgotten, setForgotten] = useState(false);
  const [problem] = useState(linkProblem);

  if (status === 'unknown') return <Spinner label="Cargando..." />;
  if (status === 'signed-in' && recovering)
    return <NewPasswordForm email={person?.email ?? ''} onDone={finishRecovery} />;
  if (status === 'signed-in') return <Navigate to={redirectTarget(params.get('next'))} replace />;
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
      <AdminHead />
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
    </main>
  );
}

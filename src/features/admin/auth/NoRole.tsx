import { useState } from 'react';
import { AdminTitle } from '@/ui/admin/AdminTitle';
import { buttonClass } from '@/ui/button';
import { authMessage } from './messages';
import { useSession } from './SessionProvider';

interface NoRoleProps {
  /** Whether it renders inside the admin layout, which already has the page's landmarks. */
  inside: boolean;
  /** Set where the role failed to load. */
  onRetry?: () => void;
}

/** Shown to a signed-in person whose role does not allow the page, or could not be read. */
export function NoRole({ inside, onRetry }: NoRoleProps) {
  const Box = inside ? 'div' : 'main';
  const { person, leave } = useSession();
  const [problem, setProblem] = useState('');

  async function signOut() {
    const error = await leave('local');
    if (error) setProblem(authMessage(error));
  }

  return (
    <Box className="mx-auto grid min-h-[60svh] max-w-prose content-center gap-4 p-6 text-center">
      <AdminTitle screen="Sin acceso" />
      <h1 className="text-3xl">{onRetry ? 'No se ha podido comprobar su acceso' : 'Sin acceso'}</h1>
      <p>
        {onRetry
          ? 'El servidor no ha respondido. Compruebe la conexión y vuelva a probar.'
          : `La cuenta ${person?.email ?? ''} no tiene permiso para ver esta página. Pídalo a quien administra el sitio.`}
      </p>
      <p role="alert" className="font-semibold text-terracotta-700 empty:hidden">
        {problem}
      </p>
      <p className="mt-4 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <button type="button" className={buttonClass('primary')} onClick={onRetry}>
            Volver a probar
          </button>
        )}
        <a href="/" className={buttonClass('secondary')}>
          Ir a la web
        </a>
        <button type="button" className={buttonClass('quiet')} onClick={() => void signOut()}>
          Cerrar la sesión
        </button>
      </p>
    </Box>
  );
}

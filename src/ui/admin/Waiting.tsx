import { Spinner } from '@/ui/Spinner';
import { AdminTitle } from './AdminTitle';

/** In place of a screen as long as it is not known whether there is one to show. */
export function Waiting() {
  return (
    <>
      <AdminTitle screen="Acceso" />
      <Spinner label="Cargando..." />
    </>
  );
}

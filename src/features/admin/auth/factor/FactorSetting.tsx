import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { failureText } from '@/lib/admin/failureText';
import { unavailable } from '@/ui/admin/unavailable';
import { adminPath } from '@/site/adminPaths';
import { buttonClass } from '@/ui/button';
import { accessOptions, authKeys } from '../queries';
import { useRole } from '../RoleGuard';
import { useSession } from '../SessionProvider';
import { saveRequireFactor } from './queries';

/** Switches whether the staff need a second factor. */
export function FactorSetting() {
  const client = useQueryClient();
  const id = useSession().person?.id ?? '';
  const { data } = useQuery(accessOptions(id));
  const { mutate, error, isPending } = useMutation({
    mutationFn: saveRequireFactor,
    onSuccess: () => client.invalidateQueries({ queryKey: authKeys.access(id) }),
  });
  if (!data) return null;
  const { requireFactor } = data;
  return (
    <>
      <p>
        {requireFactor
          ? 'Activo: cada persona del equipo entra con su contraseña y el código de su teléfono.'
          : 'Desactivado: se entra solo con la contraseña. Al activarlo, cada persona del equipo lo prepara en su próxima entrada; usted, ahora mismo.'}
      </p>
      <p role="alert" className="font-semibold text-terracotta-700 empty:hidden">
        {error && `No se ha guardado. ${failureText(error)}`}
      </p>
      <div>
        <button
          type="button"
          className={buttonClass(requireFactor ? 'secondary' : 'primary')}
          {...unavailable(isPending)}
          onClick={() => mutate(!requireFactor)}
        >
          {requireFactor ? 'Desactivar el segundo paso' : 'Activar el segundo paso'}
        </button>
      </div>
    </>
  );
}

/** Warns admins, who can require it, on every screen while the firm requires no second factor. */
export function FactorNotice() {
  const role = useRole();
  const { data } = useQuery(accessOptions(useSession().person?.id ?? ''));
  if (!data || data.requireFactor || role !== 'admin') return null;
  return (
    <p className="mb-4 rounded border border-terracotta-600 bg-white px-3 py-2 text-sm">
      El segundo paso está desactivado: quien sepa la contraseña de una persona que administra puede
      leer las consultas.{' '}
      <Link to={adminPath('settings')} className="font-semibold underline">
        Activarlo en los ajustes
      </Link>
    </p>
  );
}

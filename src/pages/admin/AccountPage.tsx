import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FactorSection } from '@/features/admin/auth/factor/FactorSection';
import { PasswordForm } from '@/features/admin/auth/PasswordForm';
import { SessionList } from '@/features/admin/account/SessionList';
import { useSession } from '@/features/admin/auth/SessionProvider';
import { NameForm } from '@/features/admin/staff/NameForm';
import { ownNameOptions, staffKeys } from '@/features/admin/staff/queries';
import { AdminPage } from '@/ui/admin/AdminPage';

/** The signed-in person's own account. */
export default function AccountPage() {
  const { person } = useSession();
  const client = useQueryClient();
  const name = useQuery(ownNameOptions(person?.id ?? ''));
  if (!person) return null;
  return (
    <AdminPage title="Mi cuenta">
      <div className="grid gap-6">
        <section aria-labelledby="name" className="grid gap-4 rounded bg-white p-4 sm:p-6">
          <h2 id="name" className="text-2xl">
            Su nombre
          </h2>
          <p>Lo ve el equipo en el registro y en lo que se hace con las consultas.</p>
          {name.data !== undefined && (
            <NameForm
              key={name.data}
              userId={person.id}
              name={name.data}
              onSaved={() => void client.invalidateQueries({ queryKey: staffKeys.all })}
            />
          )}
        </section>
        <section aria-labelledby="sessions" className="grid gap-4 rounded bg-white p-4 sm:p-6">
          <h2 id="sessions" className="text-2xl">
            Dónde está abierta su cuenta
          </h2>
          <SessionList personId={person.id} />
        </section>
        <section aria-labelledby="factor" className="grid gap-4 rounded bg-white p-4 sm:p-6">
          <h2 id="factor" className="text-2xl">
            Segundo paso
          </h2>
          <FactorSection />
        </section>
        <section aria-labelledby="password" className="grid gap-4 rounded bg-white p-4 sm:p-6">
          <h2 id="password" className="text-2xl">
            Contraseña
          </h2>
          <PasswordForm email={person.email} />
        </section>
      </div>
    </AdminPage>
  );
}

import { Agenda } from '@/features/admin/agenda/Agenda';
import { admin as t } from '@/admin-texts';
import { AdminPage } from '@/ui/admin/AdminPage';

/** The firm's appointments; admins only. */
export default function AgendaPage() {
  return (
    <AdminPage title={t('screens.agenda')} wide>
      <Agenda />
    </AdminPage>
  );
}

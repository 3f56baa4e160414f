import { Agenda } from '@/features/admin/agenda/Agenda';
import { adminTexts } from '@/admin-texts';
import { AdminPage } from '@/ui/admin/AdminPage';

const t = adminTexts('admin');

/** The firm's appointments; admins only. */
export default function AgendaPage() {
  return (
    <AdminPage title={t('screens.agenda')} wide>
      <Agenda />
    </AdminPage>
  );
}

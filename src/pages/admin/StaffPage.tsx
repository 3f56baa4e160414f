import { AdminPage } from '@/ui/AdminPage';

export default function StaffPage() {
  return <AdminPage title="Equipo">{null}</AdminPage>;
}

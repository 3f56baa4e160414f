import { AdminPage } from '@/ui/AdminPage';

export default function SettingsPage() {
  return <AdminPage title="Ajustes">{null}</AdminPage>;
}

import { AdminPage } from '@/ui/AdminPage';

export default function DashboardPage() {
  return <AdminPage title="Panel">{null}</AdminPage>;
}

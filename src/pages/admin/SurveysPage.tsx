import { AdminPage } from '@/ui/AdminPage';

export default function SurveysPage() {
  return <AdminPage title="Consultas">{null}</AdminPage>;
}

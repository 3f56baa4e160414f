import { AdminPage } from '@/ui/AdminPage';

export default function LanguagesPage() {
  return <AdminPage title="Idiomas">{null}</AdminPage>;
}

import { AdminPage } from '@/ui/AdminPage';

export default function TranslationsPage() {
  return <AdminPage title="Textos">{null}</AdminPage>;
}

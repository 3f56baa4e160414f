import { AdminPage } from '@/ui/AdminPage';

export default function PostEditorPage() {
  return <AdminPage title="Entrada">{null}</AdminPage>;
}

import { AdminPage } from '@/ui/AdminPage';

export default function PostsPage() {
  return <AdminPage title="Entradas">{null}</AdminPage>;
}

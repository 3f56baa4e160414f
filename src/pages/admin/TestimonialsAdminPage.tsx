import { AdminPage } from '@/ui/AdminPage';

export default function TestimonialsAdminPage() {
  return <AdminPage title="Opiniones">{null}</AdminPage>;
}

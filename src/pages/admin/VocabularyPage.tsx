import { TermList } from '@/features/admin/vocabulary/TermList';
import { AdminPage } from '@/ui/admin/AdminPage';

/** The words that translations of posts use for the firm's terms. */
export default function VocabularyPage() {
  return (
    <AdminPage title="Vocabulario">
      <div className="max-w-4xl">
        <p className="mb-4">
          Las propuestas de traducción de las entradas se comprueban con este vocabulario: señalan
          el término que no han usado y dejan en español los que no se traducen.
        </p>
        <TermList />
      </div>
    </AdminPage>
  );
}

import { TermList } from '@/features/admin/vocabulary/TermList';
import { adminTexts } from '@/admin-texts';
import { AdminPage } from '@/ui/admin/AdminPage';

const t = adminTexts('admin');

/** The words that translations of posts use for the firm's terms. */
export default function VocabularyPage() {
  return (
    <AdminPage title={t('vocabulary.title')}>
      <div className="max-w-4xl">
        <p className="mb-4">{t('vocabulary.about')}</p>
        <TermList />
      </div>
    </AdminPage>
  );
}

import { LanguageList } from '@/features/admin/languages/LanguageList';
import { adminTexts } from '@/admin-texts';
import { AdminPage } from '@/ui/admin/AdminPage';

const t = adminTexts('admin');

/** The languages that the site offers; admins only. */
export default function LanguagesPage() {
  return (
    <AdminPage title={t('screens.languages')}>
      <div className="max-w-2xl">
        <p className="mb-4">{t('languages.about')}</p>
        <LanguageList />
      </div>
    </AdminPage>
  );
}

import { adminTexts } from '@/admin-texts';
import { Languages } from 'lucide-react';
import { useRole } from '@/features/admin/auth/RoleGuard';
import { LanguageList } from '@/features/admin/languages/LanguageList';
import { TextsManager } from '@/features/admin/texts/TextsManager';
import { Button } from '@/ui/admin/Button';
import { DialogButton } from '@/ui/admin/DialogButton';

const t = adminTexts('admin');

/** The interface texts in all languages and, for admins, which languages are active. */
export default function TextsPage() {
  return <TextsManager actions={useRole() === 'admin' && <SiteLanguages />} />;
}

function SiteLanguages() {
  return (
    <DialogButton
      icon={Languages}
      label={t('texts.languages')}
      title={t('texts.languages')}
      size="narrow"
      dialogClass="bg-limestone-100"
      className="px-4"
    >
      {(close) => (
        <>
          <LanguageList />
          <p className="mt-4 text-end">
            <Button onClick={close}>{t('common.close')}</Button>
          </p>
        </>
      )}
    </DialogButton>
  );
}

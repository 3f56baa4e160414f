import { adminTexts } from '@/admin-texts';
import { TitledDialog } from '@/ui/admin/TitledDialog';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useRole } from '@/features/admin/auth/RoleGuard';
import { LanguageList } from '@/features/admin/languages/LanguageList';
import { TextsManager } from '@/features/admin/texts/TextsManager';
import { Button } from '@/ui/admin/Button';

const t = adminTexts('admin');

/** The interface texts in all languages and, for admins, which languages are active. */
export default function TextsPage() {
  return <TextsManager actions={useRole() === 'admin' && <SiteLanguages />} />;
}

function SiteLanguages() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button className="px-4" onClick={() => setOpen(true)}>
        <Languages aria-hidden="true" className="size-5" />
        {t('texts.languages')}
      </Button>
      <TitledDialog
        open={open}
        title={t('texts.languages')}
        onClose={close}
        className="bg-limestone-100"
      >
        <LanguageList />
        <p className="mt-4 text-end">
          <Button onClick={close}>{t('common.close')}</Button>
        </p>
      </TitledDialog>
    </>
  );
}

import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useRole } from '@/features/admin/auth/RoleGuard';
import { LanguageList } from '@/features/admin/languages/LanguageList';
import { TextsManager } from '@/features/admin/texts/TextsManager';
import { buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/Dialog';

/** The interface texts in all languages and, for admins, which languages are active. */
export default function TextsPage() {
  return <TextsManager actions={useRole() === 'admin' && <SiteLanguages />} />;
}

function SiteLanguages() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={buttonClass('secondary', 'px-4')}
        onClick={() => setOpen(true)}
      >
        <Languages aria-hidden="true" className="size-5" />
        Idiomas de la web
      </button>
      <Dialog
        open={open}
        onClose={close}
        label="Idiomas de la web"
        className="m-auto w-[min(36rem,calc(100%-2rem))] rounded-lg bg-limestone-100 p-6"
      >
        <h2 className="mb-4 text-2xl">Idiomas de la web</h2>
        <LanguageList />
        <p className="mt-4 text-end">
          <button type="button" className={buttonClass('secondary')} onClick={close}>
            Cerrar
          </button>
        </p>
      </Dialog>
    </>
  );
}

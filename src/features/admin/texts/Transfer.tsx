import { adminLanguage, adminTexts } from '@/admin-texts';
import { TitledDialog } from '@/ui/admin/TitledDialog';
import { languageName } from '@/lib/admin/languageName';
import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '@/lib/admin/downloadFile';
import { toOfficeDay } from '@/lib/admin/officeTime';
import { LANGUAGES, type Language } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import type { Catalogue, TextsByLanguage } from './catalogue';
import type { TextChange } from './changes';
import { ImportFile } from './ImportFile';
import { exportTexts } from './transfer';

const t = adminTexts('texts');
const common = adminTexts('admin');

interface TransferProps {
  catalogue: Catalogue;
  overrides: TextsByLanguage;
  /** The visible languages. */
  columns: readonly Language[];
  onImport: (changes: readonly TextChange[], done: string) => Promise<void>;
}

const LIST = new Intl.ListFormat(adminLanguage(), { type: 'conjunction' });

/** Exports and imports texts as files: for a translator, as a backup, or for another site. */
export function Transfer({ catalogue, overrides, columns, onImport }: TransferProps) {
  const [open, setOpen] = useState<'export' | 'import'>();
  const close = () => setOpen(undefined);

  function download(languages: readonly Language[], onlyChanged = false) {
    const content = exportTexts(catalogue, overrides, languages, onlyChanged);
    downloadFile(
      t(onlyChanged ? 'transfer.changedFileName' : 'transfer.fileName', {
        day: toOfficeDay(new Date()),
      }),
      new Blob([content], { type: 'application/json' }),
    );
    close();
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button className="px-4" onClick={() => setOpen('export')}>
        <FileDown aria-hidden="true" className="size-5" />
        {t('transfer.export')}
      </Button>
      <Button className="px-4" onClick={() => setOpen('import')}>
        <FileUp aria-hidden="true" className="size-5" />
        {t('transfer.import')}
      </Button>
      <TitledDialog
        open={open !== undefined}
        size="middle"
        onClose={close}
        title={open === 'export' ? t('transfer.exportTitle') : t('transfer.importTitle')}
      >
        {open === 'export' ? (
          <div className="grid gap-3">
            <p>{t('transfer.about')}</p>
            <div className="grid gap-2 sm:justify-items-start">
              <Button onClick={() => download(columns)}>
                {t('transfer.inLanguages', { languages: LIST.format(columns.map(languageName)) })}
              </Button>
              <Button onClick={() => download(LANGUAGES)}>{t('transfer.inAll')}</Button>
              <Button onClick={() => download(LANGUAGES, true)}>{t('transfer.changed')}</Button>
            </div>
            <Button variant="quiet" className="justify-self-end" onClick={close}>
              {common('common.close')}
            </Button>
          </div>
        ) : (
          <ImportFile {...{ catalogue, overrides, onImport }} onClose={close} />
        )}
      </TitledDialog>
    </div>
  );
}

import { adminLanguage, adminTexts } from '@/admin-texts';
import { languageName } from '@/lib/admin/languageName';
import { FileDown, FileUp } from 'lucide-react';
import { downloadFile } from '@/lib/admin/downloadFile';
import { toOfficeDay } from '@/lib/admin/officeTime';
import { LANGUAGES, type Language } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { DialogButton } from '@/ui/admin/DialogButton';
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
  function download(languages: readonly Language[], onlyChanged = false) {
    const content = exportTexts(catalogue, overrides, languages, onlyChanged);
    downloadFile(
      t(onlyChanged ? 'transfer.changedFileName' : 'transfer.fileName', {
        day: toOfficeDay(new Date()),
      }),
      new Blob([content], { type: 'application/json' }),
    );
  }

  const choices: [label: string, languages: readonly Language[], onlyChanged?: boolean][] = [
    [t('transfer.inLanguages', { languages: LIST.format(columns.map(languageName)) }), columns],
    [t('transfer.inAll'), LANGUAGES],
    [t('transfer.changed'), LANGUAGES, true],
  ];
  return (
    <div className="flex flex-wrap gap-2">
      <DialogButton
        icon={FileDown}
        label={t('transfer.export')}
        title={t('transfer.exportTitle')}
        size="middle"
        className="px-4"
      >
        {(close) => (
          <div className="grid gap-3">
            <p>{t('transfer.about')}</p>
            <div className="grid gap-2 sm:justify-items-start">
              {choices.map(([label, ...what]) => (
                <Button
                  key={label}
                  onClick={() => {
                    download(...what);
                    close();
                  }}
                >
                  {label}
                </Button>
              ))}
            </div>
            <Button variant="quiet" className="justify-self-end" onClick={close}>
              {common('common.close')}
            </Button>
          </div>
        )}
      </DialogButton>
      <DialogButton
        icon={FileUp}
        label={t('transfer.import')}
        title={t('transfer.importTitle')}
        size="middle"
        className="px-4"
      >
        {(close) => <ImportFile {...{ catalogue, overrides, onImport }} onClose={close} />}
      </DialogButton>
    </div>
  );
}

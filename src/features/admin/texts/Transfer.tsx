import { TitledDialog } from '@/ui/admin/TitledDialog';
import { languageName } from '@/lib/admin/languageName';
import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '@/lib/admin/downloadFile';
import { toOfficeDay } from '@/lib/admin/officeTime';
import { LANGUAGES, type Language, ADMIN_LANGUAGE } from '@/site/languages';
import { buttonClass } from '@/ui/button';
import type { Catalogue, TextsByLanguage } from './catalogue';
import type { TextChange } from './changes';
import { ImportFile } from './ImportFile';
import { exportTexts } from './transfer';

interface TransferProps {
  catalogue: Catalogue;
  overrides: TextsByLanguage;
  /** The visible languages. */
  columns: readonly Language[];
  onImport: (changes: readonly TextChange[], done: string) => Promise<void>;
}

const LIST = new Intl.ListFormat(ADMIN_LANGUAGE, { type: 'conjunction' });

/** Exports and imports texts as files: for a translator, as a backup, or for another site. */
export function Transfer({ catalogue, overrides, columns, onImport }: TransferProps) {
  const [open, setOpen] = useState<'export' | 'import'>();
  const close = () => setOpen(undefined);

  function download(languages: readonly Language[], onlyChanged = false) {
    const content = exportTexts(catalogue, overrides, languages, onlyChanged);
    const name = onlyChanged ? 'textos-cambiados' : 'textos';
    downloadFile(
      `${name}-${toOfficeDay(new Date())}.json`,
      new Blob([content], { type: 'application/json' }),
    );
    close();
  }

  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        className={buttonClass('secondary', 'px-4')}
        onClick={() => setOpen('export')}
      >
        <FileDown aria-hidden="true" className="size-5" />
        Exportar
      </button>
      <button
        type="button"
        className={buttonClass('secondary', 'px-4')}
        onClick={() => setOpen('import')}
      >
        <FileUp aria-hidden="true" className="size-5" />
        Importar
      </button>
      <TitledDialog
        open={open !== undefined}
        size="middle"
        onClose={close}
        title={open === 'export' ? 'Exportar textos' : 'Importar textos'}
      >
        {open === 'export' ? (
          <div className="grid gap-3">
            <p>
              Un archivo JSON para trabajar fuera o como copia. Al importarlo, los textos de sus
              idiomas vuelven a ser exactamente los del archivo.
            </p>
            <div className="grid gap-2 sm:justify-items-start">
              <button
                type="button"
                className={buttonClass('secondary')}
                onClick={() => download(columns)}
              >
                Los textos en {LIST.format(columns.map(languageName))}
              </button>
              <button
                type="button"
                className={buttonClass('secondary')}
                onClick={() => download(LANGUAGES)}
              >
                Los textos en todos los idiomas
              </button>
              <button
                type="button"
                className={buttonClass('secondary')}
                onClick={() => download(LANGUAGES, true)}
              >
                Solo los cambiados por el despacho
              </button>
            </div>
            <button
              type="button"
              className={buttonClass('quiet', 'justify-self-end')}
              onClick={close}
            >
              Cerrar
            </button>
          </div>
        ) : (
          <ImportFile {...{ catalogue, overrides, onImport }} onClose={close} />
        )}
      </TitledDialog>
    </div>
  );
}

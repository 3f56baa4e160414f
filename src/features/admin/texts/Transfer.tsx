import { texts as t } from '@/admin-texts';
import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { hintOf } from '@/lib/errors';
import { ActionDialog, failureText } from '@/lib/admin/requests';
import { downloadFile } from '@/lib/admin/downloadFile';
import { toOfficeDay } from '@/lib/admin/format';
import { Button, TextField } from '@/ui/admin/controls';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import type { Texts } from './catalogue';
import type { TextChange } from './changes';
import { exportTexts, planImport } from './transfer';

interface TransferProps {
  texts: Texts;
  onImport: (changes: readonly TextChange[], done: string) => Promise<void>;
}

/** Exports and imports texts as files: for a translator, as a backup, or for another site. */
export function Transfer({ texts, onImport }: TransferProps) {
  const [isImporting, setIsImporting] = useState(false);
  const download = () =>
    downloadFile(
      t('transfer.fileName', { day: toOfficeDay(new Date()) }),
      new Blob([exportTexts(texts)], { type: 'application/json' }),
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={FileDown} className="px-4" onClick={download}>
        {t('transfer.export')}
      </Button>
      <Button icon={FileUp} className="px-4" onClick={() => setIsImporting(true)}>
        {t('transfer.import')}
      </Button>
      {isImporting && (
        <ImportDialog {...{ texts, onImport }} onClose={() => setIsImporting(false)} />
      )}
    </div>
  );
}

/** The text of a file; null for one that is not UTF-8, or no longer exists. */
const contentOf = (file: File) =>
  file.text().then(
    (text) => (text.includes('\ufffd') ? null : text),
    () => null,
  );

const PROBLEM = 'font-semibold text-terracotta-700';

/** Imports a file after saying how many texts it would change. */
function ImportDialog({ texts, onImport, onClose }: TransferProps & { onClose: () => void }) {
  const [content, setContent] = useState<string | null>();
  // Compared with the current texts, since somebody else may save in the meantime.
  const plan = typeof content === 'string' ? planImport(content, texts) : undefined;
  const { changes = [], problems = [] } = plan ?? {};
  const count = changes.length;
  const resets = changes.filter(({ value }) => value === null).length;
  return (
    <ActionDialog
      title={t('transfer.importTitle')}
      confirm={count > 0 ? t('import.submit', { count }) : t('transfer.import')}
      pending={count === 0}
      onClose={onClose}
      action={() => onImport(changes, t('import.done', { count }))}
      failed={(error) =>
        hintOf(error) === 'text_changed' ? t('import.changed') : failureText(error)
      }
    >
      <p>{t('transfer.about')}</p>
      <TextField
        label={t('import.file')}
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          setContent(undefined);
          if (file) void contentOf(file).then(setContent);
        }}
      />
      <div role="alert" className="grid gap-2 empty:hidden">
        {content === null && <p className={PROBLEM}>{t('import.unreadable')}</p>}
        {problems.length > 0 && (
          <>
            <p className={PROBLEM}>{t('import.failed')}</p>
            <div {...scrollRegion(t('import.failed'))} className="max-h-60 overflow-y-auto">
              <ul className="list-disc ps-5 text-sm [overflow-wrap:anywhere]">
                {problems.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </div>
          </>
        )}
      </div>
      <p role="status" className="empty:hidden">
        {plan && problems.length === 0 && count === 0 && t('import.same')}
        {count > 0 && t('import.preview', { count })}
        {resets > 0 && ` ${t('import.resets', { count: resets })}`}
      </p>
    </ActionDialog>
  );
}

import { admin as common, adminLanguage, texts as t } from '@/admin-texts';
import { languageName } from '@/lib/admin/languageName';
import { useMutation } from '@tanstack/react-query';
import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { hintOf } from '@/lib/errors';
import { failureText } from '@/lib/admin/failures';
import { downloadFile } from '@/lib/admin/downloadFile';
import { toOfficeDay } from '@/lib/admin/officeTime';
import { LANGUAGES, type Language } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { DialogButton } from '@/ui/admin/dialogs';
import { TextField } from '@/ui/admin/fields';
import type { Texts } from './catalogue';
import type { TextChange } from './changes';
import { exportTexts, planImport } from './transfer';

interface TransferProps {
  texts: Texts;
  /** The visible languages. */
  columns: readonly Language[];
  onImport: (changes: readonly TextChange[], done: string) => Promise<void>;
}

const LIST = new Intl.ListFormat(adminLanguage(), { type: 'conjunction' });

/** Exports and imports texts as files: for a translator, as a backup, or for another site. */
export function Transfer({ texts, columns, onImport }: TransferProps) {
  function download(languages: readonly Language[], onlyChanged = false) {
    const content = exportTexts(texts, languages, onlyChanged);
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
        {(close) => <ImportFile {...{ texts, onImport }} onClose={close} />}
      </DialogButton>
    </div>
  );
}

/** Far more than all languages of 5,000 texts. */
const MAX_BYTES = 20_000_000;

/** How many problems are listed; the rest is counted. */
const MAX_LINES = 10;

async function contentOf(file: File): Promise<string | undefined> {
  if (file.size > MAX_BYTES) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined; // Not UTF-8, or the file no longer exists.
  }
}

/** Imports a file after saying how many texts it would change. */
function ImportFile({
  texts,
  onImport,
  onClose,
}: Omit<TransferProps, 'columns'> & { onClose: () => void }) {
  const [content, setContent] = useState<string>();
  const [problem, setProblem] = useState('');
  // Compared with the current texts, since somebody else may save in the meantime.
  const plan = content === undefined ? undefined : planImport(content, texts);

  async function choose(file: File | undefined) {
    setProblem('');
    setContent(undefined);
    if (!file) return;
    const text = await contentOf(file);
    if (text === undefined) setProblem(t('import.unreadable'));
    else setContent(text);
  }

  const { mutate, isPending } = useMutation({
    mutationFn: (changes: readonly TextChange[]) =>
      onImport(changes, t('import.done', { count: changes.length })),
    onSuccess: onClose,
    onError: (error) =>
      setProblem(hintOf(error) === 'text_changed' ? t('import.changed') : failureText(error)),
  });

  const changes = plan?.changes ?? [];
  const resets = changes.filter(({ value }) => value === null).length;
  return (
    <div className="grid gap-4">
      <TextField
        label={t('import.file')}
        type="file"
        accept=".json,application/json"
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <div role="alert" className="grid gap-2 empty:hidden">
        {problem && <p className="font-semibold text-terracotta-700">{problem}</p>}
        {plan && plan.problems.length > 0 && <Problems problems={plan.problems} />}
      </div>
      <div role="status" className="grid gap-3 empty:hidden">
        {plan && plan.problems.length === 0 && changes.length === 0 && <p>{t('import.same')}</p>}
        {changes.length > 0 && (
          <p>
            {t('import.preview', { count: changes.length })}{' '}
            {resets > 0 && t('import.resets', { count: resets })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>
          {changes.length > 0 ? common('common.cancel') : common('common.close')}
        </Button>
        {changes.length > 0 && (
          <Button variant="primary" unavailable={isPending} onClick={() => mutate(changes)}>
            {isPending ? t('import.busy') : t('import.submit', { count: changes.length })}
          </Button>
        )}
      </div>
    </div>
  );
}

function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <>
      <p className="font-semibold text-terracotta-700">{t('import.failed')}</p>
      <ul className="list-disc ps-5 text-sm [overflow-wrap:anywhere]">
        {problems.slice(0, MAX_LINES).map((one) => (
          <li key={one}>{one}</li>
        ))}
        {problems.length > MAX_LINES && (
          <li>{t('import.more', { number: problems.length - MAX_LINES })}</li>
        )}
      </ul>
    </>
  );
}

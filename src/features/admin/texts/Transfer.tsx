import { admin as common, texts as t } from '@/admin-texts';
import { useMutation } from '@tanstack/react-query';
import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { hintOf } from '@/lib/errors';
import { failureText } from '@/lib/admin/requests';
import { downloadFile } from '@/lib/admin/downloadFile';
import { toOfficeDay } from '@/lib/admin/format';
import { Button, TextField } from '@/ui/admin/controls';
import { DialogButton } from '@/ui/admin/dialogs';
import type { Texts } from './catalogue';
import type { TextChange } from './changes';
import { exportTexts, planImport } from './transfer';

interface TransferProps {
  texts: Texts;
  onImport: (changes: readonly TextChange[], done: string) => Promise<void>;
}

/** Exports and imports texts as files: for a translator, as a backup, or for another site. */
export function Transfer({ texts, onImport }: TransferProps) {
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

/** The text of a file; null for one that is not UTF-8, is too large, or no longer exists. */
async function contentOf(file: File): Promise<string | null> {
  if (file.size > MAX_BYTES) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** Imports a file after saying how many texts it would change. */
function ImportFile({ texts, onImport, onClose }: TransferProps & { onClose: () => void }) {
  const [content, setContent] = useState<string | null>();
  // Compared with the current texts, since somebody else may save in the meantime.
  const plan = typeof content === 'string' ? planImport(content, texts) : undefined;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (changes: readonly TextChange[]) =>
      onImport(changes, t('import.done', { count: changes.length })),
    onSuccess: onClose,
  });
  const why = hintOf(error) === 'text_changed' ? t('import.changed') : error && failureText(error);
  const problem = content === null ? t('import.unreadable') : why;

  async function choose(file: File | undefined) {
    reset();
    setContent(file && (await contentOf(file)));
  }

  const changes = plan?.changes ?? [];
  const resets = changes.filter(({ value }) => value === null).length;
  return (
    <div className="grid gap-4">
      <p>{t('transfer.about')}</p>
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

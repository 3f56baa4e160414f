import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminTexts } from '@/admin-texts';
import { hintOf } from '@/lib/errors';
import { failureText } from '@/lib/admin/failureText';
import { Button } from '@/ui/admin/Button';
import { TextField } from '@/ui/admin/TextField';
import type { Catalogue, TextsByLanguage } from './catalogue';
import type { TextChange } from './changes';
import { planImport } from './transfer';

const t = adminTexts('texts');
const common = adminTexts('admin');

interface ImportFileProps {
  catalogue: Catalogue;
  overrides: TextsByLanguage;
  onImport: (changes: readonly TextChange[], done: string) => Promise<void>;
  onClose: () => void;
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
export function ImportFile({ catalogue, overrides, onImport, onClose }: ImportFileProps) {
  const [content, setContent] = useState<string>();
  const [problem, setProblem] = useState('');
  // Compared with the current texts, since somebody else may save in the meantime.
  const plan = content === undefined ? undefined : planImport(content, catalogue, overrides);

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

import { adminTexts } from '@/admin-texts';
import { Problem } from '@/ui/admin/Problem';
import { useSaving } from '@/lib/admin/useSaving';
import { useMemo, useState } from 'react';
import { notSaved } from '@/lib/admin/failureText';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { SelectField } from '@/ui/admin/SelectField';
import { TextArea } from '@/ui/admin/TextArea';
import { TextField } from '@/ui/admin/TextField';
import { Button } from '@/ui/admin/Button';
import { MAX_NAMES, namesIn, tableIn, textOf } from './names';
import { clientsKeys, importClients } from './queries';

const t = adminTexts('clients');

/** The first names, to see that the right column was taken. */
const preview = (names: string[]) => names.slice(0, 3).join(' · ') + (names.length > 3 ? ' …' : '');

/** Adds pasted names, or those of a file, to the list of clients, or replaces the list by them. */
export function ImportClients() {
  const [text, setText] = useState('');
  const [replacing, setReplacing] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  const [chosen, setChosen] = useState(0);
  const table = useMemo(() => tableIn(text), [text]);
  const choice = table.choices[chosen] ?? table.choices[0];
  const { names, ignored } = useMemo(() => namesIn(table, choice), [table, choice]);
  const read = (next: string) => {
    setText(next);
    setChosen(0);
  };
  const tooMany = names.length > MAX_NAMES;
  const { mutate, error, isPending, isSuccess } = useSaving(
    (all: boolean) => importClients(names, all),
    clientsKeys.all,
    () => {
      read('');
      setReplacing(false);
    },
  );
  const problem = error ? notSaved(error) : undefined;
  const ready = names.length > 0 && !tooMany && !isPending;

  return (
    <div className="grid max-w-xl gap-4">
      <TextArea
        label={t('import.names')}
        hint={t('import.namesHint')}
        rows={6}
        dir="auto"
        value={text}
        onChange={(event) => read(event.target.value)}
      />
      <TextField
        label={t('import.file')}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => {
          const file = event.target.files?.[0];
          setUnreadable(false);
          if (file) textOf(file).then(read, () => setUnreadable(true));
        }}
      />
      {table.choices.length > 1 && (
        <SelectField
          label={t('import.column')}
          options={table.choices.map(({ label }, index) => [String(index), label] as const)}
          value={String(chosen)}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
      )}
      <p role="status" className="text-sm text-ink-700 empty:hidden">
        {names.length > 0 && t('import.read', { count: names.length, preview: preview(names) })}
        {ignored > 0 && ` ${t('import.ignored', { ignored })}`}
        {isSuccess && text === '' && t('import.done')}
      </p>
      <Problem>
        {unreadable && t('import.unreadable')}
        {tooMany && t('import.tooMany', { max: MAX_NAMES })}
        {!replacing && problem}
      </Problem>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" unavailable={!ready} onClick={() => ready && mutate(false)}>
          {isPending ? t('common.saving') : t('import.add')}
        </Button>
        <Button unavailable={!ready} onClick={() => ready && setReplacing(true)}>
          {t('replace.button')}
        </Button>
      </div>
      <ConfirmDialog
        open={replacing}
        title={t('replace.title')}
        confirm={t('replace.confirm')}
        busy={isPending}
        problem={problem}
        onConfirm={() => mutate(true)}
        onClose={() => setReplacing(false)}
      >
        <p>{t('replace.explained', { count: names.length })}</p>
      </ConfirmDialog>
    </div>
  );
}

import { clients as t } from '@/admin-texts';
import { Problem } from '@/ui/admin/Button';
import { useState } from 'react';
import { ActionButton, ConfirmedAction } from '@/lib/admin/actions';
import { call } from '@/lib/admin/supabase';
import { notSaved } from '@/lib/admin/failures';
import { SelectField, TextArea, TextField } from '@/ui/admin/fields';
import { MAX_NAMES, namesIn, tableIn, textOf } from './names';

/** The first names, to see that the right column was taken. */
const preview = (names: string[]) => names.slice(0, 3).join(' · ') + (names.length > 3 ? ' …' : '');

/** Adds pasted names, or those of a file, to the list of clients, or replaces the list by them. */
export function ImportClients() {
  const [text, setText] = useState('');
  const [done, setDone] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  const [chosen, setChosen] = useState(0);
  const table = tableIn(text);
  const choice = table.choices[chosen] ?? table.choices[0];
  const { names, ignored } = namesIn(table, choice);
  const read = (next: string) => {
    setText(next);
    setChosen(0);
    setDone(false);
  };
  const tooMany = names.length > MAX_NAMES;
  const saving = {
    unavailable: names.length === 0 || tooMany,
    failed: notSaved,
    onDone: () => {
      read('');
      setDone(true);
    },
  };

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
        {done && t('import.done')}
      </p>
      <Problem>
        {unreadable && t('import.unreadable')}
        {tooMany && t('import.tooMany', { max: MAX_NAMES })}
      </Problem>
      <div className="flex flex-wrap gap-3">
        <ActionButton
          {...saving}
          variant="primary"
          busyLabel={t('common.saving')}
          action={() => call('import_clients', { names, replacing: false })}
        >
          {t('import.add')}
        </ActionButton>
        <ConfirmedAction
          {...saving}
          label={t('replace.button')}
          title={t('replace.title')}
          confirm={t('replace.confirm')}
          action={() => call('import_clients', { names, replacing: true })}
        >
          <p>{t('replace.explained', { count: names.length })}</p>
        </ConfirmedAction>
      </div>
    </div>
  );
}

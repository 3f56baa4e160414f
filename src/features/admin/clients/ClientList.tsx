import { adminLanguage, clients as t } from '@/admin-texts';
import { Problem, SelectField, TextArea, TextField } from '@/ui/admin/controls';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { call, removeRow } from '@/lib/admin/supabase';
import { ActionButton, ConfirmedAction, failureText, notSaved } from '@/lib/admin/requests';
import { RemovableList } from '@/lib/admin/RemovableList';
import { MAX_NAMES, namesIn, tableIn, textOf } from './names';
import { clientCountOptions, clientsOptions, SHOWN } from './queries';
import { Panel } from '@/ui/admin/page';

const NUMBER = new Intl.NumberFormat(adminLanguage());

/** The firm's clients, by name, with which the names in enquiries are compared. */
export function ClientList() {
  const { data: count, error } = useQuery(clientCountOptions());
  return (
    <Panel id="clients" title={t('list.title')} className="gap-5">
      <p className="max-w-prose">{t('list.intro')}</p>
      <p role="status" className="font-semibold">
        {count !== undefined && t('list.count', { count, number: NUMBER.format(count) })}
      </p>
      <Problem>{error && t('list.failedToLoad', { reason: failureText(error) })}</Problem>
      <ImportClients />
      {count !== undefined && count > 0 && (
        <>
          <hr className="border-limestone-200" />
          <ClientSearch />
          <EraseAll count={count} />
        </>
      )}
    </Panel>
  );
}

/** Finds single clients, to remove them. */
function ClientSearch() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data = [], error } = useQuery(clientsOptions(search));
  const found = search === '' ? [] : data;
  return (
    <div className="grid max-w-xl gap-3">
      <TextField
        label={t('search.label')}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <RemovableList
        rows={found}
        summary={({ id, name }) => ({ key: id, name })}
        remove={({ id }) => removeRow('clients', { id })}
      />
      <p role="status" className="text-sm text-ink-700 empty:hidden">
        {search !== '' && found.length === 0 && t('search.none')}
        {found.length === SHOWN && t('search.more', { shown: SHOWN })}
      </p>
      <Problem>{error && failureText(error)}</Problem>
    </div>
  );
}

function EraseAll({ count }: { count: number }) {
  return (
    <ConfirmedAction
      icon={Trash2}
      label={t('eraseAll.button')}
      className="justify-self-start"
      title={t('eraseAll.title')}
      confirm={t('eraseAll.confirm')}
      typed={t('confirm.word')}
      action={() => call('import_clients', { names: [], replacing: true })}
      failed={(error) => t('common.notDeleted', { reason: failureText(error) })}
    >
      <p>{t('eraseAll.explained', { number: NUMBER.format(count) })}</p>
    </ConfirmedAction>
  );
}

/** The first names, to see that the right column was taken. */
const preview = (names: string[]) => names.slice(0, 3).join(' · ') + (names.length > 3 ? ' …' : '');

/** Adds pasted names, or those of a file, to the list of clients, or replaces the list by them. */
function ImportClients() {
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

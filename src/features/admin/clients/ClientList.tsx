import { adminLanguage, clients as t } from '@/admin-texts';
import { Problem } from '@/ui/admin/Button';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { call } from '@/lib/admin/supabase';
import { ConfirmedAction } from '@/lib/admin/actions';
import { failureText } from '@/lib/admin/failures';
import { RemovableList } from '@/lib/admin/RemovableList';
import { TextField } from '@/ui/admin/fields';
import { ImportClients } from './ImportClients';
import { clientCountOptions, clientsOptions, removeClient, SHOWN } from './queries';
import { Panel } from '@/ui/admin/Panel';

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
        remove={removeClient}
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

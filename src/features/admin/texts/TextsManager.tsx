import { useQuery } from '@tanstack/react-query';
import { MousePointerClick } from 'lucide-react';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { Pending } from '@/lib/admin/Pending';
import { adminTexts } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import type { KeptScroll } from '@/lib/router/entry';
import { PICK_TEXTS_HASH } from '@/site/adminPaths';
import { AdminPage } from '@/ui/admin/AdminPage';
import { Button } from '@/ui/admin/Button';
import { buttonClass } from '@/ui/button';
import { useMediaQuery } from '@/ui/admin/useMediaQuery';
import { useShortcut } from '@/ui/admin/useShortcut';
import type { Catalogue, Overrides } from './catalogue';
import { columnsOf } from './changes';
import { type Filter, filterEntries, filterFrom, paramsOf } from './filter';
import { Filters } from './Filters';
import { catalogueOptions, overridesOptions } from './queries';
import { TextTable } from './TextTable';
import { Transfer } from './Transfer';
import { UnsavedTexts } from './UnsavedTexts';
import { isDirty, useTextEditing } from './useTextEditing';

const t = adminTexts('texts');

const NARROW = '(width < 48rem)';

/** All interface texts in all languages, edited in place (PRODUCT 5, 'Translations'). */
export function TextsManager({ actions }: { actions?: ReactNode }) {
  const catalogue = useQuery(catalogueOptions());
  const overrides = useQuery(overridesOptions());
  if (catalogue.data && overrides.data) {
    return <Manager {...{ actions }} catalogue={catalogue.data} overrides={overrides.data} />;
  }
  return (
    <Frame actions={actions}>
      <Pending
        error={catalogue.error ?? overrides.error}
        refetch={() => Promise.all([catalogue.refetch(), overrides.refetch()])}
        failed={t('failed')}
      />
    </Frame>
  );
}

function Frame({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <AdminPage title={t('title')} wide actions={actions}>
      <p className="mb-4 text-ink-700 sm:-mt-4">{t('about')}</p>
      {children}
    </AdminPage>
  );
}

interface ManagerProps {
  actions: ReactNode;
  catalogue: Catalogue;
  overrides: Overrides;
}

function Manager({ actions, catalogue, overrides }: ManagerProps) {
  const [params, setParams] = useSearchParams();
  const narrow = useMediaQuery(NARROW);
  const editing = useTextEditing(catalogue, overrides);
  const filterInUrl = filterFrom(params);
  const languages = narrow ? filterInUrl.languages.slice(0, 1) : filterInUrl.languages;
  const query = paramsOf({ ...filterInUrl, languages }).toString();
  const listKey = useDeferredValue(query);
  const [kept, setKept] = useState({ listKey, ids: new Set<string>() });

  // Edited texts stay in the list until the filter changes.
  const edited = new Set(Array.from(editing.drafts.values(), ({ entry }) => entry.id));
  const before = kept.listKey === listKey ? kept.ids : new Set<string>();
  if (kept.listKey !== listKey || [...edited].some((id) => !before.has(id))) {
    setKept({ listKey, ids: new Set([...before, ...edited]) });
  }
  const entries = useMemo(
    () => filterEntries(catalogue, overrides, filterFrom(new URLSearchParams(listKey)), kept.ids),
    [catalogue, overrides, listKey, kept.ids],
  );

  function show(change: Partial<Filter>) {
    setParams(paramsOf({ ...filterInUrl, languages, ...change }), {
      // Typing a search must not add a history entry per key.
      replace: change.search !== undefined,
      state: { keepScroll: true } satisfies KeptScroll,
    });
  }

  useShortcut('ctrl+s', () => {
    if (document.querySelector('dialog[open]')) return;
    const cell = document.activeElement?.closest<HTMLElement>('[data-editor]')?.dataset.editor;
    void (cell ? editing.save(cell) : editing.saveAll());
  });

  const columns = columnsOf(languages);
  const unsaved = [...editing.drafts.values()].filter(isDirty);
  const parts = { catalogue, overrides, columns };
  return (
    <Frame
      actions={
        <>
          <a
            href={`/${PICK_TEXTS_HASH}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary', 'px-4')}
          >
            <MousePointerClick aria-hidden="true" className="size-5" />
            <AdminText of="texts" text="pick" elements={{ tab: <span className="sr-only" /> }} />
          </a>
          <Transfer {...parts} onImport={editing.commitWithUndo} />
          {actions}
        </>
      }
    >
      <Filters {...parts} narrow={narrow} filter={{ ...filterInUrl, languages }} onChange={show} />
      <p role="status" className="mb-2">
        {countText(entries.length, catalogue.entries.length)}
        {editing.announcement && (
          <span className="ms-3 font-semibold text-sea-700">{editing.announcement}</span>
        )}
      </p>
      {entries.length === 0 ? (
        <EmptyList filter={filterInUrl} onChange={show} />
      ) : (
        <TextTable {...parts} {...{ editing, entries, narrow, listKey }} />
      )}
      <UnsavedTexts
        count={unsaved.length}
        onSave={() => void editing.saveAll()}
        onDiscard={editing.discardAll}
      />
    </Frame>
  );
}

function countText(shown: number, total: number): string {
  const texts = t('unsaved.texts', { count: total });
  return shown === total ? texts : t('shown', { shown, texts });
}

/** Explains why the list is empty, with a button to reset the filters. */
function EmptyList({
  filter,
  onChange,
}: {
  filter: Filter;
  onChange: (f: Partial<Filter>) => void;
}) {
  const { search, namespace, state } = filter;
  const why = search || namespace || state === 'all' ? 'search' : state;
  return (
    <div className="grid justify-items-start gap-3 rounded bg-white p-6">
      <p>{t(`empty.${why}`)}</p>
      <Button onClick={() => onChange({ search: '', namespace: '', state: 'all' })}>
        {t('empty.showAll')}
      </Button>
    </div>
  );
}

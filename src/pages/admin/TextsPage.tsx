import { Languages } from 'lucide-react';
import { type ComponentProps, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useRole } from '@/features/admin/auth/RoleGuard';
import type { Texts } from '@/features/admin/texts/catalogue';
import { filterEntries, filterFrom } from '@/features/admin/texts/filter';
import { Filters } from '@/features/admin/texts/Filters';
import { useAllTexts } from '@/features/admin/texts/queries';
import { TextTable } from '@/features/admin/texts/TextTable';
import { Transfer } from '@/features/admin/texts/Transfer';
import { type TextEditing, useTextEditing } from '@/features/admin/texts/useTextEditing';
import { Pending } from '@/lib/admin/requests';
import { withParams } from '@/lib/admin/withParams';
import { LeaveGuard } from '@/lib/admin/LeaveGuard';
import { texts as t } from '@/admin-texts';
import type { KeptScroll } from '@/lib/router/entry';
import { adminPath } from '@/site/adminPaths';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { AdminPage } from '@/ui/admin/page';
import { Button } from '@/ui/admin/controls';
import { buttonClass } from '@/ui/classes';
import { useMediaQuery } from '@/ui/admin/useMediaQuery';
import { useShortcut } from '@/ui/admin/useShortcut';

const NARROW = '(width < 48rem)';

/** All interface texts in all languages, edited in place (PRODUCT 5, 'Translations'). */
export default function TextsPage() {
  const { texts, ...read } = useAllTexts();
  if (texts) return <Manager texts={texts} />;
  return (
    <Frame>
      <Pending {...read} failed={t('failed')} />
    </Frame>
  );
}

function Frame({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const isAdmin = useRole() === 'admin';
  return (
    <AdminPage
      title={t('title')}
      wide
      actions={
        <>
          {actions}
          {isAdmin && (
            <Link to={adminPath('languages')} className={buttonClass('secondary', 'px-4')}>
              <Languages className="size-5" />
              {t('texts.languages')}
            </Link>
          )}
        </>
      }
    >
      <p className="mb-4 text-ink-700 sm:-mt-4">{t('about')}</p>
      {children}
    </AdminPage>
  );
}

/** Saves what is typed in all editors, of which those out of sight are mounted too. */
function saveAll() {
  for (const editor of document.querySelectorAll<HTMLFormElement>('[data-editor=unsaved]'))
    editor.requestSubmit();
}

function Manager({ texts }: { texts: Texts }) {
  const [params, setParams] = useSearchParams();
  const narrow = useMediaQuery(NARROW);
  const editing = useTextEditing(texts);
  const filter = filterFrom(params, narrow);
  const listKey = useDeferredValue(params.toString());
  const [kept, setKept] = useState({ listKey, ids: new Set<string>() });

  // Edited texts stay in the list until the filter changes.
  const edited = new Set(Array.from(editing.editors.values(), ({ entry }) => entry.id));
  const before = kept.listKey === listKey ? kept.ids : new Set<string>();
  if (kept.listKey !== listKey || [...edited].some((id) => !before.has(id))) {
    setKept({ listKey, ids: new Set([...before, ...edited]) });
  }
  const entries = useMemo(
    () => filterEntries(texts, filterFrom(new URLSearchParams(listKey), narrow), kept.ids),
    [texts, listKey, kept.ids, narrow],
  );

  function show(changes: Record<string, string>) {
    setParams(withParams(params, changes), {
      // Typing a search must not add a history entry per key.
      replace: changes.search !== undefined,
      state: { keepScroll: true } satisfies KeptScroll,
    });
  }

  useShortcut('ctrl+s', () => {
    if (document.querySelector('dialog[open]')) return;
    const editor = document.activeElement?.closest<HTMLFormElement>('[data-editor]');
    if (editor) editor.requestSubmit();
    else saveAll();
  });

  const parts = { texts, columns: [SOURCE_LANGUAGE, ...filter.languages] };
  return (
    <Frame actions={<Transfer texts={texts} onImport={editing.commitWithUndo} />}>
      <Filters {...parts} {...{ narrow, filter }} onChange={show} />
      <p role="status" className="mb-2">
        {countText(entries.length, texts.entries.length)}
        {editing.announcement && (
          <span className="ms-3 font-semibold text-sea-700">{editing.announcement}</span>
        )}
      </p>
      {entries.length === 0 ? (
        <EmptyList filter={filter} onChange={show} />
      ) : (
        <TextTable {...parts} {...{ editing, entries, narrow, listKey }} />
      )}
      <UnsavedTexts editing={editing} />
    </Frame>
  );
}

/** Counts the unsaved texts of the whole list, in view or not, and asks before leaving the page with any. */
function UnsavedTexts({ editing }: { editing: TextEditing }) {
  const count = [...editing.editors.values()].filter(({ dirty }) => dirty).length;
  const texts = t('unsaved.texts', { count });
  return (
    <>
      {count > 0 && (
        <div className="sticky bottom-0 z-30 mt-3 flex flex-wrap items-center gap-x-3 rounded border border-limestone-300 bg-white px-3 py-1 shadow-float">
          <p role="status" className="me-auto text-sm font-semibold">
            {t('unsaved.waiting', { texts })}
          </p>
          <Button variant="quiet" onClick={editing.closeAll}>
            {t('unsaved.discard')}
          </Button>
          <Button className="px-4" onClick={saveAll}>
            {count === 1 ? t('unsaved.saveOne') : t('unsaved.saveAll')}
          </Button>
        </div>
      )}
      <LeaveGuard dirty={count > 0} title={t('unsaved.title')}>
        {t('unsaved.lost', { texts })}
      </LeaveGuard>
    </>
  );
}

function countText(shown: number, total: number): string {
  const texts = t('unsaved.texts', { count: total });
  return shown === total ? texts : t('shown', { shown, texts });
}

/** Explains why the list is empty, with a button to reset the filters. */
function EmptyList(props: Pick<ComponentProps<typeof Filters>, 'filter' | 'onChange'>) {
  const { search, namespace, state } = props.filter;
  const why = search || namespace || !state ? 'search' : state;
  return (
    <div className="grid justify-items-start gap-3 rounded bg-white p-6">
      <p>{t(`empty.${why}`)}</p>
      <Button onClick={() => props.onChange({ search: '', group: '', state: '' })}>
        {t('empty.showAll')}
      </Button>
    </div>
  );
}

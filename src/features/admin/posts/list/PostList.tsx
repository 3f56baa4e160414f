import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { Link, useSearchParams } from 'wouter';
import { ActionDialog, Pending } from '@/lib/admin/requests';
import { KeyPagination, PAGE_KEY_PARAM } from '@/lib/admin/KeyPagination';
import { languageLabel } from '@/lib/admin/format';
import { withParams } from '@/lib/admin/withParams';
import { posts as t } from '@/admin-texts';
import type { KeptScroll } from '@/lib/router/entry';
import { adminPath } from '@/site/adminPaths';
import { TRANSLATIONS } from '@/site/languages';
import { Button, SelectField } from '@/ui/admin/controls';
import { SearchField } from '@/ui/admin/SearchField';
import { buttonClass } from '@/ui/classes';
import {
  type Filter,
  filterFrom,
  isByLanguage,
  LIST_STATES,
  type ListState,
  listStateName,
} from './filter';
import { PostTable } from './PostTable';
import { deleteForGood } from '../mutations';
import type { ListedPost } from '../rows';
import { postCategoriesOptions, postCountsOptions, postListOptions } from '../queries';
import { TranslationLegend } from '../TranslationMark';

/** The list of posts with its filters, which the URL holds. */
export function PostList() {
  const [params, setParams] = useSearchParams();
  const filter = filterFrom(params);
  const list = useQuery(postListOptions(filter));
  const count = useRef<HTMLParagraphElement>(null);
  const [deleting, setDeleting] = useState<ListedPost | 'all'>();
  const { posts = [], hasNext = false } = list.data ?? {};
  const last = posts.at(-1);

  function focusCount() {
    // The pressed button goes with its row.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('table')) count.current?.focus();
  }

  function show(changes: Record<string, string>) {
    setParams(withParams(params, { ...changes, [PAGE_KEY_PARAM]: '' }), {
      // Typing a search must not add a history entry per key.
      replace: changes.q !== undefined,
      state: { keepScroll: true } satisfies KeptScroll,
    });
  }

  // The last post of the last page was removed, or the URL names a page that does not exist.
  const beyondLastPage =
    list.isSuccess && !list.isPlaceholderData && posts.length === 0 && filter.after;
  useEffect(() => {
    if (beyondLastPage) setParams(withParams(params, { [PAGE_KEY_PARAM]: '' }), { replace: true });
  });

  return (
    <>
      <PostFilters filter={filter} onChange={show} />
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p ref={count} tabIndex={-1} role="status">
          {list.isSuccess && countText(posts.length, hasNext, filter)}
        </p>
        {filter.state === 'bin' && posts.length > 0 && (
          <Button icon={Trash2} onClick={() => setDeleting('all')}>
            {t('list.emptyBin')}
          </Button>
        )}
      </div>
      {!list.isSuccess && <Pending {...list} />}
      {list.isSuccess && posts.length === 0 && !beyondLastPage && <Empty filter={filter} />}
      {posts.length > 0 && (
        <>
          <PostTable
            posts={posts}
            stale={list.isPlaceholderData}
            onGone={focusCount}
            onDelete={setDeleting}
          />
          <TranslationLegend />
          <KeyPagination next={hasNext && last ? { at: last.date, id: last.id } : undefined} />
        </>
      )}
      {deleting && <Deletion what={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

interface PostFiltersProps {
  filter: Filter;
  /** Takes parameters of the address. */
  onChange: (changes: Record<string, string>) => void;
}

/** The search, state, category and language filters of the list. */
function PostFilters({ filter, onChange }: PostFiltersProps) {
  const { data: counts } = useQuery(postCountsOptions());
  const { data: categories = [] } = useQuery(postCategoriesOptions());
  const countOf = (state: ListState) =>
    counts && state !== 'missing' ? ` (${counts[state || 'every']})` : '';
  const names = new Set([...categories, filter.category].filter(Boolean));
  const every = ['', t('filters.states.every')] as const;
  const states = LIST_STATES.map(
    (state) => [state, listStateName(state) + countOf(state)] as const,
  );
  const languages = TRANSLATIONS.map((code) => [code, languageLabel(code)] as const);
  const selects = [
    ['state', t('filters.state'), states],
    ['category', t('fields.category'), [every, ...[...names].map((name) => [name, name] as const)]],
    ['language', t('filters.language'), [['', t('filters.anyLanguage')] as const, ...languages]],
  ] as const;
  return (
    <search className="mb-3 grid items-end gap-3 sm:grid-cols-2 lg:flex lg:[&>*]:w-48">
      <SearchField
        label={t('filters.search')}
        className="sm:max-lg:col-span-2 lg:!w-auto lg:grow"
        value={filter.search}
        onSearch={(q) => onChange({ q })}
      />
      {selects
        .filter(([name]) => name !== 'language' || isByLanguage(filter.state))
        .map(([name, label, options]) => (
          <SelectField
            key={name}
            {...{ label, options }}
            value={filter[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
    </search>
  );
}

/** Asks before one post, or all in the bin, are deleted for good. */
function Deletion({ what, onClose }: { what: ListedPost | 'all'; onClose: () => void }) {
  const isAll = what === 'all';
  const id = isAll ? undefined : what.id;
  return (
    <ActionDialog
      title={t(isAll ? 'list.emptyBin' : 'list.deleteForGood')}
      confirm={t(isAll ? 'list.emptyBin' : 'list.delete')}
      onClose={onClose}
      cancel={t('list.keep')}
      action={() => deleteForGood(id)}
      onDone={(count) => {
        // It cannot be brought back any more.
        toast.dismiss(id);
        toast(t('done.deleted', { count }));
      }}
    >
      <p>{isAll ? t('list.deleteAll') : t('list.deleteOne', { title: what.title })}</p>
      <p className="mt-2">{t('list.noUndo')}</p>
    </ActionDialog>
  );
}

/** The number of posts, as exact as it is known without counting. */
function countText(shown: number, hasNext: boolean, filter: Filter): string {
  if (filter.after) return t('list.countOnPage', { count: shown });
  return t(hasNext ? 'list.moreThan' : 'list.count', { count: shown });
}

/** Why no post is listed, and what to do about it. */
function Empty({ filter: { state, search, category } }: { filter: Filter }) {
  const isBin = state === 'bin' && !search && !category;
  const isFiltered = Boolean(search || state || category);
  return (
    <div className="grid justify-items-center gap-4 rounded-lg bg-white p-8 text-center shadow-card">
      <p>{t(isBin ? 'list.binEmpty' : isFiltered ? 'list.noMatch' : 'list.none')}</p>
      {!isBin && (
        <Link
          to={isFiltered ? '?' : adminPath('newPost')}
          className={buttonClass(isFiltered ? 'secondary' : 'primary')}
        >
          {t(isFiltered ? 'list.clearFilters' : 'editor.new')}
        </Link>
      )}
    </div>
  );
}

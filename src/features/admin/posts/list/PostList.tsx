import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { failureText } from '@/lib/admin/failureText';
import { useKeyPages } from '@/lib/admin/pageKey';
import { adminTexts } from '@/admin-texts';
import type { KeptScroll } from '@/lib/router/entry';
import { adminPath } from '@/site/adminPaths';
import { Button } from '@/ui/admin/Button';
import { buttonClass } from '@/ui/button';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { KeyPagination } from '@/ui/admin/KeyPagination';
import { Spinner } from '@/ui/Spinner';
import { type Filter, filterFrom, paramsOf } from './filter';
import { PostFilters } from './PostFilters';
import { PostTable } from './PostTable';
import { postListOptions } from '../queries';
import { TranslationLegend } from '../TranslationMark';
import { useRowActions } from './useRowActions';

const t = adminTexts('posts');
const common = adminTexts('admin');

/** The list of posts with its filters, which the URL holds. */
export function PostList() {
  const [params, setParams] = useSearchParams();
  const filter = filterFrom(params);
  const list = useQuery(postListOptions(filter));
  const actions = useRowActions();
  const { posts = [], hasNext = false } = list.data ?? {};
  const pages = useKeyPages();
  const last = posts.at(-1);

  function show(change: Partial<Filter>) {
    setParams(paramsOf({ ...filter, after: undefined, ...change }), {
      // Typing a search must not add a history entry per key.
      replace: change.search !== undefined,
      state: { keepScroll: true } satisfies KeptScroll,
    });
  }

  // The last post of the last page was removed, or the URL names a page that does not exist.
  const beyondLastPage =
    list.isSuccess && !list.isPlaceholderData && posts.length === 0 && filter.after;
  useEffect(() => {
    if (beyondLastPage) setParams(paramsOf({ ...filter, after: undefined }), { replace: true });
  });

  return (
    <>
      <PostFilters filter={filter} onChange={show} />
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status">{list.isSuccess && countText(posts.length, hasNext, filter)}</p>
        {filter.state === 'bin' && posts.length > 0 && (
          <Button onClick={actions.emptyBin}>
            <Trash2 aria-hidden="true" className="size-5" />
            {t('list.emptyBin')}
          </Button>
        )}
      </div>
      {list.isPending && !list.isPaused && <Spinner label={common('common.loading')} />}
      {(list.isError || list.isPaused) && (
        <Message>
          <p role="alert">{list.isError ? failureText(list.error) : t('list.offline')}</p>
          <Button variant="primary" onClick={() => void list.refetch()}>
            {common('common.retry')}
          </Button>
        </Message>
      )}
      {list.isSuccess && posts.length === 0 && !beyondLastPage && <Empty filter={filter} />}
      {posts.length > 0 && (
        <>
          <PostTable
            posts={posts}
            stale={list.isPlaceholderData}
            busyId={actions.busyId}
            onAction={actions.onAction}
          />
          <TranslationLegend />
          <KeyPagination
            onPrevious={pages.previous}
            onNext={hasNext && last ? () => pages.next({ at: last.date, id: last.id }) : undefined}
          />
        </>
      )}
      <ConfirmDialog
        open={actions.pendingDeletion !== undefined}
        title={actions.pendingDeletion === 'all' ? t('list.emptyBin') : t('list.deleteForGood')}
        confirm={actions.pendingDeletion === 'all' ? t('list.emptyBin') : t('list.delete')}
        cancel={t('list.keep')}
        busy={actions.removal.busy}
        problem={actions.removal.problem}
        onConfirm={actions.removal.confirm}
        onClose={actions.removal.cancel}
      >
        {actions.pendingDeletion === 'all' ? (
          <p>{t('list.deleteAll')}</p>
        ) : (
          <p>{t('list.deleteOne', { title: actions.pendingDeletion?.post.title ?? '' })}</p>
        )}
        <p className="mt-2">{t('list.noUndo')}</p>
      </ConfirmDialog>
    </>
  );
}

/** The number of posts, as exact as it is known without counting. */
function countText(shown: number, hasNext: boolean, filter: Filter): string {
  if (filter.after) return t('list.countOnPage', { count: shown });
  return t(hasNext ? 'list.moreThan' : 'list.count', { count: shown });
}

function Message({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg bg-white p-8 text-center shadow-card">
      {children}
    </div>
  );
}

function Empty({ filter }: { filter: Filter }) {
  if (filter.state === 'bin' && !filter.search && !filter.category) {
    return (
      <Message>
        <p>{t('list.binEmpty')}</p>
      </Message>
    );
  }
  const filtered = filter.search || filter.state || filter.category;
  return (
    <Message>
      <p>{filtered ? t('list.noMatch') : t('list.none')}</p>
      {filtered ? (
        <Link to="?" className={buttonClass('secondary')}>
          {t('list.clearFilters')}
        </Link>
      ) : (
        <Link to={adminPath('newPost')} className={buttonClass('primary')}>
          {t('editor.new')}
        </Link>
      )}
    </Message>
  );
}

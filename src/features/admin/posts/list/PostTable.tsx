/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Some browsers drop the table semantics of parts that are laid out as blocks. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  CalendarClock,
  Copy,
  EyeOff,
  Globe,
  House,
  RotateCcw,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { Link } from 'wouter';
import { editPostPath } from '@/site/adminPaths';
import { failureText } from '@/lib/admin/requests';
import { useNavigation } from '@/lib/router/NavigationProvider';
import { LONG_TOAST_MS, UNTIL_CLOSED } from '@/ui/admin/AdminToaster';
import { unavailable } from '@/ui/admin/controls';
import { cx } from '@/ui/classes';
import { changePost, duplicatePost } from '../mutations';
import { languageLabel } from '@/lib/admin/format';
import { posts as t } from '@/admin-texts';
import { stateOf } from '../post';
import type { ListedPost } from '../rows';
import { shortMoment } from '../dates';
import { StateBadge } from '../StateBadge';
import { TranslationMark } from '../TranslationMark';
import { TRANSLATIONS } from '@/site/languages';

interface PostTableProps {
  posts: ListedPost[];
  /** Whether the next page of the list is loading. */
  stale: boolean;
  /** Called when an action has taken a row from the list. */
  onGone: () => void;
  /** Asks before a post is deleted for good. */
  onDelete: (post: ListedPost) => void;
}

function StateCell({ post }: { post: ListedPost }) {
  const state = stateOf(post);
  const date = (
    <time dateTime={post.date} className="whitespace-nowrap">
      {shortMoment(post.date, post.publish_at)}
    </time>
  );
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:grid lg:justify-items-start lg:gap-y-0.5">
      <StateBadge state={state} />
      <span className="text-sm">
        {state === 'scheduled' ? t.rich('table.scheduledFor', { date }) : date}
      </span>
    </span>
  );
}

interface PartProps {
  className?: string;
  children: ReactNode;
}

const Header = ({ className = 'text-start', children }: PartProps) => (
  <th role="columnheader" className={cx('p-3 font-semibold', className)}>
    {children}
  </th>
);

const Cell = ({ className, children }: PartProps) => (
  <td role="cell" className={cx('lg:align-middle', className)}>
    {children}
  </td>
);

/** The posts as a table; on a phone each row is a card. Explicit roles, because a changed `display` drops them. */
export function PostTable({ posts, stale, onGone, onDelete }: PostTableProps) {
  return (
    <table
      role="table"
      aria-label={t('table.label')}
      aria-busy={stale}
      className={cx(
        'w-full rounded-lg bg-white shadow-card max-lg:block lg:table-fixed',
        stale && 'opacity-60',
      )}
    >
      <thead role="rowgroup" className="max-lg:sr-only">
        <tr role="row" className="border-b border-limestone-300 text-start text-sm">
          <Header>{t('fields.title')}</Header>
          <Header className="w-36 text-start">{t('table.state')}</Header>
          {TRANSLATIONS.map((language) => (
            <Header key={language} className="w-8 px-1 text-center">
              <span aria-hidden="true">{language.toUpperCase()}</span>
              <span className="sr-only">{languageLabel(language)}</span>
            </Header>
          ))}
          <Header className="w-48 text-end">{t('table.actions')}</Header>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-lg:block">
        {posts.map((post) => (
          <tr
            role="row"
            key={post.id}
            className="border-b border-limestone-200 last:border-0 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-2 max-lg:gap-y-1.5 max-lg:px-4 max-lg:py-3 sm:max-lg:gap-x-3"
          >
            <Cell className="max-lg:w-full lg:px-3 lg:py-2">
              <Link
                to={editPostPath(post.id)}
                className="inline-flex min-h-6 font-semibold text-ink-900 underline decoration-limestone-300 underline-offset-4 hover:decoration-terracotta-500"
              >
                {post.title}
              </Link>
              <span
                className="mt-0.5 block truncate text-sm text-ink-700"
                title={`/blog/${post.slug}`}
              >
                {post.category} · <bdi dir="ltr">/{post.slug}</bdi>
              </span>
            </Cell>
            <Cell className="max-sm:w-full lg:px-3 lg:py-2">
              <StateCell post={post} />
            </Cell>
            {TRANSLATIONS.map((language) => (
              <Cell key={language} className="lg:px-1 lg:py-2 lg:text-center">
                <TranslationMark language={language} state={post.translations[language]} />
              </Cell>
            ))}
            <Cell className="max-sm:w-full sm:max-lg:ms-auto lg:px-3">
              <RowActions {...{ post, onGone, onDelete }} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RowActionsProps extends Pick<PostTableProps, 'onGone' | 'onDelete'> {
  post: ListedPost;
}

interface Action {
  label: string;
  icon: LucideIcon;
  /** Set for actions that toggle. */
  pressed?: boolean;
  /** The columns that it changes; it copies the post without any. */
  change?: Parameters<typeof changePost>[1];
  /** What is said afterwards; undefined for deleting, which is asked about first. */
  done?: string;
}

const RESTORE: Action = {
  label: t('inBin.restore'),
  icon: RotateCcw,
  change: { deleted_at: null },
  done: t('done.restore'),
};

function actionsOn(post: ListedPost): Action[] {
  if (post.deleted_at) {
    return [RESTORE, { label: t('list.deleteForGood'), icon: Trash2 }];
  }
  const { hidden, show_on_homepage: isFeatured } = post;
  const isScheduled = stateOf({ ...post, hidden: false }) === 'scheduled';
  const show = isScheduled
    ? { label: t('saveBar.schedule'), icon: CalendarClock }
    : { label: t('saveBar.publish'), icon: Globe };
  return [
    {
      ...(hidden ? show : { label: t('publication.toDraft'), icon: EyeOff }),
      change: { hidden: !hidden },
      done: t(hidden ? 'done.show' : 'done.hide'),
    },
    {
      label: t('publication.feature'),
      icon: House,
      pressed: isFeatured,
      change: { show_on_homepage: !isFeatured },
      done: t(isFeatured ? 'done.unfeature' : 'done.feature'),
    },
    { label: t('rowActions.duplicate'), icon: Copy, done: t('done.duplicate') },
    {
      label: t('rowActions.bin'),
      icon: Trash2,
      change: { deleted_at: new Date().toISOString() },
      done: t('done.bin', { title: post.title }),
    },
  ];
}

/** The actions on a post in the list, told in toasts; its removal can be undone there. */
function RowActions({ post, onGone, onDelete }: RowActionsProps) {
  const client = useQueryClient();
  const { navigate } = useNavigation();
  // All callbacks here: an undo is pressed when the row has gone, and those of a call with it.
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ change }: Action) => {
      if (change) await changePost(post.id, change);
      else void navigate(editPostPath(await duplicatePost(post.id)));
    },
    onSuccess: (_, { change, done }) => {
      const undo = { label: t('done.undo'), onClick: () => mutate(RESTORE) };
      if (change?.deleted_at) toast(done, { id: post.id, duration: UNTIL_CLOSED, action: undo });
      else toast(done);
      if (change?.deleted_at === null) toast.dismiss(post.id);
      if (change?.deleted_at !== undefined) onGone();
    },
    onError: (error) => toast.error(failureText(error), { duration: LONG_TOAST_MS }),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <div className="flex max-lg:-ms-3 sm:max-lg:-me-3 lg:justify-end">
      {actionsOn(post).map((action, index) => {
        const { label, icon: Icon, pressed } = action;
        return (
          <button
            // By position: the button that has toggled keeps the focus.
            key={index}
            type="button"
            title={pressed ? t('rowActions.featured') : label}
            aria-label={`${label}: ${post.title}`}
            aria-pressed={pressed}
            {...unavailable(isPending)}
            onClick={() => (action.done ? mutate(action) : onDelete(post))}
            className={cx(
              'inline-flex size-11 items-center justify-center rounded aria-disabled:opacity-60',
              pressed
                ? 'on-dark bg-ink-800 text-white hover:bg-ink-700'
                : 'text-ink-700 hover:bg-limestone-200',
            )}
          >
            <Icon className="size-5" />
          </button>
        );
      })}
    </div>
  );
}

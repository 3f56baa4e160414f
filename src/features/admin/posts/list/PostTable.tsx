/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Some browsers drop the table semantics of parts that are laid out as blocks. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { editPostPath } from '@/site/adminPaths';
import { cx } from '@/ui/classes';
import { languageLabel } from '@/lib/admin/format';
import { AdminText, posts as t } from '@/admin-texts';
import { stateOf } from '../post';
import type { ListedPost } from '../rows';
import { RowActions } from './RowActions';
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

function TitleCell({ post }: { post: ListedPost }) {
  return (
    <>
      <Link
        to={editPostPath(post.id)}
        className="inline-flex min-h-6 font-semibold text-ink-900 underline decoration-limestone-300 underline-offset-4 hover:decoration-terracotta-500"
      >
        {post.title}
      </Link>
      <span className="mt-0.5 block truncate text-sm text-ink-700" title={`/blog/${post.slug}`}>
        {post.category} · <bdi dir="ltr">/{post.slug}</bdi>
      </span>
    </>
  );
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
        {state === 'scheduled' ? (
          <AdminText of="posts" text="table.scheduledFor" elements={{ date }} />
        ) : (
          date
        )}
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
              <TitleCell post={post} />
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
              <RowActions {...{ post, onGone }} onDelete={() => onDelete(post)} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

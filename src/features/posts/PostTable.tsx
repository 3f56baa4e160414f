/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Some browsers forget that a table is one once its parts are laid out as blocks. */
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '@/ui/cx';
import { type ListedPost, SPANISH_NAMES, stateOf } from './post';
import { RowActions, type RowAction } from './RowActions';
import { TRANSLATIONS } from './schema';
import { shortDate } from './dates';
import { StateBadge } from './StateBadge';
import { TranslationMark } from './TranslationMark';

const features = tableFeatures({});
const column = createColumnHelper<typeof features, ListedPost>();

interface PostTableProps {
  posts: ListedPost[];
  /** The page of the list is being replaced by another. */
  stale: boolean;
  busyId: string | undefined;
  onAction: (action: RowAction, post: ListedPost) => void;
}

function TitleCell({ post }: { post: ListedPost }) {
  return (
    <>
      <Link
        to={`/config-blogmr/post/${post.id}`}
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

/** The posts as a table; on a phone each row is a card. Roles are spelt out, since a changed `display` drops them. */
export function PostTable({ posts, stale, busyId, onAction }: PostTableProps) {
  const columns = useMemo(
    () =>
      column.columns([
        column.display({
          id: 'title',
          header: 'Título',
          cell: ({ row }) => <TitleCell post={row.original} />,
        }),
        column.display({
          id: 'state',
          header: 'Estado y fecha',
          cell: ({ row }) => (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:grid lg:justify-items-start lg:gap-y-0.5">
              <StateBadge state={stateOf(row.original)} />
              <time dateTime={row.original.date} className="block text-sm whitespace-nowrap">
                {shortDate(row.original.date)}
              </time>
            </span>
          ),
        }),
        ...TRANSLATIONS.map((language) =>
          column.display({
            id: language,
            header: () => (
              <>
                <span aria-hidden="true">{language.toUpperCase()}</span>
                <span className="sr-only">{SPANISH_NAMES[language]}</span>
              </>
            ),
            cell: ({ row }) => (
              <TranslationMark language={language} state={row.original.translations[language]} />
            ),
          }),
        ),
        column.display({
          id: 'actions',
          header: 'Acciones',
          cell: ({ row }) => (
            <RowActions post={row.original} busy={busyId === row.original.id} onAction={onAction} />
          ),
        }),
      ]),
    [busyId, onAction],
  );
  const table = useTable({ features, columns, data: posts, getRowId: (post) => post.id });

  return (
    <table
      role="table"
      aria-label="Entradas"
      aria-busy={stale}
      className={cx(
        'w-full rounded-lg bg-white shadow-card max-lg:block lg:table-fixed',
        stale && 'opacity-60',
      )}
    >
      <thead role="rowgroup" className="max-lg:sr-only">
        {table.getHeaderGroups().map((group) => (
          <tr
            role="row"
            key={group.id}
            className="border-b border-limestone-300 text-start text-sm"
          >
            {group.headers.map((header) => (
              <th
                role="columnheader"
                key={header.id}
                className={cx(
                  'p-3 font-semibold',
                  isLanguage(header.id) ? 'w-8 px-1 text-center' : 'text-start',
                  header.id === 'state' && 'w-36',
                  header.id === 'actions' && 'w-48 !text-end',
                )}
              >
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody role="rowgroup" className="max-lg:block">
        {table.getRowModel().rows.map((row) => (
          <tr
            role="row"
            key={row.id}
            className="border-b border-limestone-200 last:border-0 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-2 max-lg:gap-y-1.5 max-lg:px-4 max-lg:py-3 sm:max-lg:gap-x-3"
          >
            {row.getAllCells().map((cell) => (
              <td
                role="cell"
                key={cell.id}
                className={cx(
                  'lg:px-3 lg:py-2 lg:align-middle',
                  isLanguage(cell.column.id) && 'lg:px-1 lg:text-center',
                  cell.column.id === 'title' && 'max-lg:w-full',
                  cell.column.id === 'state' && 'max-sm:w-full',
                  cell.column.id === 'actions' && 'max-sm:w-full sm:max-lg:ms-auto lg:!py-0',
                )}
              >
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isLanguage = (id: string) => (TRANSLATIONS as readonly string[]).includes(id);

import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { languageLabel } from '@/lib/admin/languageName';
import { cx } from '@/ui/cx';
import { STATUSES, type EnquirySummary } from './enquiry';
import { ConflictMark } from './conflicts/ConflictMark';
import { DueMark } from './DueMark';
import { LimitedMark } from './rights/LimitedMark';
import { UrgencyMark } from './UrgencyMark';

interface Column {
  id: string;
  header: string;
  /**
   * The class that shows the column on wide screens; omitted: always. Hidden facts are below the name or in the
   * detail.
   */
  shownFrom?: string;
  className?: string;
  cell: (enquiry: EnquirySummary) => ReactNode;
}

const COLUMNS: readonly Column[] = [
  {
    id: 'name',
    header: 'Persona y mensaje',
    // Takes the remaining width, so that a long message does not squeeze the other columns.
    className: 'w-full max-w-0',
    cell: (enquiry) => <NameCell enquiry={enquiry} />,
  },
  {
    id: 'createdAt',
    header: 'Recibida',
    shownFrom: 'sm:table-cell',
    cell: ({ createdAt }) => (
      <span className="whitespace-nowrap">{formatOfficeDateTime(createdAt)}</span>
    ),
  },
  { id: 'area', header: 'Materia', shownFrom: 'lg:table-cell', cell: ({ area }) => area },
  {
    id: 'language',
    header: 'Idioma',
    shownFrom: 'lg:table-cell',
    cell: ({ language }) => languageLabel(language),
  },
  {
    id: 'status',
    header: 'Estado',
    cell: ({ status }) => (
      <span className={cx('whitespace-nowrap', status === 'new' && 'font-semibold')}>
        {STATUSES[status]}
      </span>
    ),
  },
];

/** Builds the URL that opens an enquiry beside the current list. */
function useDetailAddress() {
  const [params] = useSearchParams();
  return (id: string) => {
    const next = new URLSearchParams(params);
    next.set('id', id);
    return `?${next.toString()}`;
  };
}

function NameCell({ enquiry }: { enquiry: EnquirySummary }) {
  const addressOf = useDetailAddress();
  const [params] = useSearchParams();
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Link
        to={addressOf(enquiry.id)}
        data-enquiry={enquiry.id}
        className="max-w-full font-semibold hover:underline"
      >
        <bdi>{enquiry.name}</bdi>
      </Link>
      <UrgencyMark urgency={enquiry.urgency} />
      <DueMark enquiry={enquiry} />
      {enquiry.limitedOn && <LimitedMark />}
      {enquiry.mayConflict && <ConflictMark />}
      <span className={cx('text-sm text-ink-700', !params.has('id') && 'sm:hidden')}>
        {formatOfficeDateTime(enquiry.createdAt)}
      </span>
      <p dir="auto" lang={enquiry.language} className="line-clamp-1 w-full text-sm text-ink-700">
        {enquiry.messageStart}
      </p>
    </div>
  );
}

/**
 * A click anywhere in a row follows its link, with the modifier keys. Not a link stretched over the
 * row: WebKit's rows cannot be containing blocks, and text could not be selected.
 */
function openRow(event: MouseEvent<HTMLElement>) {
  const target = event.target as Element;
  if (target.closest('a') || getSelection()?.isCollapsed === false) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  target
    .closest('tr')
    ?.querySelector('a')
    ?.dispatchEvent(
      new window.MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        ctrlKey,
        metaKey,
        shiftKey,
      }),
    );
}

interface EnquiryTableProps {
  enquiries: readonly EnquirySummary[];
  /** The enquiry open beside the list. */
  openId: string | null;
  /** Names the table and its order. */
  caption: string;
}

/** A page of enquiries. The arrow keys move between them and, beside an open one, open the next. */
export function EnquiryTable({ enquiries, openId, caption }: EnquiryTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();
  const addressOf = useDetailAddress();
  const narrow = openId !== null;
  const hidden = ({ shownFrom }: Column) => shownFrom && cx('hidden', !narrow && shownFrom);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const links = [...(body.current?.querySelectorAll<HTMLElement>('[data-enquiry]') ?? [])];
    const next = links[links.findIndex((link) => link === document.activeElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    // The open detail follows the focus without adding history entries.
    if (narrow) void navigate(addressOf(next.dataset.enquiry ?? ''), { replace: true });
  }

  return (
    <table className="w-full border-collapse bg-white text-start [overflow-wrap:break-word]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-limestone-300">
          {COLUMNS.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={cx('px-3 py-2 text-start text-sm whitespace-nowrap', hidden(column))}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      {/* The arrow keys only move the focus between the links inside, and a click opens their target. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <tbody ref={body} onKeyDown={onKeyDown} onClick={openRow}>
        {enquiries.map((enquiry) => (
          <tr
            key={enquiry.id}
            aria-current={enquiry.id === openId || undefined}
            className={cx(
              'cursor-pointer border-b border-limestone-200 align-top hover:bg-limestone-50',
              enquiry.id === openId && 'bg-sea-100 hover:bg-sea-100',
              enquiry.urgency !== 'normal' && 'border-s-4 border-s-terracotta-600',
            )}
          >
            {COLUMNS.map((column) => (
              <td key={column.id} className={cx('px-3 py-3', column.className, hidden(column))}>
                {column.cell(enquiry)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { Scale } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { formatDay, formatOfficeDateTime } from '@/lib/admin/officeTime';
import { useColleagues } from '@/lib/admin/colleagues';
import { languageLabel } from '@/lib/admin/languageName';
import { toggled } from '@/lib/admin/toggled';
import { withParams } from '@/lib/admin/withParams';
import { enquiries as t } from '@/admin-texts';
import { cx } from '@/ui/cx';
import { AREAS, CONFLICTS, statusText, type EnquirySummary } from './enquiry';
import { Checkbox } from './Checkbox';
import { DueMark } from './DueMark';
import { LimitedMark } from './rights/Limited';
import { UrgencyMark } from './UrgencyMark';

interface Column {
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
    header: t('table.person'),
    // Takes the remaining width, so that a long message does not squeeze the other columns.
    className: 'w-full max-w-0',
    cell: (enquiry) => <NameCell enquiry={enquiry} />,
  },
  {
    header: t('fields.received_on'),
    shownFrom: 'sm:table-cell',
    cell: ({ created_at }) => (
      <span className="whitespace-nowrap">{formatOfficeDateTime(created_at)}</span>
    ),
  },
  {
    header: t('fields.practice_area'),
    shownFrom: 'lg:table-cell',
    cell: ({ practice_area: area }) => AREAS[area],
  },
  {
    header: t('fields.language'),
    shownFrom: 'lg:table-cell',
    cell: ({ language }) => languageLabel(language),
  },
  {
    header: t('fields.assignee'),
    shownFrom: 'xl:table-cell',
    cell: ({ assigned_to }) => <Assignee id={assigned_to} />,
  },
  {
    header: t('fields.status'),
    cell: (enquiry) => (
      <span className={cx(enquiry.status === 'new' && 'font-semibold')}>{statusText(enquiry)}</span>
    ),
  },
];

function Assignee({ id }: { id: string | null }) {
  const colleagues = useColleagues();
  return id ? <bdi>{colleagues.find(([of]) => of === id)?.[1] ?? '…'}</bdi> : null;
}

/** Builds the URL that opens an enquiry beside the current list. */
function useDetailAddress() {
  const [params] = useSearchParams();
  return (id: string) => `?${withParams(params, { id }).toString()}`;
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
      <LimitedMark enquiry={enquiry} />
      {enquiry.mayConflict && (
        <span className="inline-flex items-center gap-1 rounded border border-terracotta-700 px-2 py-0.5 text-sm font-semibold text-terracotta-700">
          <Scale aria-hidden="true" className="size-4 shrink-0" />
          {t('conflicts.mark')}
        </span>
      )}
      {enquiry.conflict && (
        <span className="text-sm text-ink-700">{CONFLICTS[enquiry.conflict]}</span>
      )}
      {enquiry.follow_up_on && (
        <span className="text-sm text-ink-700">
          {t('table.followUp', { day: formatDay(enquiry.follow_up_on) })}
        </span>
      )}
      <span className={cx('text-sm text-ink-700', !params.has('id') && 'sm:hidden')}>
        {formatOfficeDateTime(enquiry.created_at)}
      </span>
      <p dir="auto" lang={enquiry.language} className="line-clamp-1 w-full text-sm text-ink-700">
        {enquiry.message_start}
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
  if (target.closest('a, input, label') || getSelection()?.isCollapsed === false) return;
  const link = target.closest('tr')?.querySelector('a');
  link?.dispatchEvent(new window.MouseEvent('click', event.nativeEvent));
}

interface EnquiryTableProps {
  /** What waits for an answer, and the others; a group without enquiries is left out. */
  groups: readonly { title: string; enquiries: readonly EnquirySummary[] }[];
  /** The enquiry open beside the list. */
  openId: string | null;
  /** The ids of those to change at once. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** A page of enquiries. The arrow keys move between them and, beside an open one, open the next. */
export function EnquiryTable({ groups, openId, chosen, onChoose }: EnquiryTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const [, navigate] = useLocation();
  const addressOf = useDetailAddress();
  const narrow = openId !== null;
  const hidden = ({ shownFrom }: Column) => shownFrom && cx('hidden', !narrow && shownFrom);
  const filled = groups.filter(({ enquiries }) => enquiries.length > 0);

  // An enquiry that comes into another group is shown by another row, which takes the focus over.
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = focused.current;
    if (!before || before.isConnected || document.activeElement !== document.body) return;
    const id = CSS.escape(before.dataset.enquiry ?? '');
    table.current?.querySelector<HTMLElement>(`[data-enquiry="${id}"]`)?.focus();
  }, [groups]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const links = [...(table.current?.querySelectorAll<HTMLElement>('[data-enquiry]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = at === -1 ? undefined : links[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    // The open detail follows the focus without adding history entries.
    if (narrow) navigate(addressOf(next.dataset.enquiry ?? ''), { replace: true });
  }

  return (
    <table
      ref={table}
      onFocus={({ target }) => (focused.current = target)}
      className="w-full border-collapse bg-white text-start [overflow-wrap:break-word]"
    >
      <caption className="sr-only">{t('screens.enquiries')}</caption>
      <thead>
        <tr className="border-b border-limestone-300">
          <td className="w-10" />
          {COLUMNS.map((column) => (
            <th
              key={column.header}
              scope="col"
              className={cx('px-3 py-2 text-start text-sm whitespace-nowrap', hidden(column))}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      {filled.map(({ title, enquiries }) => (
        /* The arrow keys only move the focus between the links inside, and a click opens their target. */
        /* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */
        <tbody key={title} onKeyDown={onKeyDown} onClick={openRow}>
          <tr className="border-b border-limestone-300 bg-limestone-100">
            <td className="ps-1">
              <Checkbox
                label={t('table.chooseAll', { group: title })}
                checked={enquiries.every(({ id }) => chosen.includes(id))}
                onChange={(on) => {
                  const others = chosen.filter((id) => !enquiries.some((each) => each.id === id));
                  onChoose(on ? [...others, ...enquiries.map(({ id }) => id)] : others);
                }}
              />
            </td>
            <th scope="rowgroup" colSpan={COLUMNS.length} className="px-3 text-start text-sm">
              {title}
            </th>
          </tr>
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
              <td className="ps-1 pt-1.5">
                <Checkbox
                  label={t('table.choose', { name: enquiry.name })}
                  checked={chosen.includes(enquiry.id)}
                  onChange={() => onChoose(toggled(chosen, enquiry.id))}
                />
              </td>
              {COLUMNS.map((column) => (
                <td
                  key={column.header}
                  className={cx('px-3 py-3', column.className, hidden(column))}
                >
                  {column.cell(enquiry)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'wouter';
import { formatDay, formatOfficeDateTime, languageLabel } from '@/lib/admin/format';
import { useColleagues } from '@/lib/admin/colleagues';
import { toggled } from '@/lib/admin/toggled';
import { withParams } from '@/lib/admin/withParams';
import { enquiries as t } from '@/admin-texts';
import { Checkbox } from '@/ui/admin/controls';
import { cx } from '@/ui/classes';
import { AREAS, CONFLICTS, statusText, type EnquirySummary } from './enquiry';
import { ConflictMark, DueMark, LimitedMark, UrgencyMark } from './marks';

type Column = readonly [
  header: string,
  cell: (enquiry: EnquirySummary) => ReactNode,
  /** Shows it on wide screens. Hidden facts are below the name or in the detail. */
  shownFrom?: string,
];

const COLUMNS: readonly Column[] = [
  [t('table.person'), (enquiry) => <NameCell enquiry={enquiry} />],
  [
    t('fields.received_on'),
    ({ created_at }) => formatOfficeDateTime(created_at),
    'whitespace-nowrap sm:table-cell',
  ],
  [t('fields.practice_area'), ({ practice_area: area }) => AREAS[area], 'lg:table-cell'],
  [t('fields.language'), ({ language }) => languageLabel(language), 'lg:table-cell'],
  [t('fields.assignee'), ({ assigned_to }) => <Assignee id={assigned_to} />, 'xl:table-cell'],
  [
    t('fields.status'),
    (enquiry) => (
      <span className={cx(enquiry.status === 'new' && 'font-semibold')}>{statusText(enquiry)}</span>
    ),
  ],
];

function Assignee({ id }: { id: string | null }) {
  const colleagues = useColleagues();
  return id ? <bdi>{colleagues.find(([of]) => of === id)?.[1] ?? '…'}</bdi> : null;
}

function NameCell({ enquiry }: { enquiry: EnquirySummary }) {
  const [params] = useSearchParams();
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Link
        to={`?${withParams(params, { id: enquiry.id }).toString()}`}
        data-enquiry={enquiry.id}
        className="max-w-full font-semibold hover:underline"
      >
        <bdi>{enquiry.name}</bdi>
      </Link>
      <UrgencyMark urgency={enquiry.urgency} />
      <DueMark enquiry={enquiry} />
      <LimitedMark enquiry={enquiry} />
      {enquiry.mayConflict && <ConflictMark />}
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

/** A page of enquiries. */
export function EnquiryTable({ groups, openId, chosen, onChoose }: EnquiryTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const narrow = openId !== null;
  const hidden = (shownFrom?: string) => shownFrom && cx('hidden', !narrow && shownFrom);
  const filled = groups.filter(({ enquiries }) => enquiries.length > 0);

  // An enquiry that comes into another group is shown by another row, which takes the focus over.
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = focused.current;
    if (!before || before.isConnected || document.activeElement !== document.body) return;
    const id = CSS.escape(before.dataset.enquiry ?? '');
    table.current?.querySelector<HTMLElement>(`[data-enquiry="${id}"]`)?.focus();
  }, [groups]);

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
          {COLUMNS.map(([header, , shownFrom]) => (
            <th
              key={header}
              scope="col"
              className={cx('px-3 py-2 text-start text-sm whitespace-nowrap', hidden(shownFrom))}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {filled.map(({ title, enquiries }) => (
        /* A click opens the target of the link inside. */
        /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */
        <tbody key={title} onClick={openRow}>
          <tr className="border-b border-limestone-300 bg-limestone-100">
            <td className="ps-1">
              <Checkbox
                label={<span className="sr-only">{t('table.chooseAll', { group: title })}</span>}
                checked={enquiries.every(({ id }) => chosen.includes(id))}
                onChange={({ target: { checked } }) => {
                  const others = chosen.filter((id) => !enquiries.some((each) => each.id === id));
                  onChoose(checked ? [...others, ...enquiries.map(({ id }) => id)] : others);
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
                  label={
                    <span className="sr-only">{t('table.choose', { name: enquiry.name })}</span>
                  }
                  checked={chosen.includes(enquiry.id)}
                  onChange={() => onChoose(toggled(chosen, enquiry.id))}
                />
              </td>
              {COLUMNS.map(([header, cell, shownFrom], place) => (
                <td
                  key={header}
                  // The first takes the remaining width, so that a long message squeezes no other.
                  className={cx('px-3 py-3', place === 0 && 'w-full max-w-0', hidden(shownFrom))}
                >
                  {cell(enquiry)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useRef, type KeyboardEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { officeText } from '@/lib/officeTime';
import { LANGUAGE_FACTS } from '@/site/languages';
import { cx } from '@/ui/cx';
import { STATUSES, type SurveySummary } from './survey';
import { UrgencyMark } from './UrgencyMark';

const features = tableFeatures({});
const column = createColumnHelper<typeof features, SurveySummary>();

/** Columns that a narrow list leaves out; their facts stand under the name or in the detail. */
const WIDE: Record<string, string> = {
  area: 'lg:table-cell',
  language: 'lg:table-cell',
  createdAt: 'sm:table-cell',
};

const columns = column.columns([
  column.accessor('name', {
    header: 'Persona y mensaje',
    cell: ({ row: { original } }) => <NameCell survey={original} />,
  }),
  column.accessor('createdAt', {
    header: 'Recibida',
    cell: ({ getValue }) => <span className="whitespace-nowrap">{officeText(getValue())}</span>,
  }),
  column.accessor('area', { header: 'Materia' }),
  column.accessor('language', {
    header: 'Idioma',
    cell: ({ getValue }) => <span lang={getValue()}>{LANGUAGE_FACTS[getValue()].name}</span>,
  }),
  column.accessor('status', {
    header: 'Estado',
    cell: ({ getValue }) => (
      <span className={cx('whitespace-nowrap', getValue() === 'new' && 'font-semibold')}>
        {STATUSES[getValue()]}
      </span>
    ),
  }),
]);

/** The address that opens an enquiry beside the list as it is. */
function useDetailAddress() {
  const [params] = useSearchParams();
  return (id: string) => {
    const next = new URLSearchParams(params);
    next.set('id', id);
    return `?${next.toString()}`;
  };
}

function NameCell({ survey }: { survey: SurveySummary }) {
  const addressOf = useDetailAddress();
  const [params] = useSearchParams();
  return (
    <div className="flex flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
      {/* The link covers its whole row. */}
      <Link
        to={addressOf(survey.id)}
        data-survey={survey.id}
        className="font-semibold after:absolute after:inset-0 hover:underline"
      >
        <bdi>{survey.name}</bdi>
      </Link>
      <UrgencyMark urgency={survey.urgency} />
      <span className={cx('text-sm text-ink-700', !params.has('id') && 'sm:hidden')}>
        {officeText(survey.createdAt)}
      </span>
      <p dir="auto" lang={survey.language} className="line-clamp-1 w-full text-sm text-ink-700">
        {survey.message}
      </p>
    </div>
  );
}

interface SurveyTableProps {
  surveys: SurveySummary[];
  /** The enquiry that is open beside the list. */
  openId: string | null;
}

/** A page of enquiries. Arrow keys go from one to the next and open it. */
export function SurveyTable({ surveys, openId }: SurveyTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();
  const addressOf = useDetailAddress();
  const table = useTable({ features, columns, data: surveys, getRowId: ({ id }) => id });
  const narrow = openId !== null;
  const hidden = (id: string) => id in WIDE && cx('hidden', !narrow && WIDE[id]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const links = [...(body.current?.querySelectorAll<HTMLElement>('[data-survey]') ?? [])];
    const next = links[links.findIndex((link) => link === document.activeElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    // With a detail open it follows the focus; each step back in the history would be one too many.
    if (narrow) void navigate(addressOf(next.dataset.survey ?? ''), { replace: true });
  }

  return (
    <table className="w-full border-collapse bg-white text-start">
      <caption className="sr-only">Consultas, la más reciente primero</caption>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} className="border-b border-limestone-300">
            {group.headers.map((header) => (
              <th
                key={header.id}
                scope="col"
                className={cx(
                  'px-3 py-2 text-start text-sm whitespace-nowrap',
                  hidden(header.column.id),
                )}
              >
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      {/* Keys only move between the links inside. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <tbody ref={body} onKeyDown={onKeyDown}>
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            aria-current={row.id === openId || undefined}
            className={cx(
              'relative border-b border-limestone-200 align-top hover:bg-limestone-50',
              row.id === openId && 'bg-sea-100 hover:bg-sea-100',
              row.original.urgency !== 'normal' && 'border-s-4 border-s-terracotta-600',
            )}
          >
            {row.getAllCells().map((cell) => (
              <td key={cell.id} className={cx('px-3 py-3', hidden(cell.column.id))}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

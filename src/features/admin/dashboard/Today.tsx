import {
  Archive,
  BookOpenCheck,
  CalendarClock,
  CalendarDays,
  CalendarX,
  Eye,
  FileInput,
  type LucideIcon,
  Inbox,
  Languages,
  MailWarning,
  Quote,
  Scale,
  Send,
  ShieldQuestion,
  Siren,
  TimerReset,
  TriangleAlert,
} from 'lucide-react';
import { Link } from 'wouter';
import { dashboard as t } from '@/admin-texts';
import { cx } from '@/ui/classes';
import { Panel } from '@/ui/admin/page';

/** The kinds of tasks. */
const ICONS = {
  detained: Siren,
  deadline: TimerReset,
  normal: Inbox,
  documents: FileInput,
  followUp: Eye,
  appointment: CalendarDays,
  unconfirmed: CalendarClock,
  calendar: CalendarX,
  rights: Scale,
  flagged: ShieldQuestion,
  mail: MailWarning,
  publication: TriangleAlert,
  scheduled: CalendarClock,
  review: Send,
  unreviewed: BookOpenCheck,
  opinions: Quote,
  outdated: Languages,
  archive: Archive,
} as const satisfies Record<string, LucideIcon>;

/** One line of what there is to do. */
export interface Task {
  kind: keyof typeof ICONS;
  title: string;
  /** Where it is done. */
  to: string;
  /** Until when, or since when. */
  when?: string;
  /** By when it is due, if there is a time. */
  due?: Date | undefined;
  /** Whether it is late, or nearly. */
  presses?: boolean;
}

/** What there is to do, each line with a link to where it is done. */
export function Today({ tasks }: { tasks: readonly Task[] }) {
  return (
    <Panel className="gap-3" title={t('today.title')}>
      {tasks.length === 0 ? (
        <p>{t('today.nothing')}</p>
      ) : (
        <ol className="divide-y divide-limestone-200">
          {tasks.map((task) => (
            <Line key={`${task.kind} ${task.to} ${task.title}`} task={task} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Line({ task: { kind, title, to, when, presses } }: { task: Task }) {
  const Icon = ICONS[kind];
  return (
    <li className="relative grid items-baseline gap-x-4 py-2.5 hover:bg-limestone-50 sm:grid-cols-[13rem_1fr_auto]">
      <span
        className={cx(
          'text-sm',
          kind === 'detained' || kind === 'deadline'
            ? 'font-semibold text-terracotta-700'
            : 'text-ink-700',
        )}
      >
        <Icon className="me-2 inline size-4 align-[-0.15em]" />
        {t(`kinds.${kind}`)}
      </span>
      <Link
        to={to}
        className="min-w-0 font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
      >
        <bdi>{title}</bdi>
      </Link>
      {when && (
        <span
          className={cx('text-sm', presses ? 'font-semibold text-terracotta-700' : 'text-ink-700')}
        >
          {when}
        </span>
      )}
    </li>
  );
}

import { createContext, use, type ReactNode, useId, Fragment } from 'react';
import { admin as t } from '@/admin-texts';
import { cx } from '@/ui/classes';

/** The number of new enquiries, shown in the tab's title on every screen. */
export const WaitingCount = createContext(0);

/** The document's title on a screen of the admin area. */
export function AdminTitle({ screen }: { screen: string }) {
  const waiting = use(WaitingCount);
  return (
    <title>
      {waiting > 0
        ? t('documentTitleWaiting', { waiting, screen })
        : t('documentTitle', { screen })}
    </title>
  );
}

interface AdminPageProps {
  title: string;
  /** Actions of the whole page, beside the title. */
  actions?: ReactNode;
  /** Full width, for tables with many columns. */
  wide?: boolean;
  /** Without a visible title, where one thing of the page needs the room. */
  compact?: boolean;
  children: ReactNode;
}

/** The layout of an admin page: title, actions, content. */
export function AdminPage({
  title,
  actions,
  wide = false,
  compact = false,
  children,
}: AdminPageProps) {
  return (
    <div className={cx('mx-auto', !wide && 'max-w-7xl')}>
      <AdminTitle screen={title} />
      <header
        className={cx(
          'flex flex-wrap items-center justify-between gap-4',
          compact ? 'sr-only' : 'mb-6 max-sm:mb-3',
        )}
      >
        <h1 className="text-3xl">{title}</h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

interface PanelProps {
  /** Of the heading, by which the panel is named. */
  id?: string;
  title: string;
  /** A button of the whole panel, beside its title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled part of a page, on white. */
export function Panel({ id, title, aside, className = 'gap-4', children }: PanelProps) {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <section
      aria-labelledby={headingId}
      className={cx('grid grid-cols-1 content-start rounded bg-white p-4 sm:p-6', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface FactListProps {
  /** Values by their names; what has none is left out. */
  facts: Record<string, ReactNode>;
  className?: string;
}

/** Facts by their names, beside each other where there is room. */
export function FactList({ facts, className = 'gap-y-2' }: FactListProps) {
  return (
    <dl
      className={cx(
        'grid gap-x-4 [overflow-wrap:anywhere] sm:grid-cols-[auto_1fr] [&_dt]:font-semibold',
        className,
      )}
    >
      {Object.entries(facts).map(
        ([name, value]) =>
          value && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

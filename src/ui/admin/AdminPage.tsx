import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { AdminTitle } from './AdminTitle';

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

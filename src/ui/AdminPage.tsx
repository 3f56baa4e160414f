import type { ReactNode } from 'react';
import { cx } from './cx';

interface AdminPageProps {
  title: string;
  /** What can be done on this page as a whole, beside its title. */
  actions?: ReactNode;
  /** As wide as the window, for tables of many columns. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of an admin screen. */
export function AdminPage({ title, actions, wide = false, children }: AdminPageProps) {
  return (
    <div className={cx('mx-auto', !wide && 'max-w-7xl')}>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{title}</h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

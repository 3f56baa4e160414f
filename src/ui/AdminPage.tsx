import type { ReactNode } from 'react';

interface AdminPageProps {
  title: string;
  /** What can be done on this page as a whole, beside its title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of an admin screen. */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  return (
    <div className="mx-auto max-w-7xl">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{title}</h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

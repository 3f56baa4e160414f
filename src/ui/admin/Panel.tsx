import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';

interface PanelProps {
  /** Of the heading, by which the panel is named. */
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A titled part of a page, on white. */
export function Panel({ id, title, className = 'gap-4', children }: PanelProps) {
  return (
    <section aria-labelledby={id} className={cx('grid rounded bg-white p-4 sm:p-6', className)}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import { cx } from '@/ui/cx';

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

import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';

/** What went wrong beside a form or a button, announced when it appears; nothing is shown without children. */
export function Problem({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p role="alert" className={cx('font-semibold text-terracotta-700 empty:hidden', className)}>
      {children}
    </p>
  );
}

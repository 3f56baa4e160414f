import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './classes';

interface FoldProps {
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Folded content that opens without a script. */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={cx('group', className)}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-2 font-semibold hover:text-terracotta-700 [&::-webkit-details-marker]:hidden">
        <span>{summary}</span>
        <ChevronDown className="size-5 shrink-0 text-terracotta-600 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

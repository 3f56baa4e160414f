import { Fragment, type ReactNode } from 'react';
import { cx } from '@/ui/cx';

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

import type { ReactNode } from 'react';

/** Shown when it has the focus: leads past header and menu to `<main id="main" tabindex="-1">`. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a
      href="#main"
      className="fixed start-4 top-4 z-50 [translate:0_-6rem] rounded bg-white px-4 py-2 font-semibold text-ink-900 focus:[translate:0] print:hidden"
    >
      {children}
    </a>
  );
}

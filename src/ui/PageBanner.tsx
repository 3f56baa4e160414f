import type { ReactNode } from 'react';
import { cx } from './classes';

interface PageBannerProps {
  title: ReactNode;
  /** A short line over the title. */
  kicker?: ReactNode;
  intro?: ReactNode;
  /** Lower, on phones the title alone, so that what the introduction leads to is in sight. */
  brief?: boolean;
  /** An article's title begins where its cover does. */
  width?: 'page' | 'article';
  /** Below the introduction: buttons, dates, categories. */
  children?: ReactNode;
  /** An illustration beside the text on large screens. */
  art?: ReactNode;
}

/** The dark banner at the top of an inner page, behind the transparent header. Contains the h1. */
export function PageBanner({
  title,
  kicker,
  intro,
  brief,
  width = 'page',
  children,
  art,
}: PageBannerProps) {
  return (
    <header className="on-dark relative isolate overflow-hidden bg-linear-to-b from-ink-950 to-ink-800 text-limestone-50">
      <div
        className={cx(
          'flex items-center justify-between gap-16 pt-22 pb-9 print:py-0',
          brief ? 'md:pt-32 md:pb-14' : 'md:pt-36 md:pb-20',
          width === 'page' ? 'container-page' : 'container-article',
        )}
      >
        <div>
          {kicker && (
            <p className={cx('mb-3 font-semibold text-brass-300', brief && 'max-md:hidden')}>
              {kicker}
            </p>
          )}
          <h1 className="max-w-4xl text-3xl leading-tight md:text-5xl">{title}</h1>
          {intro && (
            <p
              className={cx(
                'mt-4 max-w-prose text-limestone-200 md:mt-5 md:text-lg',
                brief && 'max-md:hidden',
              )}
            >
              {intro}
            </p>
          )}
          {children && <div className="mt-5 md:mt-8">{children}</div>}
        </div>
        {art && <div className="shrink-0 max-lg:hidden print:hidden">{art}</div>}
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 120"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-x-0 bottom-0 -z-10 h-12 w-full overflow-visible md:h-24 print:hidden"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path
          className="text-sea-500/40"
          d="M0 62c50-20 100-20 150 0s100 20 150 0 100-20 150 0 100 20 150 0 100-20 150 0 100 20 150 0 100-20 150 0 100 20 150 0"
        />
        <path
          className="text-brass-400/35"
          d="M-60 86c50-16 100-16 150 0s100 16 150 0 100-16 150 0 100 16 150 0 100-16 150 0 100 16 150 0 100-16 150 0 100 16 150 0 100-16 150 0"
        />
        <path
          className="text-sea-500/25"
          d="M-20 108c50-14 100-14 150 0s100 14 150 0 100-14 150 0 100 14 150 0 100-14 150 0 100 14 150 0 100-14 150 0 100 14 150 0"
        />
      </svg>
    </header>
  );
}

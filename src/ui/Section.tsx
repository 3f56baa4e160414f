import type { ReactNode } from 'react';
import { cx } from './classes';
import { type EstimatedHeights, laidOutLater } from './laidOutLater';

interface SectionProps {
  id?: string;
  heading: ReactNode;
  /** A short line over the heading. */
  kicker?: ReactNode;
  intro?: ReactNode;
  tone?: 'light' | 'stone' | 'dark';
  /** Puts a short content at the end of the heading's line on wide screens. */
  beside?: boolean;
  /** Leaves the heading alone on phones. */
  folded?: boolean;
  /** For a section below the first screen: it is laid out when it comes near. */
  heights?: EstimatedHeights;
  children: ReactNode;
}

const TONES = {
  light: 'bg-limestone-50',
  stone: 'bg-limestone-100',
  dark: 'on-dark bg-ink-900 text-limestone-50',
} as const;

/** A full-width section of a page: heading, introduction, content; `id` is its anchor. */
export function Section({
  id,
  heading,
  kicker,
  intro,
  tone = 'light',
  beside,
  folded,
  heights,
  children,
}: SectionProps) {
  const headingId = id && `${id}-heading`;
  const classes = cx(folded ? 'py-5' : 'py-12', 'md:py-24', TONES[tone]);
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      {...(heights ? laidOutLater(heights, classes) : { className: classes })}
    >
      <div
        className={cx(
          'container-page',
          beside && 'lg:flex lg:flex-wrap lg:items-center lg:justify-between lg:gap-10',
        )}
      >
        <header className="max-w-3xl">
          {kicker && <p className={cx('kicker', tone === 'dark' && 'text-brass-300')}>{kicker}</p>}
          <h2 id={headingId} className="section-heading">
            {heading}
          </h2>
          {intro && (
            <p className={cx('mt-4 max-w-prose text-lg', folded && 'max-md:hidden')}>{intro}</p>
          )}
        </header>
        <div className={cx(beside ? 'mt-8 lg:mt-0' : 'mt-8 md:mt-14', folded && 'max-md:hidden')}>
          {children}
        </div>
      </div>
    </section>
  );
}

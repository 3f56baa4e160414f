import type { ReactNode, SVGProps } from 'react';
import type { ServiceId } from '@/site/services';
import { cx } from '@/ui/cx';

const ACCENT = 'stroke-brass-400';

/** A sealed contract. */
const CIVIL = (
  <>
    <path d="M25 42.5H13a3.25 3.25 0 0 1-3.25-3.25V8.75A3.25 3.25 0 0 1 13 5.5h14.5l10.25 10.25v7.5" />
    <path d="M27.5 5.5v7.25a3 3 0 0 0 3 3h7.25" />
    <path d="M16 14.5h5.5M16 21.5h13.5M16 28h8.5M16 34.5h5.5" />
    <g className={ACCENT}>
      <circle cx="33.5" cy="32" r="5.75" />
      <path d="m31.25 32.15 1.6 1.6 3-3.25M30 36.75l-1.25 6.75 4.75-2.25 4.75 2.25L37 36.75" />
    </g>
  </>
);

/** Two adults and a child under one roof. */
const FAMILY = (
  <>
    <path className={ACCENT} d="M4.5 20.5 22 6.85a3.25 3.25 0 0 1 4 0L43.5 20.5M35.5 14V7.75" />
    <circle cx="14.75" cy="24" r="3.75" />
    <circle cx="33.25" cy="24" r="3.75" />
    <circle cx="24" cy="31.75" r="2.75" />
    <path d="M7.5 42.5v-3.75a7.25 7.25 0 0 1 10.9-6.27M40.5 42.5v-3.75a7.25 7.25 0 0 0-10.9-6.27" />
    <path d="M18.75 42.5v-.75a5.25 5.25 0 0 1 10.5 0v.75" />
  </>
);

/** A briefcase with scales. */
const LABOR = (
  <>
    <rect x="5.5" y="13.5" width="37" height="28.5" rx="3.25" />
    <path d="M17.5 13.5v-4A3.25 3.25 0 0 1 20.75 6.25h6.5a3.25 3.25 0 0 1 3.25 3.25v4" />
    <g className={ACCENT}>
      <path d="M24 18.75V36.5M19.75 36.5h8.5M14.5 22.25c3.5 0 6-1.25 9.5-1.25s6 1.25 9.5 1.25" />
      <path d="m14.5 22.25-3.75 7.5a4 4 0 0 0 7.5 0zM33.5 22.25l-3.75 7.5a4 4 0 0 0 7.5 0z" />
    </g>
  </>
);

/** A passport above waves. */
const IMMIGRATION = (
  <>
    <rect x="9.5" y="4.5" width="29" height="39" rx="3.25" />
    <circle cx="24" cy="18.5" r="8" />
    <path d="M16 18.5h16M24 10.5c2.5 2.2 3.75 4.85 3.75 8s-1.25 5.8-3.75 8c-2.5-2.2-3.75-4.85-3.75-8s1.25-5.8 3.75-8z" />
    <path
      className={ACCENT}
      d="M14.5 33.25c3.17-2.3 6.33-2.3 9.5 0s6.33 2.3 9.5 0M18.5 38.25c1.83-1.3 3.67-1.3 5.5 0s3.67 1.3 5.5 0"
    />
  </>
);

/** An olive branch and a key. */
const INHERITANCE = (
  <>
    <path d="M6.5 42C11.5 29.5 21 18.5 38.5 9" />
    <path d="M11.5 32.5c-4.6-2.25-6.4-6.25-5-11.25 4.75 2 6.5 6.15 5 11.25zM18.75 23.5c-3.9-3.15-4.65-7.3-2.15-11.75 4.1 2.95 4.9 7.1 2.15 11.75zM28.25 15.25c-2.85-3.6-2.7-7.25.35-10.75 3.15 3.35 3.05 7.05-.35 10.75z" />
    <path d="M15.25 27.25c4.3-2.95 8.3-2.35 11.4 1.6-4.1 2.95-8.3 2.35-11.4-1.6zM23.75 18.75c4.65-2.35 8.5-1.3 11 3-4.55 2.35-8.5 1.2-11-3zM38.5 9c.5-2.3 1.9-3.8 4.25-4.5.5 2.45-.9 4-4.25 4.5z" />
    <g className={ACCENT}>
      <circle cx="37.25" cy="36.75" r="5" />
      <circle cx="38.75" cy="36.75" r=".75" />
      <path d="M32.25 36.75H16.5v4M21 36.75v3" />
    </g>
  </>
);

const SERVICE_ICONS: Record<ServiceId, ReactNode> = {
  civil: CIVIL,
  family: FAMILY,
  labor: LABOR,
  immigration: IMMIGRATION,
  inheritance: INHERITANCE,
};

interface ServiceIconProps extends SVGProps<SVGSVGElement> {
  id: ServiceId;
}

/** The icon of a practice area (SPEC 3.6). */
export function ServiceIcon({ id, className, ...props }: ServiceIconProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      strokeWidth={1.75}
      aria-hidden="true"
      className={cx('icon', className)}
      {...props}
    >
      {SERVICE_ICONS[id]}
    </svg>
  );
}

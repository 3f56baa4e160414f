import type { CSSProperties } from 'react';

/** The heights, without padding, that an element is taken for: on phones, from `md`, from `lg` on. */
export type EstimatedHeights = readonly [phone: number, tablet: number, desktop: number];

/** The attributes of an element, of heights in rem, that is laid out when it comes near (styles/base.css). */
export function laidOutLater([phone, tablet, desktop]: EstimatedHeights, className: string) {
  const style = {
    '--phone': `${phone}rem`,
    '--tablet': `${tablet}rem`,
    '--desktop': `${desktop}rem`,
  };
  return { className: `${className} lay-out-later`, style: style as CSSProperties };
}

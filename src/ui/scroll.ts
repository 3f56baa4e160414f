/** The scroll behaviour: smooth, unless the visitor prefers reduced motion. */
export function scrollBehavior(): 'smooth' | 'instant' {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** As a `ref`: shows an element that appears. Returns nothing: in some browsers scrolling is a promise. */
export const intoView = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'nearest' });
};

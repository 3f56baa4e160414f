/** How to scroll: smoothly, unless the visitor asked for less motion. */
export function scrollBehavior(): 'smooth' | 'instant' {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** The header turns dark beyond this scroll position (SPEC 9). */
const DARK_AFTER_PX = 20;

/** Keeps `html[data-scrolled]`, without React: pages are scrolled before the app starts. */
export function markScrolled(): void {
  const update = () =>
    document.documentElement.toggleAttribute('data-scrolled', scrollY > DARK_AFTER_PX);
  addEventListener('scroll', update, { passive: true });
  update();
}

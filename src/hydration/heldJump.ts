/**
 * Stops holding back the browser's own jump to a section of the home page (styles/base.css): once
 * the app scrolls there itself, the visitor interacts, or the app fails.
 */
export function releaseJump(): void {
  document.documentElement.style.animation = 'none';
}

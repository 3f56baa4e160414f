/** The bar of `OfflineNotice.tsx`, which has these classes among the page's inlined styles. */
export const NOTICE = 'sticky bottom-0 z-30 low:static';
export const NOTICE_BAR =
  'on-dark flex items-center gap-3 border-t border-brass-400/60 bg-ink-950 py-3 ps-5 pe-24 text-base leading-snug text-limestone-50';

let notice: HTMLElement | undefined;

/**
 * Says that a tapped link waits for the connection, while the app cannot say it: its code has not
 * been loaded. Outside the app's element, whose content must stay as it was prerendered.
 */
export function showHeldLinkNotice(): void {
  if (notice) return;
  notice = Object.assign(document.createElement('div'), { role: 'status', className: NOTICE });
  document.body.append(notice);
  const bar = Object.assign(document.createElement('p'), { className: NOTICE_BAR });
  bar.textContent = document.querySelector<HTMLElement>('[data-stalled]')?.dataset.stalled ?? '';
  notice.append(bar);
}

export function removeHeldLinkNotice(): void {
  notice?.remove();
  notice = undefined;
}

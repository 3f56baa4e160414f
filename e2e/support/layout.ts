import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  sources: { node: Node | null }[];
}

/**
 * The sum of all layout shifts so far, except in status texts: in Arabic, Chromium counts a changed
 * text as a shift.
 */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const isStatus = ({ node }: { node: Node | null }) =>
          node instanceof Text && node.parentElement?.role === 'status';
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as never as Shift[]) {
            const isWords = entry.sources.length > 0 && entry.sources.every(isStatus);
            if (!isWords) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered in a separate task.
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
}

export async function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Waits for the page's next layout, which a paused clock does not prevent. */
export async function nextLayout(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new ResizeObserver(() => resolve()).observe(document.body);
      }),
  );
}

// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

const root = document.documentElement;
const afterPaint = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
const isStyled = () => !document.querySelector('link')?.hasAttribute('media');

it('does nothing but paint the answer to a tap, then hydrates islands', async () => {
  vi.resetModules();
  history.replaceState(null, '', '/');
  root.dataset.layOutLater = '';
  document.head.innerHTML = '<link rel="stylesheet" media="not all" href="data:text/css,">';
  const { firstInteraction, listenForFirstInteraction } =
    await import('@/hydration/firstInteraction');
  listenForFirstInteraction();
  const resolved = vi.fn();
  void firstInteraction().then(resolved);

  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await afterPaint();
  expect(resolved, 'while it is pressed').not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event('click', { bubbles: true }));
  await Promise.resolve();
  expect(resolved).not.toHaveBeenCalled();
  await afterPaint();
  expect(resolved).toHaveBeenCalled();
  // The layout of all, and the full style sheet, would cost the tap a layout of the whole page.
  expect(root.dataset.layOutLater).toBe('');
  expect(isStyled()).toBe(false);
});

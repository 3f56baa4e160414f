// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const root = document.documentElement;

beforeEach(async () => {
  vi.resetModules();
  history.replaceState(null, '', '/');
  root.dataset.idle = '';
  document.head.innerHTML = '<link rel="stylesheet" media="not all" href="data:text/css,">';
  const { listenForFirstInteraction } = await import('@/hydration/firstInteraction');
  listenForFirstInteraction();
});

const afterPaint = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
const isStyled = () => !document.querySelector('link')?.hasAttribute('media');

it('paints the answer to a tap, in full style, before it lays out the rest of the page', async () => {
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(isStyled()).toBe(true);
  document.body.dispatchEvent(new Event('click', { bubbles: true }));
  expect(root.dataset.idle).toBe('');
  await afterPaint();
  expect(root.dataset.idle).toBeUndefined();
});

it('lays out nothing while the pointer is still pressed', async () => {
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await afterPaint();
  expect(root.dataset.idle).toBe('');
});

it('lays out the page at once when it is scrolled', () => {
  window.dispatchEvent(new Event('scroll'));
  expect(root.dataset.idle).toBeUndefined();
  expect(isStyled()).toBe(true);
});

it('ignores pointer events without movement, which a changing page fires', () => {
  const moved = (movementX: number) =>
    Object.assign(new Event('pointermove'), { movementX, movementY: 0 });
  window.dispatchEvent(moved(0));
  expect(root.dataset.idle).toBe('');
  window.dispatchEvent(moved(1));
  expect(root.dataset.idle).toBeUndefined();
});

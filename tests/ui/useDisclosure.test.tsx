// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useDisclosure } from '@/ui/useDisclosure';

afterEach(() => vi.unstubAllGlobals());

function Menu() {
  const { setOpen, buttonProps, panelProps } = useDisclosure();
  return (
    <div onPointerEnter={() => setTimeout(() => setOpen(true))}>
      <button {...buttonProps}>Menu</button>
      <p {...panelProps}>Panel</p>
    </div>
  );
}

it('Escape closes a panel in the moment in which it is shown', async () => {
  // As in a browser, where effects run after the paint.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<Menu />);
  const panel = () => host.querySelector('p');
  await vi.waitFor(() => expect(panel()).not.toBeNull());
  const shown = new Promise<void>((resolve) =>
    new MutationObserver(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      resolve();
    }).observe(host, { subtree: true, attributeFilter: ['hidden'] }),
  );
  host
    .querySelector('div')
    ?.dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true, relatedTarget: document.body }),
    );
  await shown;
  await vi.waitFor(() => expect(panel()?.hidden).toBe(true));
  root.unmount();
});

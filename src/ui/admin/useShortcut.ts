import { useEffect, useRef } from 'react';

/**
 * Registers a keyboard shortcut with Ctrl (Cmd on a Mac). None is a single key, which speech input
 * and a resting hand would press by chance (WCAG 2.1.4).
 * @param handler may change with each render.
 */
export function useShortcut(shortcut: `ctrl+${string}`, handler: () => void): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });

  useEffect(() => {
    const key = shortcut.slice('ctrl+'.length);
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== key || event.altKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      latest.current();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [shortcut]);
}

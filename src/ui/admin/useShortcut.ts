import { useEffect, useEffectEvent } from 'react';

/**
 * Registers a keyboard shortcut with Ctrl (Cmd on a Mac). None is a single key, which speech input
 * and a resting hand would press by chance (WCAG 2.1.4).
 * @param handler may change with each render.
 */
export function useShortcut(shortcut: `ctrl+${string}`, handler: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (`ctrl+${event.key.toLowerCase()}` !== shortcut || event.altKey) return;
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    handler();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

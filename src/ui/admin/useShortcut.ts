import { useEffect, useEffectEvent } from 'react';

/** A shortcut with Ctrl (Cmd on a Mac): a single key could be pressed by chance (WCAG 2.1.4). */
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

import { useEffect, useRef } from 'react';

/**
 * Calls back on Ctrl+key (Cmd on a Mac), or on the bare key where nobody is writing: 'ctrl+s', '/'.
 * @param handler may be another one at each render.
 */
export function useShortcut(shortcut: string, handler: () => void): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });

  useEffect(() => {
    const withCtrl = shortcut.startsWith('ctrl+');
    const key = withCtrl ? shortcut.slice('ctrl+'.length) : shortcut;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== key || event.altKey) return;
      if (withCtrl !== (event.ctrlKey || event.metaKey)) return;
      // Behind an open dialog there is nothing to go to.
      if (!withCtrl && (isWriting(event.target) || document.querySelector('dialog[open]'))) return;
      event.preventDefault();
      latest.current();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [shortcut]);
}

/** Whether a key pressed there belongs to a field. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

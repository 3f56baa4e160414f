import { useEffect, useRef } from 'react';

/**
 * Registers a keyboard shortcut: 'ctrl+s' (Cmd on a Mac), or a single key such as '/', which is
 * ignored in text fields.
 * @param handler may change with each render.
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
      // The page behind an open dialog is inert.
      if (!withCtrl && (isEditable(event.target) || document.querySelector('dialog[open]'))) return;
      event.preventDefault();
      latest.current();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [shortcut]);
}

/** Whether an event's target is a form field or editable. */
function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

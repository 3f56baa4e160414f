import { useEffect, useState } from 'react';

/**
 * A host element that is always on top: in the body or, while a modal dialog is open, inside it,
 * since everything outside is covered and inert. It is moved, not recreated, so that its content
 * keeps its state.
 */
export function useTopLayerHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));

  useEffect(() => {
    const place = () => {
      const dialogs = document.querySelectorAll('dialog[open]');
      const parent = dialogs[dialogs.length - 1] ?? document.body;
      if (host.parentElement !== parent) parent.append(host);
    };
    place();
    const observer = new MutationObserver(place);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['open'],
    });
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host]);

  return host;
}

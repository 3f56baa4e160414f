import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../classes';
import { dismissToast, type ToastState } from './store';

interface ToasterProps {
  shown: ToastState | undefined;
  /** The label of the region in which toasts appear. */
  label: string;
  closeLabel: string;
  dir: 'ltr' | 'rtl';
}

/** SPEC 9. */
const DURATION_MS = 5_000;
const SWIPE_THRESHOLD_PX = 50;

const VARIANTS = {
  default: 'border-limestone-300 bg-white text-ink-900',
  destructive: 'on-dark border-terracotta-700 bg-terracotta-700 text-white',
} as const;

/**
 * The variant that shows one toast at a time (SPEC 4.6). Swiping it towards the inline end
 * dismisses it.
 */
export function Toaster({ shown, label, closeLabel, dir }: ToasterProps): ReactNode {
  const host = useTopLayerHost();
  return createPortal(
    <Toast.Provider
      label={label}
      duration={DURATION_MS}
      swipeDirection={dir === 'rtl' ? 'left' : 'right'}
      swipeThreshold={SWIPE_THRESHOLD_PX}
      announcerContainer={host}
    >
      {shown && (
        <Toast.Root
          key={shown.id}
          open={shown.open}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast();
          }}
          className={cx(
            'flex items-start gap-3 rounded-xl border p-4 ps-5 shadow-float',
            'transition duration-200 starting:translate-y-4 starting:opacity-0',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none',
            VARIANTS[shown.variant ?? 'default'],
          )}
        >
          <div className="min-w-0 grow [overflow-wrap:anywhere]">
            <Toast.Title className="font-semibold">{shown.title}</Toast.Title>
            {shown.description && (
              <Toast.Description className="mt-0.5 text-base">
                {shown.description}
              </Toast.Description>
            )}
          </div>
          <Toast.Close
            aria-label={closeLabel}
            className="-me-2 -mt-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-current/10"
          >
            <X className="size-5" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        label={`${label} ({hotkey})`}
        dir={dir}
        className="fixed start-4 end-4 bottom-24 z-50 outline-none sm:start-auto sm:w-[22.25rem]"
      />
    </Toast.Provider>,
    host,
  );
}

/**
 * A host element that is always on top: in the body or, while a modal dialog is open, inside it,
 * since everything outside is covered and inert. It is moved, not recreated, so that its content
 * keeps its state.
 */
function useTopLayerHost(): HTMLElement {
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

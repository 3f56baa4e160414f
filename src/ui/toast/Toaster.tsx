import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createRoot } from 'react-dom/client';
import { cx } from '../classes';

interface Toast {
  title: string;
  description: string;
  variant?: keyof typeof VARIANTS;
  /** The label of the region in which toasts appear. */
  label: string;
  closeLabel: string;
  dir: 'ltr' | 'rtl';
}

/** SPEC 9. */
const DURATION_MS = 5_000;
const SWIPE_THRESHOLD_PX = 50;
const REMOVE_DELAY_MS = 1_000_000;

const VARIANTS = {
  default: 'border-limestone-300 bg-white text-ink-900',
  destructive: 'on-dark border-terracotta-700 bg-terracotta-700 text-white',
} as const;

/**
 * Always on top: in the body or, while a modal dialog is open, inside it, since everything outside is
 * covered and inert. It is moved, not made anew, so that its content keeps its state.
 */
const host = document.createElement('div');
const root = createRoot(host);

function place() {
  const parent = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (host.parentElement !== parent) parent.append(host);
}

let shown = 0;

/** Shows a toast for 5 s in place of the one before (SPEC 4.6). */
export function showToast(toast: Toast): void {
  if (shown === 0) {
    const changes = { subtree: true, childList: true, attributeFilter: ['open'] };
    new MutationObserver(place).observe(document.body, changes);
  }
  place();
  shown += 1;
  root.render(<Toaster id={shown} {...toast} />);
}

/** A dismissed toast is removed after a very long delay (SPEC 4.6, 9). */
function removeLater(id: number) {
  setTimeout(() => {
    if (id === shown) root.render(null);
  }, REMOVE_DELAY_MS);
}

/** The variant of SPEC 9 that shows one at a time. Swiping it towards the inline end dismisses it. */
function Toaster({
  id,
  title,
  description,
  variant = 'default',
  ...region
}: Toast & { id: number }) {
  const { label, closeLabel, dir } = region;
  return (
    <Radix.Provider
      label={label}
      duration={DURATION_MS}
      swipeDirection={dir === 'rtl' ? 'left' : 'right'}
      swipeThreshold={SWIPE_THRESHOLD_PX}
      announcerContainer={host}
    >
      <Radix.Root
        key={id}
        onOpenChange={() => removeLater(id)}
        className={cx(
          'flex items-start gap-3 rounded-xl border p-4 ps-5 shadow-float',
          'transition duration-200 starting:translate-y-4 starting:opacity-0',
          'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none',
          VARIANTS[variant],
        )}
      >
        <div className="min-w-0 grow [overflow-wrap:anywhere]">
          <Radix.Title className="font-semibold">{title}</Radix.Title>
          <Radix.Description className="mt-0.5 text-base">{description}</Radix.Description>
        </div>
        <Radix.Close
          aria-label={closeLabel}
          className="-me-2 -mt-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-current/10"
        >
          <X className="size-5" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        label={`${label} ({hotkey})`}
        dir={dir}
        className="fixed start-4 end-4 bottom-24 z-50 outline-none sm:start-auto sm:w-[22.25rem]"
      />
    </Radix.Provider>
  );
}

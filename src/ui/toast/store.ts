export interface ToastOptions {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export interface ToastState extends ToastOptions {
  id: number;
  /** False once dismissed; it is kept for REMOVE_DELAY_MS. */
  open: boolean;
}

/** A dismissed toast is removed after a very long delay (SPEC 4.6, 9). */
const REMOVE_DELAY_MS = 1_000_000;

let shown: ToastState | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ToastState | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast for 5 s, replacing the current one (SPEC 4.6). Callable from anywhere; the texts
 * are already translated.
 */
export function toast(options: ToastOptions): void {
  lastId += 1;
  set({ ...options, id: lastId, open: true });
}

export function dismissToast(): void {
  const dismissed = shown && { ...shown, open: false };
  set(dismissed);
  setTimeout(() => {
    if (shown === dismissed) set(undefined);
  }, REMOVE_DELAY_MS);
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownToast = () => shown;

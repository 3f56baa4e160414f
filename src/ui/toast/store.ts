export interface ToastOptions {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export interface ToastState extends ToastOptions {
  id: number;
  /** False once dismissed; it stays in the list for TOAST_REMOVE_DELAY_MS. */
  open: boolean;
}

/** One toast at a time; a dismissed one is removed after a very long delay (SPEC 4.6, 9). */
const TOAST_LIMIT = 1;
const TOAST_REMOVE_DELAY_MS = 1_000_000;

const EMPTY: readonly ToastState[] = [];

let toasts = EMPTY;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastState[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast for 5 s, replacing the current one (SPEC 4.6). Callable from anywhere; the texts
 * are already translated.
 */
export function toast(options: ToastOptions): void {
  lastId += 1;
  set([{ ...options, id: lastId, open: true }, ...toasts].slice(0, TOAST_LIMIT));
}

export function dismissToast(id: number): void {
  const dismissed = toasts.find((candidate) => candidate.id === id);
  if (!dismissed?.open) return;
  set(toasts.map((other) => (other === dismissed ? { ...other, open: false } : other)));
  setTimeout(() => {
    set(toasts.filter((other) => other.id !== id));
  }, TOAST_REMOVE_DELAY_MS);
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getSnapshot = (): readonly ToastState[] => toasts;

/** While prerendering and hydrating there are no toasts. */
export const getServerSnapshot = (): readonly ToastState[] => EMPTY;

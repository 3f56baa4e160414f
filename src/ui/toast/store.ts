export interface ToastOptions {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export interface ToastState extends ToastOptions {
  id: number;
  /** False once dismissed: it leaves the screen, and much later the list. */
  open: boolean;
}

export interface Notice {
  id: number;
  text: string;
}

interface Snapshot {
  toasts: readonly ToastState[];
  /** Notices that the screen has not taken over yet. */
  notices: readonly Notice[];
}

/** SPEC 4.6, 9: one toast at a time; a dismissed one is removed after a very long delay. */
const TOAST_LIMIT = 1;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

const EMPTY: Snapshot = { toasts: [], notices: [] };

let snapshot = EMPTY;
let lastId = 0;
const listeners = new Set<() => void>();

function set(change: Partial<Snapshot>): void {
  snapshot = { ...snapshot, ...change };
  for (const listener of listeners) listener();
}

/**
 * Shows a toast in the place of the last one (SPEC 4.6: at most one, for 5 s). Callable from anywhere: its
 * texts come translated from the caller, its code is fetched on first use.
 */
export function toast(options: ToastOptions): void {
  lastId += 1;
  set({
    toasts: [{ ...options, id: lastId, open: true }, ...snapshot.toasts].slice(0, TOAST_LIMIT),
  });
}

/** Takes a toast from the screen. */
export function dismissToast(id: number): void {
  const one = snapshot.toasts.find((candidate) => candidate.id === id);
  if (!one?.open) return;
  set({
    toasts: snapshot.toasts.map((other) => (other === one ? { ...one, open: false } : other)),
  });
  setTimeout(() => {
    set({ toasts: snapshot.toasts.filter((other) => other.id !== id) });
  }, TOAST_REMOVE_DELAY_MS);
}

/** Shows a short line beside others, up to three at once (SPEC 4.6), such as 'copied'. */
export function notice(text: string): void {
  lastId += 1;
  set({ notices: [...snapshot.notices, { id: lastId, text }] });
}

/** The notices that wait, which wait no more. */
export function takeNotices(): readonly Notice[] {
  const { notices } = snapshot;
  if (notices.length > 0) set({ notices: [] });
  return notices;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getSnapshot = (): Snapshot => snapshot;

/** Before hydration there is nothing to say. */
export const getServerSnapshot = (): Snapshot => EMPTY;

/** The local storage key of the last use, shared by the tabs. */
const KEY = 'admin_last_use';

const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** The shortest interval between two writes of the last use. */
const NOTE_MS = 5_000;

/**
 * When a session was last used in any tab of this browser; undefined if it never was, or if the clock
 * has been put back since: then the database's decides.
 */
function lastUse(session: string): number | undefined {
  const [id, at] = (localStorage.getItem(KEY) ?? '').split(' ');
  return id === session && Number(at) <= Date.now() ? Number(at) : undefined;
}

/** How long ago that was, in whole seconds. */
export function idleSeconds(session: string): number | undefined {
  const at = lastUse(session);
  return at === undefined ? undefined : Math.round((Date.now() - at) / 1000);
}

const noteUse = (session: string) => localStorage.setItem(KEY, `${session} ${Date.now()}`);

/**
 * Calls `end` when the session `id` has been unused in all tabs for too long, or is past its end.
 * Also checks whenever the tab becomes visible, since a sleeping computer runs no timers.
 * @param limits in ms, its end since the epoch.
 * @returns the function that stops watching.
 */
export function watchLimits(
  id: string,
  { endsAt, idleMs }: { endsAt: number; idleMs: number },
  end: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let noted = 0;

  /** Ends the session or sets the next check. @returns whether it is still valid. */
  function check(): boolean {
    clearTimeout(timer);
    const left = Math.min((lastUse(id) ?? Date.now()) + idleMs, endsAt) - Date.now();
    if (left > 0) timer = setTimeout(check, left);
    else end();
    return left > 0;
  }
  function onUse() {
    if (Date.now() - noted < NOTE_MS || !check()) return;
    noted = Date.now();
    noteUse(id);
  }

  onUse();
  const stopped = new AbortController();
  const options = { capture: true, passive: true, signal: stopped.signal };
  for (const name of EVENTS) addEventListener(name, onUse, options);
  document.addEventListener('visibilitychange', check, options);
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
}

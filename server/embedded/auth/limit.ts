/** The most keys that a limit remembers, since callers choose them. */
const MOST_KEYS = 10_000;

/** Values by key, each for `time` ms after it was set; beyond `MOST_KEYS` those set last. */
class Recent<Value> {
  /** In the order in which they were set, so that the first are to be forgotten first. */
  private readonly entries = new Map<string, { value: Value; setAt: number }>();

  constructor(private readonly time: number) {}

  private isOver(setAt: number): boolean {
    return setAt <= Date.now() - this.time;
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    return entry && !this.isOver(entry.setAt) ? entry.value : undefined;
  }

  set(key: string, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, { value, setAt: Date.now() });
    for (const [old, { setAt }] of this.entries) {
      if (this.entries.size <= MOST_KEYS && !this.isOver(setAt)) return;
      this.entries.delete(old);
    }
  }

  delete(key: string): void {
    this.entries.delete(key);
  }
}

/** A rate limit per key: `most` events within `time` ms, counted in this process only. */
export class Limit {
  private readonly times: Recent<number[]>;

  constructor(
    private readonly most: number,
    private readonly time: number,
  ) {
    this.times = new Recent(time);
  }

  private recent(key: string): number[] {
    const since = Date.now() - this.time;
    return (this.times.get(key) ?? []).filter((time) => time > since);
  }

  isReached(key: string): boolean {
    return this.recent(key).length >= this.most;
  }

  add(key: string): void {
    this.times.set(key, [...this.recent(key), Date.now()]);
  }

  forget(key: string): void {
    this.times.delete(key);
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Waits that grow: after each `most` failures a key waits, first `time` ms and each time twice as
 * long, up to a day. A day without failures, or a success, begins anew.
 */
export class Escalation {
  private readonly keys = new Recent<{ failures: number; until: number }>(DAY_MS);

  constructor(
    private readonly most: number,
    private readonly time: number,
  ) {}

  isWaiting(key: string): boolean {
    return (this.keys.get(key)?.until ?? 0) > Date.now();
  }

  add(key: string): void {
    const failures = (this.keys.get(key)?.failures ?? 0) + 1;
    const rounds = failures / this.most;
    const wait = Math.min(this.time * 2 ** (rounds - 1), DAY_MS);
    const until = Number.isInteger(rounds) ? Date.now() + wait : 0;
    this.keys.set(key, { failures, until });
  }

  forget(key: string): void {
    this.keys.delete(key);
  }
}

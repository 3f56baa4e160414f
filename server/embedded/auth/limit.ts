/** The most keys that a limit remembers, since callers choose them. */
const MOST_KEYS = 10_000;

/** Values by key, each for `time` ms after it was set; beyond `MOST_KEYS` those set last. */
abstract class Recent<Value> {
  /** In the order in which they were set, so that the first are to be forgotten first. */
  private readonly entries = new Map<string, { value: Value; setAt: number }>();

  constructor(
    protected readonly most: number,
    protected readonly time: number,
    private readonly kept = time,
  ) {}

  private isOver(setAt: number): boolean {
    return setAt <= Date.now() - this.kept;
  }

  protected get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    return entry && !this.isOver(entry.setAt) ? entry.value : undefined;
  }

  protected set(key: string, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, { value, setAt: Date.now() });
    for (const [old, { setAt }] of this.entries) {
      if (this.entries.size <= MOST_KEYS && !this.isOver(setAt)) return;
      this.entries.delete(old);
    }
  }

  forget(key: string): void {
    this.entries.delete(key);
  }
}

/** A rate limit per key: `most` events within `time` ms, counted in this process only. */
export class Limit extends Recent<number[]> {
  private recent(key: string): number[] {
    const since = Date.now() - this.time;
    return (this.get(key) ?? []).filter((time) => time > since);
  }

  isReached(key: string): boolean {
    return this.recent(key).length >= this.most;
  }

  add(key: string): void {
    this.set(key, [...this.recent(key), Date.now()]);
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Waits that grow: after each `most` failures a key waits, first `time` ms and each time twice as
 * long. A day without failures, or a success, begins anew, so that no wait is longer.
 */
export class Escalation extends Recent<{ failures: number; until: number }> {
  constructor(most: number, time: number) {
    super(most, time, DAY_MS);
  }

  isWaiting(key: string): boolean {
    return (this.get(key)?.until ?? 0) > Date.now();
  }

  add(key: string): void {
    const failures = (this.get(key)?.failures ?? 0) + 1;
    const rounds = failures / this.most;
    const until = Number.isInteger(rounds) ? Date.now() + this.time * 2 ** (rounds - 1) : 0;
    this.set(key, { failures, until });
  }
}

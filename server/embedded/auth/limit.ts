/** A rate limit per key: `most` events within `time` ms, counted in this process only. */
export class Limit {
  private readonly times = new Map<string, number[]>();

  constructor(
    private readonly most: number,
    private readonly time: number,
  ) {}

  private recent(key: string): number[] {
    const since = Date.now() - this.time;
    return (this.times.get(key) ?? []).filter((time) => time > since);
  }

  isReached(key: string): boolean {
    return this.recent(key).length >= this.most;
  }

  add(key: string): void {
    // Removes keys without recent events.
    if (this.times.size > 1000) {
      for (const old of this.times.keys()) if (this.recent(old).length === 0) this.forget(old);
    }
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
  private readonly keys = new Map<string, { failures: number; last: number; until: number }>();

  constructor(
    private readonly most: number,
    private readonly time: number,
  ) {}

  isWaiting(key: string): boolean {
    return (this.keys.get(key)?.until ?? 0) > Date.now();
  }

  add(key: string): void {
    const now = Date.now();
    if (this.keys.size > 1000) {
      for (const [old, { last }] of this.keys) if (last < now - DAY_MS) this.keys.delete(old);
    }
    const known = this.keys.get(key);
    const failures = known && known.last > now - DAY_MS ? known.failures + 1 : 1;
    const rounds = failures / this.most;
    const wait = Math.min(this.time * 2 ** (rounds - 1), DAY_MS);
    const until = Number.isInteger(rounds) ? now + wait : 0;
    this.keys.set(key, { failures, last: now, until });
  }

  forget(key: string): void {
    this.keys.delete(key);
  }
}

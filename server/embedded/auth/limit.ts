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

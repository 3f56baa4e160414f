/** At most so many within a time, in ms, for each key. In this process alone. */
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
    // Keys that have not come up for a while are forgotten.
    if (this.times.size > 1000) {
      for (const old of this.times.keys()) if (this.recent(old).length === 0) this.forget(old);
    }
    this.times.set(key, [...this.recent(key), Date.now()]);
  }

  forget(key: string): void {
    this.times.delete(key);
  }
}

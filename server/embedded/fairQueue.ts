/** Thrown to a caller who has too much waiting already. */
export class QueueFull extends Error {}

/** How much may wait of one caller. */
const MOST_WAITING = 200;

type Work = () => Promise<void>;

/**
 * Runs one piece of work at a time: all requests share a database session, and two at once would run
 * under each other's role. Callers take turns, however much each asks for, and of each what is quick
 * comes first.
 */
export class FairQueue {
  /** In the order of their turns. */
  private readonly callers = new Map<string | undefined, [quick: Work[], slow: Work[]]>();
  private running: Promise<void> | undefined;

  /**
   * @param caller undefined for this machine, which is not limited.
   * @throws {QueueFull}
   */
  add<T>(work: () => T | Promise<T>, caller?: string, isQuick = true): Promise<T> {
    const waiting = this.callers.get(caller) ?? [[], []];
    if (caller !== undefined && waiting.flat().length >= MOST_WAITING) {
      return Promise.reject(new QueueFull());
    }
    this.callers.set(caller, waiting);
    const result = new Promise<T>((resolve, reject) => {
      waiting[isQuick ? 0 : 1].push(async () => {
        await Promise.resolve().then(work).then(resolve, reject);
      });
    });
    this.running ??= this.run();
    return result;
  }

  private async run(): Promise<void> {
    await Promise.resolve();
    for (const [caller, waiting] of this.callers) {
      const next = waiting[0].shift() ?? waiting[1].shift();
      await next?.();
      // Behind all others, also those who came meanwhile; iterating over a Map comes to it again.
      this.callers.delete(caller);
      if (waiting.flat().length > 0) this.callers.set(caller, waiting);
    }
    this.running = undefined;
  }

  /** Waits until nothing is left. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }
}

import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/** More than this in a run are no accident of a busy machine. */
const MOST_RETRIES = 3;

/** Prints each test that passed only at its second try, and fails a run with too many of them. */
export default class RetryReporter implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    if (test.outcome() === 'flaky') this.tests.add(test);
  }

  onEnd({ status }: FullResult): Promise<{ status?: FullResult['status'] }> {
    for (const test of this.tests) {
      console.log(`Passed at the second try: ${test.titlePath().filter(Boolean).join(' › ')}`);
    }
    if (this.tests.size <= MOST_RETRIES) return Promise.resolve({ status });
    console.log(`${this.tests.size} retries in a run, more than ${MOST_RETRIES}: it has failed.`);
    return Promise.resolve({ status: 'failed' });
  }
}

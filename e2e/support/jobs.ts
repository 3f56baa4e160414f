import type { Locator } from '@playwright/test';

/** Whether the middle of an element is on the screen, with nothing above it. */
export const isInSight = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });

/** Does a job like somebody with a mouse, who scrolls to what is not in sight, and counts. */
export class Job {
  presses = 0;
  /** Targets that were not on the screen. */
  scrolls = 0;

  async press(target: Locator): Promise<void> {
    await target.waitFor();
    await this.look(target);
    this.presses += 1;
    await target.click();
  }

  /** A select costs a press to open and one to choose. */
  async choose(target: Locator, option: string): Promise<void> {
    await this.look(target);
    this.presses += 2;
    await target.selectOption({ label: option });
  }

  /** A click into a field; typing costs nothing. */
  async fill(target: Locator, value: string): Promise<void> {
    await this.look(target);
    this.presses += 1;
    await target.fill(value);
  }

  private async look(target: Locator): Promise<void> {
    if (!(await isInSight(target))) this.scrolls += 1;
  }
}

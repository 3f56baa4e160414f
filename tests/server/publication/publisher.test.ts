import { beforeEach, expect, it, vi } from 'vitest';
import { writeOnChange } from '../../../server/publication/publisher';

beforeEach(() => {
  vi.useFakeTimers();
});

const passMs = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A publisher whose runs end when the test lets them. */
function setup() {
  let listener = () => {};
  const writings: { end: (isDone: boolean) => Promise<void> }[] = [];
  const onChange = (changed: () => void) => void (listener = changed);
  writeOnChange({ onChange }, () => {
    return new Promise((resolve) => {
      const end = (isDone: boolean) => {
        resolve(isDone);
        return passMs(0).then(() => undefined);
      };
      writings.push({ end });
    });
  });
  return { writings, change: () => listener() };
}

it('writes at the start, once for a burst of saves, and once more for what is saved while it writes', async () => {
  const { writings, change } = setup();
  await passMs(200);
  expect(writings).toHaveLength(1);
  await writings[0]?.end(true);
  for (let save = 0; save < 20; save += 1) {
    change();
    await passMs(5);
  }
  await passMs(200);
  expect(writings).toHaveLength(2);
  change();
  change();
  await passMs(1000);
  expect(writings).toHaveLength(2);
  await writings[1]?.end(true);
  await passMs(200);
  expect(writings).toHaveLength(3);
  await writings[2]?.end(true);
  await passMs(600_000);
  expect(writings).toHaveLength(3);
});

it('tries again a minute after a failure, or with the next save', async () => {
  const { writings, change } = setup();
  await passMs(200);
  await writings[0]?.end(false);
  await passMs(59_000);
  expect(writings).toHaveLength(1);
  await passMs(1400);
  expect(writings).toHaveLength(2);
  await writings[1]?.end(false);
  change();
  await passMs(200);
  expect(writings).toHaveLength(3);
  await writings[2]?.end(true);
  await passMs(600_000);
  expect(writings).toHaveLength(3);
});

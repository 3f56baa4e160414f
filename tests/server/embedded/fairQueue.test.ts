import { expect, it } from 'vitest';
import { FairQueue, QueueFull } from '../../../server/embedded/fairQueue';

/** A queue, and the names of what it has run. */
function queueOf() {
  const [queue, ran] = [new FairQueue(), [] as string[]];
  const add = (caller: string | undefined, name: string, isQuick = true) =>
    queue.add(() => void ran.push(name), caller, isQuick);
  return { queue, ran, add };
}

it('runs one after another, also what is added meanwhile, and after failures', async () => {
  const { queue, ran } = queueOf();
  let running = 0;
  const work = (name: string) => async () => {
    running += 1;
    await Promise.resolve();
    expect(running).toBe(1);
    running -= 1;
    ran.push(name);
    if (name === 'fails') throw new Error(name);
    return name;
  };
  const fails = queue.add(work('fails'));
  await expect(Promise.all([queue.add(work('second')), fails])).rejects.toThrow('fails');
  expect(await queue.add(work('third'))).toBe('third');
  await queue.idle();
  expect(ran).toEqual(['fails', 'second', 'third']);
});

it('lets callers take turns, however much each asks for', async () => {
  const { queue, ran, add } = queueOf();
  for (let n = 0; n < 150; n += 1) void add('many', `many ${n}`);
  void add('one', 'one');
  void add(undefined, 'this machine');
  await queue.idle();
  expect(ran.slice(0, 3)).toEqual(['many 0', 'one', 'this machine']);
  expect(ran).toHaveLength(152);
});

it('runs the quick work of a caller first', async () => {
  const { queue, ran, add } = queueOf();
  void add('a', 'search 1', false);
  void add('a', 'search 2', false);
  void add('a', 'read');
  await queue.idle();
  expect(ran).toEqual(['read', 'search 1', 'search 2']);
});

it('refuses a caller with too much waiting, and nobody else', async () => {
  const { queue, ran, add } = queueOf();
  for (let n = 0; n < 200; n += 1) void add('many', 'many');
  await expect(add('many', 'beyond')).rejects.toThrow(QueueFull);
  for (let n = 0; n < 300; n += 1) void add(undefined, 'this machine');
  await add('one', 'one');
  await queue.idle();
  expect(ran).toHaveLength(501);
});

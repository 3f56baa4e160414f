import { expect, it } from 'vitest';
import { withRollback } from '../../../server/embedded/failures';
import { useBackend } from '../../support/backend';

const db = useBackend();

it.each([
  ['is answered with 503', () => new Response(null, { status: 503 })],
  [
    'throws',
    () => {
      throw new Error('failed');
    },
  ],
])('a request that %s leaves no failed transaction to the next one', async (_, answer) => {
  const { driver } = db.backend.connection;
  const handle = withRollback(db.backend.connection, async () => {
    await expect(driver.exec('begin; select 1 / 0')).rejects.toThrow('division by zero');
    return answer();
  });
  await handle(new Request('http://localhost')).catch(() => undefined);
  expect((await driver.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

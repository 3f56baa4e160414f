import { BroadcastChannel as Channel } from 'node:worker_threads';
import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { env } from '@/lib/db';
import { sessionKey } from '@/lib/session';
import { insertEnquiries } from '../../../../e2e/support/database';
import { find, read, useAdmin } from '../../../support/adminScreen';

const admin = useAdmin();

it('keeps its session when that of a test in another thread ends', async () => {
  await insertEnquiries(admin.backend, [{ name: 'Una' }, { name: 'Otra' }]);
  await admin.open('admin', 'cuestionario', 'Consultas');
  await read('2 consultas');
  const [there, here] = [1, 2].map(() => new Channel(sessionKey(env.supabaseUrl)));
  const told = new Promise((resolve) => {
    if (here) here.onmessage = resolve;
  });
  there?.postMessage({ event: 'SIGNED_OUT', session: null });
  await told;
  for (const channel of [there, here]) channel?.close();
  const field = await find('searchbox');
  fireEvent.change(field, { target: { value: 'una' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await read('1 consulta');
  expect(field).toBeInTheDocument();
});

import { afterEach, expect, it } from 'vitest';
import { BackendError } from '@/lib/errors';
import { failureText } from '@/lib/admin/requests';
import { setProofDialog, withProof } from '@/lib/admin/proof';

const NEEDED = { hint: 'proof_needed' };
const answering = (body: unknown, status = 400) => Promise.resolve(Response.json(body, { status }));

let asked = 0;
let remove = () => {};
const answer = (proved: boolean) => {
  asked = 0;
  remove = setProofDialog(() => {
    asked += 1;
    return Promise.resolve(proved);
  });
};
afterEach(() => remove());

it('a call fails when the person declines, for another reason, or without a dialog to ask', async () => {
  const refused = async (body: unknown) =>
    (await withProof(() => answering(body))).json() as unknown;
  answer(false);
  expect(await refused(NEEDED)).toEqual(NEEDED);
  expect(failureText(new BackendError('invalid', 'needed', { cause: NEEDED }))).toBe(
    'Falta confirmar que es usted.',
  );
  answer(true);
  expect(await refused(null)).toBeNull();
  expect(asked).toBe(0);
  remove();
  expect(await refused(NEEDED)).toEqual(NEEDED);
});

it('calls that need a proof at once ask for it once', async () => {
  answer(true);
  const send = () => answering(NEEDED, asked > 0 ? 200 : 400);
  const answers = await Promise.all([withProof(send), withProof(send)]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  expect(asked).toBe(1);
});

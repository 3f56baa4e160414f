import { afterEach, expect, it } from 'vitest';
import { BackendError } from '@/lib/errors';
import { failureText } from '@/lib/admin/failureText';
import { setProofDialog, withProof } from '@/lib/admin/proof';

const refusal = new BackendError('invalid', 'needed', { cause: { hint: 'proof_needed' } });
const other = new BackendError('server', 'down');

const failing = (error: Error) => () => Promise.reject(error);

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
  answer(false);
  await expect(withProof(failing(refusal))).rejects.toBe(refusal);
  expect(failureText(refusal)).toBe('Falta confirmar que es usted.');
  answer(true);
  await expect(withProof(failing(other))).rejects.toBe(other);
  expect(asked).toBe(0);
  remove();
  await expect(withProof(failing(refusal))).rejects.toBe(refusal);
});

it('calls that need a proof at once ask for it once', async () => {
  answer(true);
  const call = () => (asked > 0 ? Promise.resolve('done') : Promise.reject(refusal));
  expect(await Promise.all([withProof(call), withProof(call)])).toEqual(['done', 'done']);
  expect(asked).toBe(1);
});

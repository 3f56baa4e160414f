import { afterEach, expect, it } from 'vitest';
import { BackendError } from '@/lib/errors';
import { failureText } from '@/lib/admin/failureText';
import { setProofDialog, withProof } from '@/lib/admin/proof';

const refusal = new BackendError('invalid', 'needed', { cause: { hint: 'proof_needed' } });
const other = new BackendError('server', 'down');

/** A call that fails with each error in turn, and then returns how often it was made. */
function callFailing(...errors: Error[]) {
  let made = 0;
  return () => {
    made += 1;
    const error = errors[made - 1];
    return error ? Promise.reject(error) : Promise.resolve(made);
  };
}

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

it('a call is repeated once the person has proved their identity, if it needs that', async () => {
  answer(true);
  expect(await withProof(callFailing())).toBe(1);
  expect(asked).toBe(0);
  expect(await withProof(callFailing(refusal))).toBe(2);
  expect(asked).toBe(1);
});

it('a call fails when the person declines, for another reason, or without a dialog to ask', async () => {
  answer(false);
  await expect(withProof(callFailing(refusal))).rejects.toBe(refusal);
  expect(failureText(refusal)).toBe('Falta confirmar que es usted.');
  answer(true);
  await expect(withProof(callFailing(other))).rejects.toBe(other);
  expect(asked).toBe(0);
  remove();
  await expect(withProof(callFailing(refusal))).rejects.toBe(refusal);
});

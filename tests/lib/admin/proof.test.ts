import { afterEach, describe, expect, it } from 'vitest';
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

describe('a call that needs a proof', () => {
  let remove = () => {};
  let asked = 0;
  const answer = (proved: boolean) => {
    asked = 0;
    remove = setProofDialog(() => {
      asked += 1;
      return Promise.resolve(proved);
    });
  };
  afterEach(() => remove());

  it('does not ask for one while the last proof is recent', async () => {
    answer(true);
    expect(await withProof(callFailing())).toBe(1);
    expect(asked).toBe(0);
  });

  it('is repeated once the person has proved their identity', async () => {
    answer(true);
    expect(await withProof(callFailing(refusal))).toBe(2);
    expect(asked).toBe(1);
  });

  it('fails with an explanation when the person declines', async () => {
    answer(false);
    const failed = withProof(callFailing(refusal));
    await expect(failed).rejects.toBe(refusal);
    expect(failureText(refusal)).toBe('Falta confirmar que es usted.');
  });

  it('fails at once for another reason, or without a dialog to ask', async () => {
    answer(true);
    await expect(withProof(callFailing(other))).rejects.toBe(other);
    expect(asked).toBe(0);
    remove();
    await expect(withProof(callFailing(refusal))).rejects.toBe(refusal);
  });
});

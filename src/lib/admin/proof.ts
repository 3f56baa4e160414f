import { hintOf } from '@/lib/errors';

/** Asks the person for the code or the password. Resolves to whether it was given. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

/** Sets the dialog that `withProof` opens. @returns the function that unsets it. */
export function setProofDialog(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    ask = undefined;
  };
}

/** Whether the database requires the person to re-authenticate (`private.require_proof()`). */
export const needsProof = (error: unknown): boolean => hintOf(error) === 'proof_needed';

/**
 * Makes a call that the database lets through only soon after a password or a code was given. If
 * that is too long ago, the person is asked and the call made again.
 * @throws what the call throws, also if the person declines.
 */
export async function withProof<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!needsProof(error) || !(await ask?.())) throw error;
    return call();
  }
}

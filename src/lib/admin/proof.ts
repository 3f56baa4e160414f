import { hintOf } from '@/lib/errors';

/** Prompts for the code or the password. Resolves to whether it was given. */
type ProofPrompt = () => Promise<boolean>;

let prompt: ProofPrompt | undefined;
/** What is asked now, once for all calls that wait for it. */
let asked: Promise<boolean> | undefined;

/** Sets the dialog that `withProof` opens. @returns the function that unsets it. */
export function setProofDialog(dialog: ProofPrompt): () => void {
  prompt = dialog;
  return () => {
    prompt = undefined;
  };
}

/** Whether the database requires the person to re-authenticate (`private.require_proof()`). */
export const needsProof = (error: unknown): boolean => hintOf(error) === 'proof_needed';

/**
 * Makes a call that the database accepts only soon after a password or a code was given. If that
 * was too long ago, prompts the person and repeats the call.
 * @throws what the call throws, also if the person declines.
 */
export async function withProof<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!needsProof(error)) throw error;
    asked ??= prompt?.().finally(() => (asked = undefined));
    if (!(await asked)) throw error;
    return call();
  }
}

import { hintOf } from '@/lib/errors';

/** Prompts for the code or the password. Resolves to whether it was given. */
type ProofPrompt = () => Promise<boolean>;

const PROOF_NEEDED = 'proof_needed';

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
export const needsProof = (error: unknown): boolean => hintOf(error) === PROOF_NEEDED;

/**
 * Sends a request that the database may accept only soon after a password or a code was given. If
 * that was too long ago, prompts the person and sends it again.
 */
export async function withProof(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  if (response.ok) return response;
  const refusal: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if ((refusal as { hint?: string } | null | undefined)?.hint !== PROOF_NEEDED) return response;
  asked ??= prompt?.().finally(() => (asked = undefined));
  return (await asked) ? send() : response;
}

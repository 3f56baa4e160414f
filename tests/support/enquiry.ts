import { proofOf } from '@/features/public/enquiry-form/proofOfWork';
import type { Row } from './backend';

/** An enquiry's row with the proof that the form's script adds, unless it has one. */
export async function withProof(row: Row): Promise<Row> {
  return { proof: await proofOf(row as Parameters<typeof proofOf>[0]), ...row };
}

import { mutationOptions } from '@tanstack/react-query';
import { db } from '@/lib/db';
import { unwrap, BackendError } from '@/lib/errors';
import { countEnquirySent } from '@/lib/visitSteps';
import { CONSENT_PARTS, type ConsentPart, consentHash } from '@/site/consentTexts';
import type { Enquiry } from './rules';

/** The database rejects enquiries filled in faster than this, as bots do. */
const MIN_FILL_MS = 3000;

export interface Submission {
  enquiry: Enquiry;
  /** What the form shows of what is agreed to, with its placeholders. */
  wordings: Record<ConsentPart, string>;
  /** When the form was first shown, in ms of `performance.now()`. */
  shownAt: number;
  honeypotFilled: boolean;
}

/** The seconds spent on the form. A submit that comes too fast waits for the rest instead of being rejected. */
async function fillSeconds(shownAt: number): Promise<number> {
  const remaining = shownAt + MIN_FILL_MS - performance.now();
  if (remaining > 0) await new Promise((resolve) => setTimeout(resolve, remaining));
  return Math.max(Math.floor((performance.now() - shownAt) / 1000), MIN_FILL_MS / 1000);
}

/** Far beyond the thousand numbers that are tried on average. */
const MAX_TRIES = 50_000;

/**
 * Tries numbers until one hashes with the enquiry to ten leading zero bits, which scripts that post
 * without the form lack; null where the browser cannot hash (supabase/schemas/28_enquiry_limits.sql).
 */
export async function proofOf(enquiry: Pick<Enquiry, 'email' | 'phone' | 'message'>) {
  const { email, phone, message } = enquiry;
  const { subtle } = crypto as Partial<Crypto>;
  const encoder = new TextEncoder();
  for (let proof = 0; subtle && proof < MAX_TRIES; proof += 1) {
    const text = encoder.encode(`${proof}:${email ?? ''}:${phone ?? ''}:${message}`);
    const [first, second = 0] = new Uint8Array(await subtle.digest('SHA-256', text));
    if (first === 0 && second < 64) return proof;
  }
  return null;
}

export type EnquiryRow = Enquiry & {
  fill_seconds: number;
  proof: number | null;
  consent_texts: string[];
};

/** How an enquiry is stored: alone, or with an appointment. */
export type Store = (row: EnquiryRow) => Promise<unknown>;

const storeAlone: Store = async (row) => {
  // No `select()`: the public may insert, not read.
  const inserting = db.from('contact_surveys').insert(row);
  const status = await unwrap(inserting.then((answer) => ({ ...answer, data: answer.status })));
  // A captive portal answers 200 to every request.
  if (status !== 201) throw new BackendError('malformed', `status ${status} instead of 201`);
};

/** The mutation that sends an enquiry; the kind of its `BackendError` selects the form's message. */
export function sendEnquiryOptions(store = storeAlone) {
  return mutationOptions<unknown, BackendError, Submission>({
    mutationKey: ['enquiry', 'send'],
    async mutationFn({ enquiry, wordings, shownAt, honeypotFilled }) {
      const [fill_seconds, proof, ...hashes] = await Promise.all([
        fillSeconds(shownAt),
        proofOf(enquiry),
        ...CONSENT_PARTS.map((part) => consentHash(enquiry.consent_language, part, wordings[part])),
      ]);
      // To a bot, sending seems to succeed.
      if (honeypotFilled) return;
      const result = await store({
        ...enquiry,
        fill_seconds,
        proof,
        consent_texts: hashes.filter((hash) => hash !== undefined),
      });
      countEnquirySent(result === 'booked');
    },
  });
}

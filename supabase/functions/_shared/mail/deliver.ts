import { compose } from './compose.ts';
import type { Mail } from './body.ts';
import { planOf } from './firmMails.ts';
import { type Claim, type ClaimedMail, MailProblem, type Outbox, type Outcome } from './outbox.ts';

/** Hands a mail over, or prints that it would and gives 'printed'. @throws {MailProblem} if it was not accepted. */
export type Transport = (mail: Mail, about: ClaimedMail) => Promise<unknown>;

/** Options of `deliver`. */
export interface DeliverOptions {
  outbox: Outbox;
  transport: Transport;
  /** The site's address, for links to the admin area. */
  siteUrl: string;
  /** False if the transport only prints. */
  sends?: boolean;
  /** How long to go on claiming, in ms. */
  budget?: number;
}

export interface Delivered {
  sent: number;
  /** The codes of what went wrong. */
  problems: string[];
}

/** Sends what is due by batches, until none is left, a whole one has failed or the time is over. */
export async function deliver(options: DeliverOptions): Promise<Delivered> {
  const { outbox, sends = true, budget = 45_000 } = options;
  const end = Date.now() + budget;
  const result: Delivered = { sent: 0, problems: [] };
  await outbox.announce(sends);
  do {
    const claim = await outbox.claim();
    let accepted = 0;
    for (const mail of claim.mails) {
      const outcome = await attempt(mail, claim, options);
      if (outcome instanceof MailProblem) result.problems.push(outcome.code);
      else accepted += 1;
      // Should this fail, the mail is sent again under the same id when the claim has run out.
      await outbox.recordResult(mail, outcome);
    }
    result.sent += accepted;
    if (claim.unplanned.length > 0) await outbox.plan(planOf(claim));
    if (accepted === 0) return result;
  } while (Date.now() < end);
  return result;
}

async function attempt(
  mail: ClaimedMail,
  claim: Claim,
  { transport, siteUrl }: DeliverOptions,
): Promise<Outcome> {
  try {
    return (await transport(compose(mail, claim, siteUrl), mail)) === 'printed'
      ? 'printed'
      : 'sent';
  } catch (error) {
    return error instanceof MailProblem ? error : new MailProblem('sender error', { cause: error });
  }
}

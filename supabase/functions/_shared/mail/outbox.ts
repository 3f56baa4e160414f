/** The outbox in the database (supabase/schemas/33_mail_outbox.sql), for Node.js and Deno. */

import type { OfficeCalendar, Waiting } from '../../../../src/site/answerClock.ts';
import type { Channel } from '../../../../src/site/enquiries.ts';
import { type FirmFacts, firmWith } from '../../../../src/site/firmFacts.ts';
import { callerOf, type Project } from '../callDatabase.ts';

/** What a mail may know of its enquiry. */
export interface EnquiryFacts extends Waiting {
  id: string;
  email: string | null;
  language: string;
  channel: Channel;
}

/** A change of what somebody signs in with, or a use of it that its owner should know of. */
export interface CredentialChange {
  /** The recipient: the address that the account had until then. */
  email: string;
  change: 'password' | 'email' | 'factor' | 'no factor' | 'recovery code' | 'wrong codes';
  at: string;
}

/** What a mail may know of an appointment; `email`, `room`, `word` and `token` only in a mail to the client. */
export interface AppointmentFacts {
  id: string;
  surveyId: string;
  event: 'pending' | 'confirmed' | 'moved' | 'declined' | 'cancelled' | 'lapsed' | 'day' | 'hour';
  kind: 'video' | 'phone' | 'office';
  startsAt: string;
  endsAt: string;
  /** The client's; null where the database does not know it. */
  timeZone: string | null;
  sequence: number;
  language: string;
  email?: string | null;
  room?: string | null;
  /** What the firm writes to the client. */
  word?: string | null;
  /** Of the link that this mail has. */
  token?: string;
}

/** A reply to a client, as the lawyer has written it. */
export interface ReplyFacts {
  email: string | null;
  language: string;
  subject: string;
  body: string;
}

/** A mail that this sender has claimed. */
export interface ClaimedMail {
  /** The same for each attempt. */
  id: string;
  attempt: number;
  kind:
    | 'alert'
    | 'detained'
    | 'confirmation'
    | 'warning'
    | 'flagged'
    | 'summary'
    | 'credentials'
    | 'appointment'
    | 'agenda'
    | 'test'
    | 'reply'
    | 'documents';
  enquiry: EnquiryFacts | null;
  credentials: CredentialChange | null;
  /** Who has asked for a test, or to whom the enquiry is assigned whose documents have arrived. */
  recipient?: string | null;
  /** Of a mail to a client or to the firm about one. */
  appointment?: AppointmentFacts | null;
  reply?: ReplyFacts | null;
}

/** A detention that the firm has not opened. */
export type Detention = Pick<EnquiryFacts, 'id' | 'language' | 'receivedAt'> & {
  /** Whether it is probably automatic. */
  flagged: boolean;
};

/** The mails that are due, and what their texts need. */
export interface Claim {
  /** The database's time. */
  now: string;
  /** Where alerts go; null: to the firm's own address. */
  alertEmail: string | null;
  /** Where they go while the office is away; null: as usual. */
  absenceEmail?: string | null;
  /** New enquiries that nobody has answered. Flagged ones are counted apart, without detentions. */
  waiting: { new: number; urgent: number; flagged: number; flaggedDeadlines: number };
  /** What the firm has changed of its contact details and opening hours. */
  facts: FirmFacts | null;
  /** The detentions that nobody has opened: how many, and the first ten, flagged ones last. */
  detentions: { count: number; flagged: number; first: Detention[] };
  office: { timeZone: string; holidays: string[] };
  /** The new enquiries for which no time of a warning has been planned. */
  unplanned: (Waiting & { id: string })[];
  mails: ClaimedMail[];
}

/** When the office is open, as the database said with the mails. */
export const calendarOf = ({ office, facts }: Claim): OfficeCalendar => ({
  timeZone: office.timeZone,
  holidays: new Set(office.holidays),
  hours: firmWith(facts).openingHours,
});

/** Why a mail was not accepted. */
export class MailProblem extends Error {
  /** A status or code, without personal data: it is stored and logged. */
  readonly code: string;
  /** Whether another attempt would fail in the same way. */
  readonly final: boolean;

  constructor(code: string, { final = false, cause }: { final?: boolean; cause?: unknown } = {}) {
    super(`mail not accepted: ${code}`, { cause });
    this.code = code;
    this.final = final;
  }
}

/** What has become of a mail: handed over, written into the log where there is no server for mails, or not. */
export type Outcome = 'sent' | 'printed' | MailProblem;

/** The outbox of a project. Its calls throw when the database cannot be reached. */
export function outboxOf(project: Project) {
  const call = callerOf(project);
  return {
    /** Says whether this sender hands mails over, or only prints them: replies need one that does. */
    async announce(sends: boolean) {
      await call('note_mail_sender', { sends });
    },
    /** Takes mails that are due; no other sender gets them for five minutes. */
    async claim() {
      return (await (await call('claim_mails')).json()) as Claim;
    },
    /** Records that a claimed mail was sent or only printed, or why it was not. */
    async recordResult({ id, attempt }: ClaimedMail, outcome?: Outcome) {
      const result =
        outcome instanceof MailProblem
          ? { problem: outcome.code, final: outcome.final }
          : { printed: outcome === 'printed' };
      await call('record_mail_result', { mail: id, attempt, ...result });
    },
    /** Notes when the firm is to be warned of enquiries, by their ids. */
    async plan(times: Record<string, string>) {
      await call('plan_warnings', { times });
    },
  };
}

export type Outbox = ReturnType<typeof outboxOf>;

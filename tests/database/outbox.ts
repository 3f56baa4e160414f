import { beforeEach, expect } from 'vitest';
import {
  type ClaimedMail,
  type MailProblem,
  outboxOf,
} from '../../supabase/functions/_shared/mail/outbox';
import { ENQUIRY } from './matrix';
import { CALLER_HEADER } from '../../server/caller';
import { ownProject } from '../../server/translation';
import { clientOf, type Row, useBackend } from '../support/backend';
import { withProof } from '../support/enquiry';

/** A backend whose outbox is empty before each test, with helpers for the mail tests. */
export function useOutbox() {
  const db = useBackend();
  const outbox = () => outboxOf(ownProject(db.backend));

  beforeEach(async () => {
    await db.sql(
      'truncate public.contact_surveys, private.survey_senders, private.mail_outbox cascade',
    );
    await db.sql(`update public.settings set summary_mail = 'none', alert_email = null`);
  });

  return {
    db,
    outbox,
    claimed: async (): Promise<ClaimedMail[]> => (await outbox().claim()).mails,
    recordResult: (mail: ClaimedMail | undefined, problem?: MailProblem) =>
      outbox().recordResult(mail as ClaimedMail, problem),
    rows: () => db.sql('select * from private.mail_outbox order by kind, created_at'),

    /** Submits an enquiry as the public form does, on request from a network. */
    sendEnquiry: async (change: Row = {}, from?: string): Promise<void> => {
      const row = withProof({ ...ENQUIRY, ...change });
      const client = from
        ? clientOf(db.backend, undefined, { [CALLER_HEADER]: from })
        : db.clients.anon;
      const { error } = await client.from('contact_surveys').insert(row);
      expect(error).toBeNull();
    },

    /**
     * Backdates all mails by an interval, as if that time had passed. Periods move a microsecond
     * further, since none may ever become what another still is.
     */
    pass: async (time: string): Promise<void> => {
      await db.sql(
        `update private.mail_outbox set created_at = created_at - $1::interval,
           due_at = due_at - $1::interval, sent_at = sent_at - $1::interval,
           failed_at = failed_at - $1::interval,
           period = case kind when 'detained' then period - $1::interval - interval '1 microsecond'
                              else period end`,
        [time],
      );
    },
  };
}

export const kinds = (mails: ClaimedMail[]) => mails.map(({ kind }) => kind);

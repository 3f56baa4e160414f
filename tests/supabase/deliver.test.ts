import { expect, it } from 'vitest';
import { deliver } from '../../supabase/functions/_shared/mail/deliver';
import {
  type Claim,
  type ClaimedMail,
  MailProblem,
  type Outbox,
} from '../../supabase/functions/_shared/mail/outbox';

const mail = (id: string): ClaimedMail => ({
  id,
  attempt: 1,
  kind: 'test',
  enquiry: null,
  credentials: null,
  recipient: 'ana@firm.example',
});

const claimOf = (...ids: string[]): Claim => ({
  now: '2026-11-23T10:00:00Z',
  alertEmail: null,
  waiting: { new: 0, urgent: 0, flagged: 0, flaggedDeadlines: 0 },
  detentions: { count: 0, flagged: 0, first: [] },
  facts: null,
  office: { timeZone: 'Europe/Madrid', holidays: [] },
  unplanned: [],
  mails: ids.map(mail),
});

/** Sends these batches, of which the service accepts the given mails. @returns those it was handed. */
async function handedOver(batches: string[][], accepted: string[]): Promise<string[]> {
  const handed: string[] = [];
  const waiting = [...batches];
  const outbox: Outbox = {
    claim: () => Promise.resolve(claimOf(...(waiting.shift() ?? []))),
    recordResult: () => Promise.resolve(),
    plan: () => Promise.resolve(),
  };
  await deliver({
    outbox,
    siteUrl: 'https://site.example',
    transport(_, { id }) {
      handed.push(id);
      return accepted.includes(id)
        ? Promise.resolve()
        : Promise.reject(new MailProblem('http 503'));
    },
  });
  return handed;
}

const BATCHES = [['a', 'b'], ['c', 'd'], ['e']];

it('takes the next batch where the service has accepted a mail of the last', async () => {
  expect(await handedOver(BATCHES, ['b', 'c', 'e'])).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('leaves what is still waiting to a later run where a whole batch has failed', async () => {
  expect(await handedOver(BATCHES, ['a', 'b'])).toEqual(['a', 'b', 'c', 'd']);
});

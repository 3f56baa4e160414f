import { mutationOptions } from '@tanstack/react-query';
import { db } from '@/lib/db';
import { ask, BackendError } from '@/lib/errors';
import type { Enquiry } from './values';

/** No person fills the form in less; the database refuses what does. */
const MINIMUM_MS = 3000;

/** What the form hands over to be sent. */
export interface Submission {
  enquiry: Enquiry;
  /** When the form was first on the screen, on the page's clock (`performance.now()`). */
  shownAt: number;
  /** Whether the field that people do not see was filled in. */
  trapped: boolean;
}

/** How long filling in took; somebody very quick is held for the rest instead of refused. */
async function fillSeconds(shownAt: number): Promise<number> {
  const rest = shownAt + MINIMUM_MS - performance.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  return Math.max(Math.floor((performance.now() - shownAt) / 1000), MINIMUM_MS / 1000);
}

async function sendSurvey({ enquiry, shownAt, trapped }: Submission): Promise<void> {
  const fill_seconds = await fillSeconds(shownAt);
  // A robot is told what it wants to hear.
  if (trapped) return;
  let status = 0;
  await ask(
    db
      .from('contact_surveys')
      // The answer is empty: the public may hand in, not read.
      .insert({ ...enquiry, fill_seconds })
      .then((answer) => {
        status = answer.status;
        return answer;
      }),
  );
  // A hotel's login page answers 200 to everything.
  if (status !== 201) throw new BackendError('malformed', `status ${status} instead of 201`);
}

/**
 * Hands in the questionnaire.
 * @throws {BackendError} by whose kind the form chooses its message.
 */
export function sendSurveyOptions() {
  return mutationOptions<unknown, BackendError, Submission>({
    mutationKey: ['survey', 'send'],
    // Without a connection the visitor shall be told, not kept waiting.
    networkMode: 'always',
    mutationFn: sendSurvey,
  });
}

import { OTHER } from '../support/languages'; /** What a call of each function about visits returns for `PRIVATE_ROWS`. */
const outcomes = [{ page: 'service', language: OTHER, seen: 6, opened: null, sent: 0, booked: 0 }];

export const VISIT_FUNCTIONS = {
  count_step: {
    args: { pages: ['home'], lang: OTHER, reached: 'seen' },
    answers: { anon: null, visitor: null, editor: null, admin: null },
  },
  visit_outcomes: {
    args: { days: 30 },
    answers: { visitor: [], editor: outcomes, admin: outcomes },
  },
};

import { expect } from 'vitest';
import { forAll } from './forAll';
import { APPOINTMENT } from './appointmentTables';
import { ANA, ENQUIRY } from './matrix';

const NIGHT = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 60_000).toISOString();

/** The part of functionMatrix.ts about appointments. */
export const APPOINTMENT_FUNCTIONS = {
  free_slots: {
    args: { kind: 'video', earliest: NIGHT, latest: NIGHT },
    answers: forAll([]),
  },
  book: {
    args: { enquiry: ENQUIRY, kind: 'video', start: NIGHT },
    answers: forAll(
      expect.objectContaining({
        status: 'unplaced',
        token: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      }),
    ),
  },
  // Nothing without the token of a link.
  my_appointment: { args: { token: 'none' }, answers: forAll(null) },
  move_appointment: { args: { token: 'none', start: NIGHT }, answers: forAll(null) },
  cancel_appointment: { args: { token: 'none' }, answers: forAll(false) },

  agenda: {
    args: { earliest: '2999-01-01', latest: '2999-02-01' },
    answers: {
      visitor: [],
      editor: [],
      admin: [expect.objectContaining({ id: APPOINTMENT, name: 'Ana Pérez', conflict: true })],
    },
  },
  new_calendar_feed: {
    args: { with_names: true },
    answers: { admin: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown },
  },
  calendar_feed_state: {
    answers: { visitor: null, editor: null, admin: { with_names: false, read_at: null } },
  },
  change_appointment: {
    args: { appointment: APPOINTMENT, change: 'decline', word: 'Lo sentimos.' },
    answers: { admin: null },
  },
  enter_appointment: {
    args: { kind: 'phone', start: '2999-01-09T09:00Z', survey: ANA },
    answers: { admin: expect.any(String) as unknown },
  },
};

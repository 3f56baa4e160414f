/** Ana's appointment, which has no time yet. */
export const APPOINTMENT = '20000000-0000-4000-8000-000000000070';
const ANA = '20000000-0000-4000-8000-000000000020';
const ABSENCE = '20000000-0000-4000-8000-000000000071';
const CALENDAR = '20000000-0000-4000-8000-000000000072';
const FROM_CALENDAR = '20000000-0000-4000-8000-000000000073';

const KINDS = ['video', 'phone', 'office'];
const offered = { select: ['video'] };

const row = (day: string, more: object) => ({
  survey_id: ANA,
  kind: 'video',
  starts_at: `${day}T09:00Z`,
  ends_at: `${day}T09:30Z`,
  busy_until: `${day}T09:30Z`,
  ...more,
});

/** The part of matrix.ts about appointments. */
export const APPOINTMENT_TABLES = {
  appointments: {
    key: 'id',
    rows: [row('2999-01-07', { id: APPOINTMENT, status: 'unplaced' })],
    insert: row('2999-01-08', { status: 'confirmed' }),
    update: { status: 'cancelled' },
    may: { admin: { select: [APPOINTMENT] } },
  },
  appointment_kinds: {
    key: 'id',
    given: true as const,
    rows: [],
    insert: { id: 'video' },
    update: { minutes: 45 },
    may: {
      ...{ anon: offered, visitor: offered, editor: offered },
      admin: { select: KINDS, update: KINDS },
    },
  },
  busy_calendars: {
    key: 'id',
    rows: [
      { id: CALENDAR, name: 'Google', url: 'https://calendar.example/x.ics', problem: 'http 404' },
    ],
    insert: { name: 'Outlook', url: 'https://calendar.example/y.ics' },
    update: { name: 'Otro' },
    may: { admin: { select: [CALENDAR], insert: true as const, delete: [CALENDAR] } },
  },
  absences: {
    key: 'id',
    rows: [
      { id: ABSENCE, starts_at: '2999-08-01Z', ends_at: '2999-08-15Z' },
      {
        id: FROM_CALENDAR,
        starts_at: '2999-09-01Z',
        ends_at: '2999-09-02Z',
        calendar_id: CALENDAR,
      },
    ],
    insert: { starts_at: '2998-08-01Z', ends_at: '2998-08-15Z' },
    update: { note: 'Vacaciones' },
    may: {
      // Those of a calendar go with it.
      admin: {
        select: [ABSENCE, FROM_CALENDAR],
        insert: true as const,
        update: [ABSENCE],
        delete: [ABSENCE],
      },
    },
  },
};

import { describe, expect, it } from 'vitest';
import { withProof } from '../support/enquiry';
import type { Row } from '../support/backend';
import { book, db, freeTimes, mails, one, useBooking } from './booking';
import { ENQUIRY } from './matrix';

useBooking();

describe('free times', () => {
  it('follow each other by length and buffer, within the hours, after the notice', async () => {
    expect(await freeTimes()).toEqual([
      '2027-01-19 08:00',
      '2027-01-19 08:40',
      '2027-01-25 08:00',
      '2027-01-25 08:40',
      '2027-01-25 09:20',
    ]);
  });

  it('are none of a kind that is not offered, on holidays, in absences or beyond the horizon', async () => {
    await db.sql(`insert into public.holidays values ('2027-01-19')`);
    await db.sql(
      `insert into public.absences (starts_at, ends_at) values ('2027-01-25 08:20Z', '2027-01-25 08:40Z')`,
    );
    expect(await freeTimes()).toEqual(['2027-01-25 08:40', '2027-01-25 09:20']);
    await db.sql('update public.appointment_kinds set horizon_days = 7');
    expect(await freeTimes()).toEqual([]);
    const { data } = await db.clients.anon.rpc('free_slots', { kind: 'phone' });
    expect(data).toEqual([]);
  });

  it('are none of a day that has as many appointments as the firm takes', async () => {
    await db.sql('update public.appointment_kinds set most_per_day = 1');
    await book('2027-01-25T08:00Z');
    expect(await freeTimes()).toEqual(['2027-01-19 08:00', '2027-01-19 08:40']);
  });
});

describe('booking', () => {
  it('stores enquiry and appointment, answers the enquiry and writes one mail to the client', async () => {
    const { status, starts_at, token } = await book('2027-01-25T08:00Z');
    expect([status, new Date(starts_at).toISOString()]).toEqual([
      'confirmed',
      '2027-01-25T08:00:00.000Z',
    ]);
    expect(await one('select origin, status, message from public.contact_surveys')).toEqual({
      origin: 'booking',
      status: 'contacted',
      message: '',
    });
    expect(await one('select room, time_zone, sequence from public.appointments')).toEqual({
      room: 'https://room.example/firm',
      time_zone: 'Asia/Shanghai',
      sequence: 1,
    });
    expect(await mails()).toEqual(['appointment confirmed', 'alert'].sort());
    expect(JSON.stringify(await db.sql('table private.appointment_links'))).not.toContain(token);
    expect(await freeTimes()).not.toContain('2027-01-25 08:00');
  });

  it('has a room that nobody can guess where the firm wants one for each', async () => {
    await db.sql('update public.settings set appointment_room_each = true');
    await book('2027-01-25T08:00Z');
    const { room } = (await one('select room from public.appointments')) as { room: string };
    expect(room).toMatch(/^https:\/\/room\.example\/firm\/[\da-f]{64}$/);
  });

  it('stores the enquiry of a time that is gone, and offers the three nearest', async () => {
    await book('2027-01-25T08:00Z');
    const late = await book('2027-01-25T08:00Z');
    expect([
      late.status,
      late.nearest.map((time) => new Date(time).toISOString().slice(8, 16)),
    ]).toEqual(['unplaced', ['25T08:40', '25T09:20', '26T08:00']]);
    expect(await db.sql('select from public.contact_surveys')).toHaveLength(2);
    const { data } = await db.clients.anon.rpc('move_appointment', {
      token: late.token,
      start: '2027-01-25T08:40Z',
    });
    expect(data).toMatchObject({ status: 'confirmed' });
    expect(await db.sql('select from public.contact_surveys')).toHaveLength(2);
  });

  it.each<[string, () => Promise<unknown>, Row]>([
    [
      'the firm wishes so',
      () => db.sql('update public.appointment_kinds set confirm_each = true'),
      {},
    ],
    ['another party is named', () => Promise.resolve(), { opposing_party: 'Fulano' }],
    [
      'the name is another’s opponent',
      async () =>
        db.clients.anon
          .from('contact_surveys')
          .insert(await withProof({ ...ENQUIRY, opposing_party: 'Taras Shevchenko' })),
      { name: 'Тарас Шевченко' },
    ],
  ])('waits for the firm where %s, and the answer does not say why', async (_, given, change) => {
    await given();
    const answer = await book('2027-01-25T08:00Z', change);
    expect(answer).toEqual({
      token: answer.token,
      id: expect.any(String) as unknown,
      sequence: 1,
      status: 'pending',
      starts_at: answer.starts_at,
      ends_at: expect.any(String) as unknown,
      nearest: [],
    });
    expect(await mails()).toContain('appointment pending');
  });

  it('gives no time to what is probably automatic, nor a third to one person', async () => {
    expect((await book('2027-01-25T08:00Z', { proof: null })).status).toBe('unplaced');
    const email = 'same@client.example';
    const answers = [];
    for (const minute of ['08:00', '08:40', '09:20']) {
      answers.push(await book(`2027-01-25T${minute}Z`, { email }));
    }
    expect(answers.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'unplaced']);
    expect(answers[2]?.nearest).toEqual([]);
  });

  it('gives one network four times an hour', async () => {
    const statuses = [];
    for (const time of await freeTimes()) {
      statuses.push((await book(`${time.replace(' ', 'T')}Z`, {}, '198.51.100.7')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 4 }, () => 'confirmed'), 'unplaced']);
  });

  it('keeps two from the same time even without the check before', async () => {
    await book('2027-01-25T08:00Z');
    await expect(
      db.sql(`insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status)
        select survey_id, kind, starts_at + interval '39 minutes', ends_at + interval '39 minutes',
          busy_until + interval '39 minutes', 'confirmed' from public.appointments`),
    ).rejects.toThrow(/appointments_apart/);
  });
});

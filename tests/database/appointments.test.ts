import { describe, expect, it } from 'vitest';
import { withProof } from '../support/enquiry';
import type { Row } from '../support/backend';
import { book, db, freeTimes, HOUR, mails, NOW, one, setClock, useBooking } from './booking';
import { ENQUIRY } from './matrix';

useBooking();

describe('free times', () => {
  it('follow each other by length and buffer, within the hours, after the notice', async () => {
    const monday = ['2027-01-25 08:00', '2027-01-25 08:40', '2027-01-25 09:20'];
    expect(await freeTimes()).toEqual(['2027-01-19 08:00', '2027-01-19 08:40', ...monday]);
    await setClock('2027-01-18T20:10Z');
    expect(await freeTimes()).toEqual(['2027-01-19 08:40', ...monday]);
    const { data } = await db.clients.anon.rpc('free_slots', { kind: 'phone' });
    expect(data, 'of a kind that is not offered').toEqual([]);
  });

  it('are none on holidays, in absences, beyond the horizon, or of a full day', async () => {
    await db.sql(`insert into public.holidays values ('2027-01-19')`);
    // The buffer after an appointment may not reach into one, nor begin one before its end.
    await db.sql(
      `insert into public.absences (starts_at, ends_at) values ('2027-01-25 08:20Z', '2027-01-25 08:40Z')`,
    );
    expect(await freeTimes()).toEqual(['2027-01-25 08:40', '2027-01-25 09:20']);
    await db.sql('update public.appointment_kinds set most_per_day = 1');
    await book('2027-01-25T08:40Z');
    expect(await freeTimes()).toEqual([]);
    await db.sql('update public.appointment_kinds set most_per_day = 6, horizon_days = 7');
    expect(await freeTimes()).toEqual([]);
  });

  it.each([
    // Half past two is never shown, and shown twice.
    ['spring', '2027-03-27T00:00Z', ['03-28 00:30', '03-28 01:00']],
    ['autumn', '2027-10-30T00:00Z', ['10-30 23:30', '10-31 01:00', '10-31 01:30', '10-31 02:00']],
  ])('are as long on the night on which clocks change: %s', async (_, now, times) => {
    await db.sql(`update public.appointment_kinds set buffer = 0, notice_hours = 0,
      hours = '{"0": [["01:30", "03:30"]]}'`);
    await setClock(now);
    const until = new Date(Date.parse(now) + 3 * 24 * HOUR).toISOString();
    expect(await freeTimes(until)).toEqual(times.map((time) => `2027-${time}`));
  });
});

describe('booking', () => {
  it('stores enquiry and appointment, answers the enquiry and writes one mail to the client', async () => {
    const { status, starts_at, token } = await book('2027-01-25T08:00Z');
    expect([status, Date.parse(starts_at)]).toEqual(['confirmed', Date.UTC(2027, 0, 25, 8)]);
    expect(await one('select origin, status, message from public.contact_surveys')).toEqual({
      ...{ origin: 'booking', status: 'contacted', message: '' },
    });
    expect(await one('select room, time_zone, sequence from public.appointments')).toEqual({
      ...{ room: 'https://room.example/firm', time_zone: 'Asia/Shanghai', sequence: 1 },
    });
    expect(await mails()).toEqual(['alert', 'appointment confirmed']);
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
    expect(late.status).toBe('unplaced');
    const nearest = late.nearest.map((time) => new Date(time).toISOString().slice(8, 16));
    expect(nearest).toEqual(['25T08:40', '25T09:20', '26T08:00']);
    const placed = { token: late.token, start: '2027-01-25T08:40Z' };
    const { data } = await db.clients.anon.rpc('move_appointment', placed);
    expect(data).toMatchObject({ status: 'confirmed' });
    expect(await db.sql('select from public.contact_surveys')).toHaveLength(2);
  });

  it('waits for the firm where it wishes so, or one is the other’s opponent, and does not say why', async () => {
    await db.clients.anon
      .from('contact_surveys')
      .insert(withProof({ ...ENQUIRY, opposing_party: 'Taras Shevchenko' }));
    const answers = [
      await book('2027-01-25T08:00Z', { opposing_party: 'Fulano' }),
      await book('2027-01-25T08:40Z', { name: 'Тарас Шевченко' }),
    ];
    await db.sql('update public.appointment_kinds set confirm_each = true');
    answers.push(await book('2027-01-25T09:20Z'));
    for (const answer of answers) {
      expect(Object.keys(answer).sort().join(' ')).toBe(
        'ends_at id nearest sequence starts_at status token',
      );
      expect(answer).toMatchObject({ status: 'pending', sequence: 1, nearest: [] });
    }
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

  it('takes nobody in custody without a phone, and gives them a time with proof of work alone', async () => {
    const urgency = 'detained';
    await expect(book('2027-01-25T08:00Z', { urgency, phone: null })).rejects.toMatchObject({
      code: '42501',
    });
    const phone = '+34 600 000 001';
    const robot = await book('2027-01-25T08:00Z', { urgency, phone, proof: null });
    expect(robot.status).toBe('unplaced');
    const start = '2027-01-25T08:40Z';
    const move = () => db.clients.anon.rpc('move_appointment', { token: robot.token, start });
    expect((await move()).data).toMatchObject({ status: 'unplaced' });
    // What an admin has corrected was read by one, and its proof no longer counts.
    await db.sql(`update public.contact_surveys set corrections = '[{}]' where proof is null`);
    expect((await move()).data).toMatchObject({ status: 'confirmed' });
    expect((await book('2027-01-25T08:00Z', { urgency, phone })).status).toBe('confirmed');
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
    const later = ['starts_at', 'ends_at', 'busy_until'].map(
      (column) => `${column} + interval '39 minutes'`,
    );
    const twice = db.sql(
      `insert into public.appointments (survey_id, kind, status, starts_at, ends_at, busy_until)
       select survey_id, kind, status, ${later.join(', ')} from public.appointments`,
    );
    await expect(twice).rejects.toThrow(/appointments_apart/);
  });
});

describe('a client’s link', () => {
  const my = async (token: string) =>
    (await db.clients.anon.rpc('my_appointment', { token })).data as unknown as Row | null;

  it('shows the room only from ten minutes before, and nothing after the end', async () => {
    const { token } = await book('2027-01-25T08:00Z');
    await setClock('2027-01-25T07:49Z');
    expect(await my(token)).toMatchObject({ status: 'confirmed', room: null, has_room: true });
    await setClock('2027-01-25T07:50Z');
    expect(await my(token)).toMatchObject({ room: 'https://room.example/firm' });
    await db.sql(`update public.appointments set status = 'cancelled'`);
    expect(await my(token), 'once it is cancelled').toMatchObject({ room: null });
    await setClock('2027-01-25T08:31Z');
    expect(await my(token)).toBeNull();
  });

  it('moves until the notice, twenty times at most, cancels until the start, and nothing by GET', async () => {
    const { token } = await book('2027-01-25T08:00Z');
    const { anon } = db.clients;
    const move = async (start: string) =>
      (await anon.rpc('move_appointment', { token, start })).data as unknown as Row | null;
    const cancel = async () =>
      (await anon.rpc('cancel_appointment', { token, word: 'Lo siento' })).data;
    for (const call of [
      anon.rpc('cancel_appointment', { token }, { get: true }),
      anon.rpc('move_appointment', { token, start: '2027-01-25T08:40Z' }, { get: true }),
    ]) {
      expect((await call).error).not.toBeNull();
    }
    expect(await move('2027-01-25T09:20Z')).toMatchObject({ status: 'confirmed' });
    expect(await one('select sequence from public.appointments')).toEqual({ sequence: 2 });
    await db.sql('update public.appointments set sequence = 20');
    expect(await move('2027-01-25T08:40Z')).toBeNull();
    await db.sql('update public.appointments set sequence = 2');
    await setClock('2027-01-24T22:00Z');
    expect(await move('2027-02-01T08:00Z')).toBeNull();
    await setClock('2027-01-25T09:19Z');
    expect([await cancel(), await cancel()]).toEqual([true, false]);
    expect(await my(token)).toMatchObject({ status: 'cancelled' });
    expect(await mails()).toEqual(
      expect.arrayContaining(['appointment cancelled', 'agenda moved', 'agenda cancelled']),
    );
  });
});

describe('what the clock does', () => {
  const tick = async (at: string | number) => {
    await setClock(new Date(at).toISOString());
    await db.sql('select private.queue_appointment_mails()');
  };
  const status = async () => (await one('select status from public.appointments'))?.status;

  it('lets a request go after a day and tells both', async () => {
    await db.sql('update public.appointment_kinds set confirm_each = true');
    await book('2027-01-25T08:00Z');
    await tick(Date.parse(NOW) + 23 * HOUR);
    expect(await status()).toBe('pending');
    await tick(Date.parse(NOW) + 24 * HOUR);
    expect(await status()).toBe('lapsed');
    expect(await mails()).toEqual(expect.arrayContaining(['appointment lapsed', 'agenda lapsed']));
    expect(await freeTimes()).toContain('2027-01-25 08:00');
  });

  it('writes nothing to the client of a restricted enquiry, who cancels by the link all the same', async () => {
    await book('2027-01-25T08:00Z');
    const { token } = await book('2027-01-25T08:40Z');
    await db.sql(`update public.appointments set status = 'pending', held_until = '2027-01-19'
      where starts_at = '2027-01-25 08:00Z'`);
    await db.sql(
      `update public.contact_surveys set limited_on = '2027-01-18', limited_reason = 'Lo pide'`,
    );
    await db.sql('delete from private.mail_outbox where event is distinct from $1', ['confirmed']);
    await tick('2027-01-24T09:00Z');
    expect(await mails()).toEqual(['appointment confirmed', 'agenda lapsed']);
    await db.clients.anon.rpc('cancel_appointment', { token });
    expect(await mails()).toContain('appointment cancelled');
  });

  it('reminds once a day and an hour before, by the office’s clock, and not after cancelling', async () => {
    await book('2027-01-25T08:00Z');
    const { token } = await book('2027-01-25T08:40Z');
    await db.clients.anon.rpc('cancel_appointment', { token });
    await db.sql('update private.mail_outbox set sent_at = now()');
    const reminders = async (at: string) => {
      await tick(at);
      await tick(at);
      return (await mails()).filter((mail) => /day|hour/.test(mail));
    };
    expect(await reminders('2027-01-24T07:59Z')).toEqual([]);
    expect(await reminders('2027-01-24T08:00Z')).toEqual(['appointment day']);
    expect(await reminders('2027-01-25T07:00Z')).toEqual(['appointment day', 'appointment hour']);
  });
});

it('nobody is written words, nor gets an appointment, whose consent is withdrawn', async () => {
  await book('2027-01-25T08:00Z', { special_consent: true });
  const [one] = await db.sql(
    'select id as appointment, survey_id as survey from public.appointments',
  );
  const { appointment, survey } = one ?? {};
  const { admin } = db.clients;
  await admin.rpc('withdraw_special_consent', { survey, why: 'Lo pide' }).throwOnError();
  const change = async (word?: string) =>
    (await admin.rpc('change_appointment', { appointment, change: 'cancel', word })).error?.hint;
  const entered = { kind: 'phone', start: '2027-01-26T10:00Z', survey };
  expect((await admin.rpc('enter_appointment', entered)).error?.hint).toBe('withdrawn');
  expect(await change('Lo sentimos')).toBe('withdrawn');
  expect(await change(' ')).toBeUndefined();
});

it('the agenda has nobody’s address or phone, which opening the enquiry shows and logs', async () => {
  await book('2027-01-25T08:00Z', { phone: '+34 600 000 001' });
  const period = { earliest: '-infinity', latest: 'infinity' };
  const { data } = await db.clients.admin.rpc('agenda', period).throwOnError();
  expect(data).toMatchObject([{ name: ENQUIRY.name }]);
  expect(JSON.stringify(data)).not.toMatch(/client\.example|600 ?000/);
});

it('an appointment goes with its enquiry, which is not erased before it', async () => {
  await book('2027-01-25T08:00Z');
  await db.sql(`update public.contact_surveys set created_at = '2020-01-01'`);
  const expired = () => db.sql('select from private.surveys_to_erase()');
  const survey = (await one('select id from public.contact_surveys'))?.id;
  const later = { kind: 'video', start: '2027-01-26T15:00Z', survey };
  const { admin } = db.clients;
  const { data: appointment } = await admin.rpc('enter_appointment', later);
  await admin.rpc('change_appointment', { appointment, change: 'cancel' });
  expect(await expired(), 'of two appointments one is left').toEqual([]);
  // The notice counts from the day that the enquiry came in.
  await db.sql(`update public.contact_surveys set appointment_at = now() - interval '1 day'`);
  expect(await expired()).toHaveLength(1);
  await db.sql('delete from public.contact_surveys');
  expect(await db.sql('select from public.appointments')).toEqual([]);
});

it('the office’s clock does not go back on the night on which clocks do, so that a post appears once', async () => {
  const clockAt = async (instant: string) => {
    await setClock(instant);
    const [row] = await db.sql(`select to_char(private.office_now(), 'HH24:MI') as clock`);
    return row?.clock;
  };
  for (const [instant, clock] of [
    ['10-24 23:59Z', '01:59'],
    ['10-25 00:00Z', '02:00'],
    ['10-25 01:00Z', '02:00'],
    ['10-25 02:00Z', '03:00'],
    // The hour that the spring lacks.
    ['03-29 00:59Z', '01:59'],
    ['03-29 01:00Z', '03:00'],
  ]) {
    expect(await clockAt(`2026-${instant}`), instant).toBe(clock);
  }
});

import { describe, expect, it } from 'vitest';
import type { Row } from '../support/backend';
import { book, db, freeTimes, HOUR, mails, NOW, one, setClock, useBooking } from './booking';
import { SOURCE_LANGUAGE } from '@/site/languages';

useBooking();

describe('a client’s link', () => {
  const my = async (token: string) =>
    (await db.clients.anon.rpc('my_appointment', { token })).data as unknown as Row | null;

  it('shows the room only from ten minutes before, and nothing after the end', async () => {
    const { token } = await book('2027-01-25T08:00Z');
    await setClock('2027-01-25T07:49Z');
    expect(await my(token)).toMatchObject({ status: 'confirmed', room: null, has_room: true });
    await setClock('2027-01-25T07:50Z');
    expect(await my(token)).toMatchObject({ room: 'https://room.example/firm' });
    await setClock('2027-01-25T08:31Z');
    expect(await my(token)).toBeNull();
  });

  it('moves until the notice, twenty times at most, and cancels until the start', async () => {
    const { token } = await book('2027-01-25T08:00Z');
    const move = async (start: string) =>
      (await db.clients.anon.rpc('move_appointment', { token, start }))
        .data as unknown as Row | null;
    const cancel = async () =>
      (await db.clients.anon.rpc('cancel_appointment', { token, word: 'Lo siento' })).data;
    expect(await move('2027-01-25T09:20Z')).toMatchObject({ status: 'confirmed' });
    expect(await one('select sequence from public.appointments')).toEqual({ sequence: 2 });
    await db.sql('update public.appointments set sequence = 20');
    expect(await move('2027-01-25T08:40Z')).toBeNull();
    await db.sql('update public.appointments set sequence = 2');
    await setClock('2027-01-24T22:00Z');
    expect(await move('2027-02-01T08:00Z')).toBeNull();
    await setClock('2027-01-25T09:19Z');
    expect(await cancel()).toBe(true);
    expect(await cancel()).toBe(false);
    expect(await my(token)).toMatchObject({ status: 'cancelled' });
    expect(await mails()).toEqual(
      expect.arrayContaining(['appointment cancelled', 'agenda moved', 'agenda cancelled']),
    );
  });

  it('changes nothing by GET', async () => {
    const { token } = await book('2027-01-25T08:00Z');
    for (const name of ['cancel_appointment', 'move_appointment']) {
      const { error } = await db.clients.anon.rpc(
        name,
        { token, ...(name === 'move_appointment' && { start: '2027-01-25T08:40Z' }) },
        { get: true },
      );
      expect(error, name).not.toBeNull();
    }
    expect(await one('select status, sequence from public.appointments')).toEqual({
      status: 'confirmed',
      sequence: 1,
    });
  });
});

describe('what the clock does', () => {
  const tick = () => db.sql('select private.queue_appointment_mails()');

  it('lets a request go after a day and tells both', async () => {
    await db.sql('update public.appointment_kinds set confirm_each = true');
    await book('2027-01-25T08:00Z');
    await setClock(new Date(Date.parse(NOW) + 23 * HOUR).toISOString());
    await tick();
    expect(await one('select status from public.appointments')).toEqual({ status: 'pending' });
    await setClock(new Date(Date.parse(NOW) + 24 * HOUR).toISOString());
    await tick();
    expect(await one('select status from public.appointments')).toEqual({ status: 'lapsed' });
    expect(await mails()).toEqual(expect.arrayContaining(['appointment lapsed', 'agenda lapsed']));
    expect(await freeTimes()).toContain('2027-01-25 08:00');
  });

  it('reminds once a day and an hour before, by the office’s clock, and not after cancelling', async () => {
    await book('2027-01-25T08:00Z');
    const { token } = await book('2027-01-25T08:40Z');
    await db.clients.anon.rpc('cancel_appointment', { token });
    await db.sql('update private.mail_outbox set sent_at = now()');
    const reminders = async (at: string) => {
      await setClock(at);
      await tick();
      await tick();
      return (await mails()).filter((mail) => /day|hour/.test(mail));
    };
    expect(await reminders('2027-01-24T07:59Z')).toEqual([]);
    expect(await reminders('2027-01-24T08:00Z')).toEqual(['appointment day']);
    expect(await reminders('2027-01-25T07:00Z')).toEqual(['appointment day', 'appointment hour']);
  });
});

describe('the firm', () => {
  const change = (appointment: unknown, what: string, more: Row = {}) =>
    db.clients.admin.rpc('change_appointment', { appointment, change: what, ...more });

  it('confirms, moves to a time that is not offered, and hears of a collision', async () => {
    await db.sql('update public.appointment_kinds set confirm_each = true');
    await book('2027-01-25T08:00Z');
    await book('2027-01-25T08:40Z');
    const [first, second] = await db.sql('select id from public.appointments order by starts_at');
    expect((await change(first?.id, 'confirm')).error).toBeNull();
    expect((await change(first?.id, 'move', { start: '2027-01-25T08:20Z' })).error?.hint).toBe(
      'overlap',
    );
    expect((await change(first?.id, 'move', { start: '2027-01-24T18:00Z' })).error).toBeNull();
    expect((await change(second?.id, 'decline', { word: 'No podemos.' })).error).toBeNull();
    expect((await change(second?.id, 'move', { start: '2027-01-25T12:00Z' })).error?.hint).toBe(
      'gone',
    );
    expect(await db.sql('select status, word from public.appointments order by starts_at')).toEqual(
      [
        { status: 'confirmed', word: null },
        { status: 'declined', word: 'No podemos.' },
      ],
    );
    expect(
      (await db.sql(`select from private.access_log where action = 'appointment'`)).length,
    ).toBe(3);
  });

  it('enters one by hand, for somebody who called', async () => {
    const person = { name: 'Eva Llamada', phone: '600000000', language: SOURCE_LANGUAGE };
    const { error } = await db.clients.admin.rpc('enter_appointment', {
      kind: 'phone',
      start: '2027-01-24T10:00Z',
      person,
    });
    expect(error).toBeNull();
    expect(
      await one(
        'select name, origin, consent, consent_version, overflow from public.contact_surveys',
      ),
    ).toEqual({
      name: 'Eva Llamada',
      origin: 'staff',
      consent: false,
      consent_version: null,
      overflow: false,
    });
  });
});

it('an appointment goes with its enquiry, which is not erased before it', async () => {
  await book('2027-01-25T08:00Z');
  await db.sql(`update public.contact_surveys set created_at = '2020-01-01'`);
  const expired = () => db.sql('select from public.expired_surveys()');
  expect(await expired()).toEqual([]);
  // The notice counts from the day that the enquiry came in.
  await db.sql(`update public.contact_surveys set appointment_at = now() - interval '1 day'`);
  expect(await expired()).toHaveLength(1);
  await db.sql('delete from public.contact_surveys');
  expect(await db.sql('select from public.appointments')).toEqual([]);
});

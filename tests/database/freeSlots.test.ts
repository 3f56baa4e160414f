import { describe, expect, it } from 'vitest';
import { db, setClock, useBooking } from './booking';
import { SOURCE_LANGUAGE } from '@/site/languages';

useBooking();

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Numbers that look random and are the same in each run. */
function randomOf(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x7fffffff) * most);
  };
}

type Span = readonly [string, string];

interface Firm {
  zone: string;
  now: number;
  hours: Record<number, Span[]>;
  rules: Record<'minutes' | 'buffer' | 'notice_hours' | 'horizon_days' | 'most_per_day', number>;
  holidays: string[];
  absences: [number, number][];
  appointments: [number, number, number][];
}

/** A firm in the days around a change of clocks, open at night too, when clocks change. */
function firmOf(seed: number, zone: string, around: string): Firm {
  const random = randomOf(seed);
  const two = (value: number) => String(value).padStart(2, '0');
  const now = Date.parse(around) + random(288) * 5 * MINUTE;
  const at = (days: number) => now + Math.floor(random(days * 288)) * 5 * MINUTE;
  const rules = {
    minutes: [15, 20, 30, 45, 60][random(5)] ?? 30,
    buffer: [0, 5, 10, 15][random(4)] ?? 0,
    notice_hours: random(30),
    horizon_days: 3 + random(9),
    most_per_day: 1 + random(6),
  };
  const hours: Firm['hours'] = {};
  for (let day = 0; day < 7; day += 1) {
    const opens = random(6) * 30;
    const night: Span = [
      `${two(Math.floor(opens / 60))}:${two(opens % 60)}`,
      `0${3 + random(3)}:${two(random(4) * 15)}`,
    ];
    const morning: Span = [`09:${two(random(4) * 15)}`, `1${2 + random(3)}:00`];
    const both = [random(2) ? [night] : [], random(3) ? [morning] : []].flat();
    if (both.length > 0) hours[day] = both;
  }
  if (Object.keys(hours).length === 0) hours[0] = [['09:00', '12:00']];
  const length = rules.minutes * MINUTE;
  const appointments: Firm['appointments'] = [];
  for (let index = 0; index < 8; index += 1) {
    const start = at(10);
    const until = start + length + rules.buffer * MINUTE;
    if (appointments.every(([from, , to]) => until <= from || start >= to))
      appointments.push([start, start + length, until]);
  }
  return {
    ...{ zone, now, hours, rules, appointments },
    holidays: [new Date(at(10)).toISOString().slice(0, 10)],
    absences: Array.from({ length: 3 }, () => {
      const start = at(10);
      return [start, start + (1 + random(40)) * 15 * MINUTE];
    }),
  };
}

/** The slow, obvious way: every instant of the horizon, five minutes apart, is looked at on the office's clock. */
function obviousSlots({ zone, now, hours, rules, ...taken }: Firm): string[] {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const clockOf = (instant: number) => format.format(instant);
  const dayOf = (instant: number) => clockOf(instant).slice(0, 10);
  /** All instants by what the clock shows then; some clocks are shown twice, some never. */
  const shown = new Map<string, number[]>();
  for (let instant = now - 2 * DAY; instant < now + 20 * DAY; instant += 5 * MINUTE) {
    const at = instant - (instant % (5 * MINUTE));
    shown.set(clockOf(at), [...(shown.get(clockOf(at)) ?? []), at]);
  }
  /** The last instant of a clock; of one that is skipped, as long after what was shown an hour before. */
  function instantOf(day: string, time: string): number {
    const found = shown.get(`${day} ${time}`)?.at(-1);
    if (found !== undefined) return found;
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const before = `${String(hour - 1).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    return instantOf(day, before) + 60 * MINUTE;
  }
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const [length, whole] = [rules.minutes, rules.minutes + rules.buffer];
  const perDay = new Map<string, number>();
  for (const [start] of taken.appointments) {
    perDay.set(dayOf(start), (perDay.get(dayOf(start)) ?? 0) + 1);
  }
  const busy = [
    ...taken.absences,
    ...taken.appointments.map(([start, , until]) => [start, until] as const),
  ];
  return [...shown]
    .flatMap(([clock, instants]) => {
      const [day = '', time = ''] = clock.split(' ');
      const start = instants.at(-1) ?? 0;
      const isInHours = (hours[new Date(day).getUTCDay()] ?? []).some(
        ([opens, closes]) =>
          time >= opens &&
          (minutesOf(time) - minutesOf(opens)) % whole === 0 &&
          minutesOf(time) + length <= minutesOf(closes) &&
          start + length * MINUTE <= instantOf(day, closes),
      );
      const isFree =
        isInHours &&
        start >= now + rules.notice_hours * 60 * MINUTE &&
        start < now + rules.horizon_days * DAY &&
        !taken.holidays.includes(day) &&
        (perDay.get(day) ?? 0) < rules.most_per_day &&
        busy.every(([from, to]) => start + whole * MINUTE <= from || start >= to);
      return isFree ? [start] : [];
    })
    .sort((a, b) => a - b)
    .map((start) => new Date(start).toISOString());
}

async function databaseSlots({ zone, now, hours, rules, ...taken }: Firm): Promise<string[]> {
  const iso = (instant: number) => new Date(instant).toISOString();
  await setClock(iso(now));
  await db.sql(`update public.settings set time_zone = $1`, [zone]);
  await db.sql(
    `update public.appointment_kinds set hours = $1, minutes = $2, buffer = $3, notice_hours = $4,
       horizon_days = $5, most_per_day = $6 where id = 'video'`,
    [hours, ...Object.values(rules)],
  );
  await db.sql(`truncate public.absences, public.holidays, public.contact_surveys cascade`);
  for (const day of taken.holidays) await db.sql(`insert into public.holidays values ($1)`, [day]);
  for (const [start, end] of taken.absences) {
    await db.sql(`insert into public.absences (starts_at, ends_at) values ($1, $2)`, [
      iso(start),
      iso(end),
    ]);
  }
  await db.sql(
    `insert into public.contact_surveys (name, email, language, channel, practice_area, urgency, message, consent,
       consent_language, consent_version, fill_seconds, origin)
     values ('Ana', 'ana@client.example', '${SOURCE_LANGUAGE}', 'email', 'civil', 'normal', 'x', false, '${SOURCE_LANGUAGE}', '2026-01-01', 0, 'staff')`,
  );
  for (const [start, end, until] of taken.appointments) {
    await db.sql(
      `insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status)
       select id, 'video', $1, $2, $3, 'confirmed' from public.contact_surveys`,
      [iso(start), iso(end), iso(until)],
    );
  }
  const { data, error } = await db.clients.anon.rpc('free_slots', { kind: 'video' });
  if (error) throw error;
  return (data as unknown as string[]).map((time) => new Date(time).toISOString());
}

describe('free times of eight firms around each change of clocks', () => {
  it.each([
    ['Europe/Madrid', '2026-03-25'],
    ['Europe/Madrid', '2026-10-21'],
    ['Europe/Madrid', '2027-03-24'],
    ['Europe/Madrid', '2027-10-27'],
    ['Europe/Madrid', '2030-03-27'],
    ['Asia/Kolkata', '2026-03-25'],
    ['Pacific/Chatham', '2026-04-01'],
    ['Pacific/Chatham', '2027-09-22'],
    ['America/St_Johns', '2027-03-10'],
    ['America/St_Johns', '2028-11-01'],
  ])('are those of the slow, obvious way: %s from %s', async (zone, around) => {
    let found = 0;
    for (let seed = 1; seed <= 8; seed += 1) {
      const firm = firmOf(seed * 7919 + Date.parse(around) / DAY, zone, around);
      const expected = obviousSlots(firm);
      expect(await databaseSlots(firm), `seed ${seed}`).toEqual(expected);
      found += expected.length;
    }
    expect(found).toBeGreaterThan(20);
  });
});

import { firm } from '../../src/site/firm';
import { insertEnquiries, type Site, sql } from './database';
import { OTHER } from './languages';

/** A day of the week after next, from Monday, 0, where the session is of today, so that the clock cannot be set. */
export function dayOf(weekday: number): string {
  const now = new Date();
  const days = 14 - ((now.getUTCDay() + 6) % 7) + weekday;
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Video consultations of half an hour at times of the office. @returns the ids of their enquiries. */
export async function insertAppointments(
  site: Site,
  appointments: [name: string, at: string, status: string][],
): Promise<string[]> {
  const ids = await insertEnquiries(
    site.backend,
    appointments.map(([name]) => ({ name, status: 'contacted', language: OTHER })),
  );
  for (const [index, [, at, status]] of appointments.entries()) {
    await sql(
      site,
      `insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status, held_until)
       select $1, 'video', at, at + interval '30 minutes', at + interval '40 minutes', $3,
         case when $3 = 'pending' then now() + interval '20 hours' end
       from (select $2::timestamp at time zone '${firm.timeZone}' as at) as given`,
      [ids[index], at, status],
    );
  }
  return ids;
}

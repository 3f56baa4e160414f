import { createHash } from 'node:crypto';
import type { Query, Row, Site } from '../../server/archive/site';

/** Tables that stay behind: they are of a day, a session or one site (supabase/schemas, archive). */
export const LEFT_OUT = [
  'private.announced_changes',
  'private.answer_warnings',
  'private.build_hook',
  'private.calls_by_caller',
  'private.daily_salt',
  'private.draft_keys',
  'private.letters',
  'private.mail_outbox',
  'private.mail_sender',
  'private.password_changes',
  'private.recovery_codes',
  'private.review_approvals',
  'private.review_links',
  'private.review_notes',
  'private.session_uses',
  'private.survey_senders',
];

const STAFF = `(select u.id, u.email, u.created_at from auth.users as u join public.staff as s on s.user_id = u.id)`;

const sumOf = (query: Query, rows: string, address: string) =>
  query(
    `select count(*)::integer as rows, md5(string_agg(line, ',' order by line collate "C")) as sum
     from (select replace(t::text, $1, '') as line from ${rows} as t) as lines`,
    [address],
  );

/** The number and a checksum of the rows of every table, of staff and of every picture, by name. */
export async function sumsOf(site: Site): Promise<Record<string, Row>> {
  const found: Record<string, Row> = {};
  const pictures = await site.transaction(async (query) => {
    await query(`set local time zone 'UTC'`);
    for (const { name } of await query(
      `select n.nspname || '.' || c.relname as name
       from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
       where n.nspname in ('public', 'private') and c.relkind = 'r' order by 1`,
    )) {
      const [sum] = await sumOf(query, name as string, site.url);
      found[name as string] = sum ?? {};
    }
    const [staff] = await sumOf(query, STAFF, site.url);
    found['auth.users'] = staff ?? {};
    return query(`select name, metadata ->> 'mimetype' as type from storage.objects order by name`);
  });
  for (const { name, type } of pictures) {
    const bytes = await site.readObject(name as string);
    found[name as string] = { type, sum: createHash('sha256').update(bytes).digest('hex') };
  }
  return found;
}

/**
 * What Supabase's own lints (`tests/postgres/lints.spec.ts`) do not see, or see on PostgreSQL only,
 * by their numbers if they have one (supabase.com/docs/guides/database/database-linter). Each
 * selects the violations, as text.
 */
export const LINTS: Record<string, string> = {
  // Two ask about the row itself.
  '0003 a policy that asks who calls for each row': `
      select tablename || ': ' || policyname from pg_policies
      where regexp_replace(coalesce(qual, '') || ' ' || coalesce(with_check, ''), 'private\\.is_(shown_category|image_name)', '', 'g')
        ~* '(?<!select )\\m(auth|private)\\.\\w+\\('`,
  // One is a query that is to be planned within its caller's.
  '0011 a function whose caller chooses what its names mean': `
      select oid::regprocedure::text from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and coalesce(proconfig::text, '') !~ 'search_path=' and proname <> 'expired_surveys'`,
  '0028, 0029 functions with the rights of their owner': `
      select oid::regproc::text from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef`,
  // Hosted projects load pg-safeupdate for the API's sessions, also in functions and triggers.
  // Parentheses are removed from the inside out, so that a condition within them does not count.
  'a change of all rows, which a hosted project refuses with 21000': String.raw`
      with recursive bodies (id, body) as (
        select oid, regexp_replace(prosrc, '--[^\n]*|''[^'']*''', '', 'g') from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        union
        select id, regexp_replace(body, '\([^()]*\)', '', 'g') from bodies
      )
      select distinct id::regprocedure::text from bodies
      where body ~* '\m(update\s+[\w.]+(\s+as\s+\w+)?\s+set|delete\s+from)\M((?!\mwhere\M)[^;()])*([;)]|$)'`,
};

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
  '0024 writing without a condition': `
      select tablename || ': ' || policyname from pg_policies
      where cmd <> 'SELECT' and schemaname in ('public', 'storage')
        and (coalesce(qual, 'true') = 'true' and coalesce(with_check, 'true') = 'true')`,
  '0025 a public bucket that anybody can list': `
      select policyname from pg_policies
      where schemaname = 'storage' and tablename = 'objects' and cmd in ('SELECT', 'ALL') and 'anon' = any (roles)`,
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

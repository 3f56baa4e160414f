/**
 * Supabase's database lints that can apply here, by their numbers
 * (supabase.com/docs/guides/database/database-linter), for the embedded database: the originals run
 * on PostgreSQL only (`tests/postgres/lints.spec.ts`). Each selects the violations, as text.
 */
export const LINTS: Record<string, { sql: string; accepted?: string[] }> = {
  '0001 foreign keys without an index': {
    sql: `
      select conrelid::regclass || '.' || a.attname from pg_constraint as c
      join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not exists (select from pg_index as i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
    // Languages and practice areas are changed by a migration, never while the site runs.
    accepted: [
      'contact_surveys.consent_language',
      'contact_surveys.language',
      'contact_surveys.practice_area',
      'post_translation_sources.language',
      'private.review_approvals.language',
      'private.review_links.language',
      'private.review_notes.language',
      'private.translation_proposals.language',
      'private.translation_wishes.language',
      'private.visit_steps.language',
      'testimonials.original_language',
    ],
  },
  '0003 a policy that asks who calls for each row': {
    // These two ask about the row itself.
    sql: `
      select tablename || ': ' || policyname from pg_policies
      where regexp_replace(coalesce(qual, '') || ' ' || coalesce(with_check, ''), 'private\\.is_(shown_category|image_name)', '', 'g')
        ~* '(?<!select )\\m(auth|private)\\.\\w+\\('`,
  },
  '0004 tables without a primary key': {
    sql: `
      select oid::regclass::text from pg_class as c
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not exists (select from pg_constraint where conrelid = c.oid and contype = 'p')`,
  },
  '0006 two policies for one role and command': {
    sql: `
      select tablename || ' ' || cmd || ' ' || role from pg_policies, unnest(roles) as role
      where permissive = 'PERMISSIVE' and schemaname = 'public'
      group by tablename, cmd, role having count(*) > 1`,
  },
  '0007, 0013, 0023 tables without row-level security': {
    sql: `
      select oid::regclass::text from pg_class
      where relkind in ('r', 'p') and not relrowsecurity and relnamespace = 'public'::regnamespace`,
  },
  '0008 row-level security without a policy': {
    sql: `
      select oid::regclass::text from pg_class as c
      where relrowsecurity and relnamespace = 'public'::regnamespace
        and not exists (select from pg_policy where polrelid = c.oid)`,
  },
  '0009 two equal indexes': {
    sql: `
      select indrelid::regclass::text from pg_index
      join pg_class on pg_class.oid = indrelid where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      group by indrelid, indkey::text, indclass::text, indoption::text, pg_get_expr(indexprs, indrelid),
        pg_get_expr(indpred, indrelid)
      having count(*) > 1`,
  },
  '0011 functions whose names another schema could take over': {
    sql: `
      select oid::regproc::text from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce(array_to_string(proconfig, ' ') like '%search_path=%', false)`,
    // Inlined, so that filters and paging use the table's indexes; all names are qualified.
    accepted: ['expired_surveys'],
  },
  '0014 extensions in public': {
    sql: `select extname from pg_extension where extnamespace = 'public'::regnamespace`,
  },
  '0015 policies that trust what a person can change': {
    sql: `
      select policyname from pg_policies
      where coalesce(qual, '') || coalesce(with_check, '') like '%user_metadata%'`,
  },
  '0002, 0010, 0016, 0017 views and other relations that bypass the policies': {
    sql: `
      select oid::regclass::text from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')`,
  },
  '0018 columns of types that pg_upgrade refuses': {
    sql: `
      select attrelid::regclass || '.' || attname from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and atttypid::regtype::text in
          ('regcollation', 'regconfig', 'regdictionary', 'regnamespace', 'regoper', 'regoperator', 'regproc', 'regprocedure')`,
  },
  '0021 a foreign key to a user that is not the primary key': {
    sql: `
      select c.conrelid::regclass || '.' || c.conname from pg_constraint as c
      join pg_index as i on i.indexrelid = c.conindid
      where c.contype = 'f' and c.confrelid = 'auth.users'::regclass and not i.indisprimary`,
  },
  '0024 writing without a condition': {
    sql: `
      select tablename || ': ' || policyname from pg_policies
      where cmd <> 'SELECT' and schemaname in ('public', 'storage')
        and (coalesce(qual, 'true') = 'true' and coalesce(with_check, 'true') = 'true')`,
  },
  '0025 a public bucket that anybody can list': {
    sql: `
      select policyname from pg_policies
      where schemaname = 'storage' and tablename = 'objects' and cmd in ('SELECT', 'ALL') and 'anon' = any (roles)`,
  },
  '0028, 0029 functions with the rights of their owner': {
    sql: `
      select oid::regproc::text from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef`,
  },
  // Not a lint: hosted projects load pg-safeupdate for the API's sessions, also in functions and triggers.
  'a change of all rows, which a hosted project refuses with 21000': {
    // Parentheses are removed from the inside out, so that a condition within them does not count.
    sql: String.raw`
      with recursive bodies (id, body) as (
        select oid, regexp_replace(prosrc, '--[^\n]*|''[^'']*''', '', 'g') from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        union
        select id, regexp_replace(body, '\([^()]*\)', '', 'g') from bodies
      )
      select distinct id::regprocedure::text from bodies
      where body ~* '\m(update\s+[\w.]+(\s+as\s+\w+)?\s+set|delete\s+from)\M((?!\mwhere\M)[^;()])*([;)]|$)'`,
  },
};

-- What a hosted project has before its first migration, as far as the project's own SQL can tell: the API's roles, and
-- the owner of the migrations, who is no superuser. The schemas of its services are in signIn.sql and storage.sql.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
-- The sign-in service's, which owns the accounts and may use nothing else.
create role supabase_auth_admin nologin noinherit createrole;
create role postgres login createrole createdb bypassrls;
grant anon, authenticated, service_role to postgres;
-- A hosted project's owner may set it, as one of few such settings; a restore goes without triggers.
grant set on parameter session_replication_role to postgres;
alter database postgres owner to postgres;
grant all on schema public to postgres, anon, authenticated, service_role;

create schema extensions authorization postgres;
create extension pgcrypto with schema extensions;
-- Only a superuser may add it; a hosted project lets its owner do so, and use it.
create extension pg_cron with schema pg_catalog;
grant usage on schema cron to postgres;
grant all on all tables in schema cron to postgres;

-- Run once by a superuser, where the site has a PostgreSQL server of its own in place of a hosted
-- project (docs/deploy.md): the roles of the API, and `site`, which owns the database and is none.

create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role site login;
grant anon, authenticated, service_role to site;
-- A restore of an archive writes rows as they were, without triggers.
grant set on parameter session_replication_role to site;

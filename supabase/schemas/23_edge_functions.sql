-- How the jobs of a hosted project call its Edge Functions.

/* The token that a job sends to an Edge Function: the time, and its HMAC with the secret that both know, valid for five
   minutes (supabase/functions/_shared/jobRequest.ts). A dynamic query, because the embedded backend lacks pgcrypto. */
create function private.job_token(secret text)
returns text
language plpgsql
stable
as $$
declare
  made text := floor(extract(epoch from now()))::text;
  code text;
begin
  execute 'select encode(extensions.hmac($1, $2, ''sha256''), ''hex'')' into code using made, secret;
  return made || '.' || code;
end;
$$;

/* Calls an Edge Function from a job of a hosted project, whose Vault has address and secret (docs/deploy.md). */
create function private.call_edge_function(name text)
returns void
language plpgsql
as $$
declare
  project text;
  secret text;
begin
  execute $query$
    select (select decrypted_secret from vault.decrypted_secrets where name = 'project_url'),
           (select decrypted_secret from vault.decrypted_secrets where name = 'cron_secret')
  $query$ into project, secret;
  if project is null or secret is null then
    raise exception 'the Vault lacks project_url or cron_secret';
  end if;
  execute 'select net.http_post(url := $1, body := ''{}'', headers := $2, timeout_milliseconds := 60000)'
    using project || '/functions/v1/' || name,
          jsonb_build_object(
            'Authorization', 'Bearer ' || private.job_token(secret), 'Content-Type', 'application/json');
end;
$$;

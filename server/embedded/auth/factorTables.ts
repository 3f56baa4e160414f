/** Tables of GoTrue that @supabase/lite lacks; run once its schema exists. */
export const FACTOR_TABLES = `
  create table if not exists auth.mfa_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text,
    factor_type text not null check (factor_type = 'totp'),
    status text not null check (status in ('unverified', 'verified')),
    secret text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  -- The counter of the last code that was accepted: none is accepted twice.
  alter table auth.mfa_factors add column if not exists last_counter bigint;
  create table if not exists auth.mfa_challenges (
    id uuid primary key default gen_random_uuid(),
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    created_at timestamptz not null default now(),
    verified_at timestamptz
  );
  alter table auth.mfa_challenges add column if not exists failed_at timestamptz;
`;

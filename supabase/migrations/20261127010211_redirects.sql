create table "private"."imported_posts" (
  "source"      text                     not null,
  "source_id"   text                     not null,
  "post_id"     uuid,
  "digest"      text                     not null,
  "imported_at" timestamp with time zone not null default now(),
  constraint "imported_posts_pkey" primary key (source, source_id)
);

create table "public"."redirects" (
  "id"         uuid                     not null default gen_random_uuid(),
  "kind"       text                     not null default 'exact'::text,
  "source"     text                     not null,
  "target"     text,
  "post_id"    uuid,
  "language"   text,
  "created_at" timestamp with time zone not null default now(),
  constraint "redirects_kind_check"
    check ((kind = ANY (ARRAY['exact'::text, 'prefix'::text, 'dated'::text]))),
  constraint "redirects_kinds" check (
CASE kind
    WHEN 'exact'::text THEN
      ((source <> '/'::text) AND (strpos(COALESCE(target, ''::text), '*'::text) = 0))
    WHEN 'prefix'::text THEN (source !~ '^/$|\?'::text)
    ELSE (strpos(source, '?'::text) = 0)
END),
  constraint "redirects_one_target"
    check ((((target IS NULL) <> (post_id IS NULL)) AND ((language IS NULL) = (post_id IS NULL)))),
  constraint "redirects_pkey" primary key (id),
  constraint "redirects_source_check"
    check
    (((char_length(source) <= 500) AND (source !~ '(^|/)\.{1,2}(/|$)'::text) AND (source ~
    '^(/|(/[a-z0-9._~+@\u00a1-\u1fff\u2070-\u2fff\u3001-\ud7ff\uf900-\ufdff-]+)+)(\?(p|page_id|cat)=[0-9]{1,10})?$'::text))),
  constraint "redirects_source_kind_key" unique (source, kind),
  constraint "redirects_target_check"
    check
    (((char_length(target) <= 500) AND (target ~
    '^/([a-z0-9._~%+@-]+/)*([a-z0-9._~%+@-]*|\*)(\?[a-z0-9=&%._~+-]+)?(#[a-z0-9-]+)?$'::text)))
);

alter table "public"."redirects"
  enable row level security;

create or replace function private.is_redirected (
  kind   text,
  source text,
  path   text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case kind
    when 'exact' then path = source
    when 'prefix' then starts_with(path, source || '/')
    else starts_with(path, rtrim(source, '/'))
      and substr(path, char_length(rtrim(source, '/')) + 1) ~ '^/[0-9]{4}(/|$)'
  end;
$function$;

create or replace function private.keep_redirects_single()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('redirects'));
  if exists (
    select from public.redirects as r
    where private.is_redirected(r.kind, r.source, regexp_replace(new.target, '[?#].*$', ''))
      -- What takes a part of the address may lead anywhere below its target.
      or new.target like '%/*' and starts_with(r.source, rtrim(new.target, '*'))
      or r.id <> new.id and private.is_redirected(new.kind, new.source, regexp_replace(r.target, '[?#].*$', ''))
      or r.target like '%/*' and starts_with(new.source, rtrim(r.target, '*'))
  ) or private.is_redirected(new.kind, new.source, regexp_replace(new.target, '[?#].*$', '')) then
    raise exception 'a redirect would lead to another one' using errcode = 'P0001', hint = 'redirect_chain';
  end if;
  return new;
end;
$function$;

create or replace function private.published_addresses()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with posts as (
    select id, slug, (
      select array_agg(text.language) from (values
        ('es', false),
        ('en', (title_en, excerpt_en, content_en) is null),
        ('fr', (title_fr, excerpt_fr, content_fr) is null),
        ('de', (title_de, excerpt_de, content_de) is null),
        ('ar', (title_ar, excerpt_ar, content_ar) is null),
        ('zh', (title_zh, excerpt_zh, content_zh) is null),
        ('ru', (title_ru, excerpt_ru, content_ru) is null)
      ) as text (language, is_missing)
      where not text.is_missing
    ) as languages
    from public.blog_posts
    where not hidden and deleted_at is null and date + publish_at <= (select private.office_now())
  )
  select jsonb_build_object(
    'languages', (select jsonb_agg(language_code) from public.language_settings where is_active),
    'slugs', (
      select coalesce(jsonb_agg(slug), '[]') from (
        select unnest(array[slug, id::text]) as slug from posts
        union all
        select old.slug from public.post_old_slugs as old join posts on posts.id = old.post_id
      ) as addresses
    ),
    'translations', (select coalesce(jsonb_object_agg(slug, languages), '{}') from posts),
    'testimonials', (
      select coalesce(jsonb_agg(id), '[]') from public.testimonials where active and deleted_at is null
    ),
    'redirects', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', r.kind, 'source', r.source, 'target', r.target, 'slug', posts.slug, 'language', r.language
      ) order by r.source, r.kind), '[]')
      from public.redirects as r left join posts on posts.id = r.post_id
      where r.target is not null or posts.id is not null
    )
  );
$function$;

alter table "private"."imported_posts"
  add constraint "imported_posts_post_id_fkey" foreign key (post_id)
    references public.blog_posts(id) on delete set null;

alter table "public"."redirects"
  add constraint "redirects_language_fkey" foreign key (language)
    references public.language_settings(language_code);

alter table "public"."redirects"
  add constraint "redirects_post_id_fkey" foreign key (post_id) references public.blog_posts(id)
    on delete cascade;

create index imported_posts_by_post on private.imported_posts using btree (post_id);

create index redirects_by_language on public.redirects using btree (language);

create index redirects_by_post on public.redirects using btree (post_id);

create trigger redirects_published
  after insert or delete or update on public.redirects
  for each STATEMENT
  execute function private.raise_revision();

create trigger redirects_single
  before insert or update on public.redirects
  for each row
  execute function private.keep_redirects_single();

create policy "admins add redirects" on "public"."redirects"
  for insert
  to "authenticated"
  with check (( SELECT private.is_admin() AS is_admin));

create policy "admins read redirects" on "public"."redirects"
  for select
  to "authenticated"
  using (( select private.is_admin() as is_admin));

create policy "admins remove redirects" on "public"."redirects"
  for delete
  to "authenticated"
  using (( select private.is_admin() as is_admin));

revoke all on function "private"."is_redirected"(text, text, text) from public;

grant execute on function "private"."is_redirected"(text, text, text) to "service_role";

revoke all on function "private"."keep_redirects_single"() from public;

grant execute on function "private"."keep_redirects_single"() to "service_role";

grant delete, insert, select, update on table "private"."imported_posts" to "service_role";

grant insert ("kind") on table "public"."redirects" to "authenticated";

grant insert ("language") on table "public"."redirects" to "authenticated";

grant insert ("post_id") on table "public"."redirects" to "authenticated";

grant insert ("source") on table "public"."redirects" to "authenticated";

grant insert ("target") on table "public"."redirects" to "authenticated";

grant delete, select on table "public"."redirects" to "authenticated";

grant delete, insert, select, update on table "public"."redirects" to "service_role";

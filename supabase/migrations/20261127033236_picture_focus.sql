create or replace function private.is_image_address (
  address text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select address = '' or plain ~ '^/images/([a-z0-9-]+/)*[a-z0-9-]+\.(svg|webp|jpeg|png|avif)$'
    or (
      plain ~ '^https?://[a-z0-9.:\[\]-]+/storage/v1/object/public/images/[^/]+/[^/]+$'
      and private.is_image_name(substring(plain from '/public/images/(.*)$'))
    )
  from regexp_replace(address, '#focus=(100|[1-9]?[0-9]),(100|[1-9]?[0-9])$', '') as plain;
$function$;

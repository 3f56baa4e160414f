-- Answering enquiries: texts to answer with, and the history of each enquiry, which is its part of the access log.

/* Texts that staff choose when they answer. Words in double braces are filled in (enquiries/replies/fields.ts). */
create table public.reply_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(btrim(name)) between 1 and 80),
  -- 'engagement': a letter that is copied for the client, and not offered as a reply.
  kind text not null default 'reply' check (kind in ('reply', 'engagement')),
  body text not null check (char_length(btrim(body)) between 1 and 4000),
  body_en text, body_fr text, body_de text, body_ar text, body_zh text, body_ru text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint reply_templates_translations_fit check (
    private.longest(body_en, body_fr, body_de, body_ar, body_zh, body_ru) <= 4000
  )
);

/* Logs that somebody has opened a mail, chat or call to answer an enquiry, and with which template. */
create function private.record_reply(survey uuid, via text, template uuid default null)
returns void
language sql
as $$
  select private.refuse_if(via is null or via not in ('call', 'email', 'chat'), 'no such channel');
  select private.refuse_answer(survey);
  select private.log_access('replied', array[s.id], concat_ws(
    ' ', via, (select t.name from public.reply_templates as t where t.id = template)))
  from public.contact_surveys as s where s.id = survey;
$$;

/* What was done with one enquiry and by whom, newest first. */
create function private.survey_history(survey uuid)
returns table (seq bigint, at timestamptz, person uuid, who text, action text, detail text)
language sql
stable
as $$
  select l.seq, l.at, l.person, private.name_of(l.person), l.action, l.detail
  from private.access_log as l
  where l.subjects @> array[survey]
  order by l.seq desc
  limit 50;
$$;

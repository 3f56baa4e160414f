-- The languages a post can be read in: Spanish, and each it has a title and a text in. Lists, hreflang, sitemap
-- and feeds ask this column, so that none of them has to send whole contents to find out.

alter table public.blog_posts add column languages text[] not null
  generated always as (
    array_remove(
      array[
        'es',
        case when title_en <> '' and content_en <> '' then 'en' end,
        case when title_fr <> '' and content_fr <> '' then 'fr' end,
        case when title_de <> '' and content_de <> '' then 'de' end,
        case when title_ar <> '' and content_ar <> '' then 'ar' end,
        case when title_zh <> '' and content_zh <> '' then 'zh' end,
        case when title_ru <> '' and content_ru <> '' then 'ru' end
      ],
      null
    )
  ) stored;

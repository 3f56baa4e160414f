-- Visits of the lawyers' pages.

alter type public.page_kind add value 'lawyer' after 'contact';

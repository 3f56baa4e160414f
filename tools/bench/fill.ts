import type { Driver } from '../../server/embedded/connection.ts';
import type { EmbeddedBackend } from '../../server/embedded/embedded.ts';
import { NAMESPACES } from '../../src/i18n/namespaces.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { SERVICE_IDS } from '../../src/site/services.ts';

/** How much a backend gets; without posts the demo's. */
export interface Amounts {
  /** Not counting hidden and future ones. */
  posts?: number;
  enquiries: number;
  texts: number;
  appointments: number;
}

/** Fills a backend with the demo. */
export async function fill({ connection: { driver } }: EmbeddedBackend, amounts: Amounts) {
  await driver.exec(enquiries(amounts.enquiries) + texts(amounts.texts));
  await driver.exec(appointments(amounts.appointments));
  if (amounts.posts) await fillPosts(driver, amounts.posts);
}

/** An SQL expression for the values in turn, by a row's number. */
const inTurn = (values: readonly string[], row: string) =>
  `(array['${values.join("', '")}'])[1 + ${row} % ${values.length}]`;

/** Fills the blog with shortened copies of the seed's published posts, spread over years. */
async function fillPosts(driver: Driver, posts: number): Promise<void> {
  const { rows } = await driver.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'blog_posts' and is_generated = 'NEVER'
       and column_name not like 'slug%'
       and column_name not in ('id', 'date', 'show_on_homepage', 'created_at', 'updated_at')`,
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => (name.startsWith('content') ? `left(${name}, 1000)` : name));
  const published = `not hidden and date <= private.office_today()`;
  // Recreated at the end, which is many times faster than updating it post by post.
  const { rows: indexes } = await driver.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'post_search_by_text'`,
  );
  await driver.exec('drop index private.post_search_by_text');
  await driver.query(
    `insert into public.blog_posts (slug, date, ${names.join(', ')})
     select left(slug, 60) || '-' || n, private.office_today() - 1 - (n % 2000), ${values.join(', ')}
     from (select * from public.blog_posts where ${published}) as seed, generate_series(1, $1) as n
     order by n, slug
     limit $1 - (select count(*) from public.blog_posts where ${published})`,
    [posts],
  );
  for (const { indexdef } of indexes) await driver.exec(indexdef);
  await driver.exec('analyze public.blog_posts; analyze private.post_search');
}

/** Enquiries, one per quarter of an hour back from now, bypassing the rate limit. */
const enquiries = (count: number) => `
  insert into public.contact_surveys (created_at, name, email, language, channel, practice_area, urgency, message,
    consent, consent_language, consent_version, fill_seconds, status)
  select now() - n * interval '15 minutes', 'Persona ' || n, 'persona' || n || '@example.com',
    ${inTurn(LANGUAGES, 'n')}, 'email', ${inTurn([...SERVICE_IDS, 'other'], 'n')},
    case when n % 50 = 0 then 'deadline' else 'normal' end,
    repeat('Una consulta sobre una casa en la costa. ', 1 + n % 20),
    true, '${SOURCE_LANGUAGE}', '2026-09-01', 60, case when n % 40 = 0 then 'new' when n % 3 = 0 then 'contacted' else 'closed' end
  from generate_series(1, ${count}) as n;
  analyze public.contact_surveys;
`;

/** Appointments of one enquiry, two hours apart around today, and a tenth as many absences. */
const appointments = (count: number) => `
  insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status)
  select (select id from public.contact_surveys limit 1), 'video', at, at + interval '30 minutes',
    at + interval '40 minutes', 'confirmed'
  from generate_series(-${count} / 2, ${count} / 2 - 1) as n
  cross join lateral (select date_trunc('day', now()) + n * interval '2 hours' as at) as time;
  insert into public.absences (starts_at, ends_at)
  select at, at + interval '3 hours' from generate_series(-${count} / 20, ${count} / 20 - 1) as n
  cross join lateral (select date_trunc('day', now()) + n * interval '1 day' as at) as time;
  analyze public.appointments, public.absences;
`;

/** Text overrides, for the same keys in all languages. */
const texts = (count: number) => `
  insert into public.text_overrides (language, namespace, key, value)
  select ${inTurn(LANGUAGES, 'n')}, ${inTurn(NAMESPACES, `n / ${LANGUAGES.length}`)},
    'bench.key' || n / ${LANGUAGES.length * NAMESPACES.length}, 'Un texto cambiado ' || n
  from generate_series(0, ${count} - 1) as n;
  analyze public.text_overrides;
`;

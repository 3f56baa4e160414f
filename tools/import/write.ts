/** Writes what a reader has found into a site, each post in a transaction of its own. */
import { randomUUID } from 'node:crypto';
import type { Query, Site } from '../../server/archive/site.ts';
import { loadAdminTexts } from '../../src/admin-texts';
import { SOURCE_LANGUAGE, type Language, LANGUAGE_FACTS } from '../../src/site/languages.ts';
import { postPathOf } from '../../src/site/pages.ts';
import { slugIn } from '../../src/site/slugs.ts';
import { type RedirectKind, sourceOf, sourceProblem } from '../../src/site/redirects.ts';
import { addCategories, asCategory } from './categories.ts';
import { convert } from './convertText.ts';
import type { Report, Source, SourceText } from './model.ts';
import { newPaths, plan, type PlannedPost, textsOf } from './plan.ts';
import { type PictureSource, readPicture, storePicture } from './pictures.ts';

/** What an import works with. */
export interface Import {
  source: Source;
  report: Report;
  pictures: PictureSource;
  /** Undefined for a dry run, which reads the export and the folder of pictures alone. */
  site: Site | undefined;
}

const SOURCE_NAME = LANGUAGE_FACTS[SOURCE_LANGUAGE].name;
const MOST = { title: 200, excerpt: 600, content: 100_000, alt: 300 };

/** @returns how many posts, pictures and redirects were taken, and how many posts were known. */
export async function importSource({ source, report, pictures, site }: Import) {
  // Why a picture is not taken is said in the editor's words.
  await loadAdminTexts();
  const counts = { posts: 0, texts: 0, known: 0, pictures: 0, redirects: 0 };
  const posts = site
    ? await site.transaction((query) => plan(source, query))
    : await plan(source, undefined);
  const pathOf = newPaths(posts);
  const linkOf = (address: string) => pathOf.get(sourceOf(address) ?? '');

  async function store(src: string, title: string): Promise<string | undefined> {
    try {
      if (!site && pictures.host && !pictures.uploads) return 'https://dry.example/x.webp';
      const bytes = await readPicture(src, pictures);
      const address = site ? await storePicture(site, src, bytes) : 'https://dry.example/x.webp';
      counts.pictures += 1;
      return address;
    } catch (error) {
      report.add('Pictures, left out', `«${title}»: ${src}: ${(error as Error).message}`);
      return undefined;
    }
  }

  const url = site?.url ?? 'https://dry.example';
  const isFirstRun = posts.every(({ earlier }) => !earlier);
  for (const post of posts) {
    const [[, first]] = textsOf(post) as [[Language, SourceText]];
    if (post.earlier) {
      counts.known += 1;
      if (post.earlier.id === null)
        report.add('Deleted here since, not taken again', `«${first.title}»`);
      else if (post.earlier.digest !== post.digest) {
        report.add('Changed in the export since, not taken again', `«${first.title}»`);
      }
      continue;
    }
    const contents = new Map<Language, string>();
    // A post's pictures are its own: they are removed with it.
    const stored = new Map<string, Promise<string | undefined>>();
    const storeOnce = (src: string, title: string) => {
      const known = stored.get(src) ?? store(src, title);
      stored.set(src, known);
      return known;
    };
    for (const [language, text] of textsOf(post)) {
      const content = await convert(text, { source, report, url, store: storeOnce, linkOf });
      contents.set(language, within(content, 'content', text, report));
    }
    const cover = post.cover && (await store(source.originals(post.cover.src), first.title));
    const row = rowOf(post, contents, cover, report);
    counts.posts += 1;
    counts.texts += contents.size;
    if (!site) continue;
    await site.transaction(async (query) => {
      await addCategories(query, source.categories, post.categories);
      const names = Object.keys(row).join(', ');
      await query(
        `insert into public.blog_posts (${names})
         select ${names} from jsonb_populate_record(null::public.blog_posts, $1::jsonb)`,
        [JSON.stringify(row)],
      );
      counts.redirects += await addAddresses(query, post, row.id as string, report);
      for (const [, { id }] of textsOf(post)) {
        await query(
          'insert into private.imported_posts (source, source_id, post_id, digest) values ($1, $2, $3, $4)',
          [source.site, id, row.id, post.digest],
        );
      }
    });
  }
  if (isFirstRun && site) {
    await site.transaction(async (query) => {
      for (const redirect of source.redirects) {
        counts.redirects += await addRedirect(query, redirect, report);
      }
    });
  }
  return counts;
}

function within(
  text: string,
  field: 'title' | 'excerpt' | 'content',
  { title }: SourceText,
  report: Report,
): string {
  if (text.length <= MOST[field]) return text;
  report.add('Cut at the longest that the site allows', `«${title}»: ${field}`);
  const cut = text.slice(0, MOST[field] - 1);
  const end = field === 'content' ? cut.lastIndexOf('\n\n') : cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).trimEnd()}${field === 'content' ? '' : '…'}`;
}

/** The row of blog_posts; a draft of a translation waits (supabase/schemas/16_post_translations.sql). */
function rowOf(
  post: PlannedPost,
  contents: ReadonlyMap<Language, string>,
  cover: string | undefined,
  report: Report,
): Record<string, unknown> {
  const texts = textsOf(post);
  const [[, first]] = texts as [[Language, SourceText]];
  const source = post.texts[SOURCE_LANGUAGE];
  if (!source) report.add(`Without a text in ${SOURCE_NAME}, taken as drafts`, `«${first.title}»`);
  const [category = 'General', ...others] = post.categories.map(asCategory);
  const waiting: Record<string, unknown> = {};
  const row: Record<string, unknown> = {
    id: randomUUID(),
    slug: slugIn(post.slugs, SOURCE_LANGUAGE),
    date: post.date,
    publish_at: post.time,
    hidden: source?.isDraft ?? true,
    show_on_homepage: post.isFeatured,
    category,
    additional_categories: others.slice(0, 10),
    show_additional_categories: others.length > 0,
    image: cover ?? '',
    image_alt: cover ? (post.cover?.alt ?? '').slice(0, MOST.alt) : '',
    title: first.title.slice(0, MOST.title) || `(${first.id})`,
    waiting_texts: waiting,
  };
  for (const [language, text] of texts) {
    const fields = {
      title: within(text.title || `(${text.id})`, 'title', text, report),
      excerpt: within(text.excerpt, 'excerpt', text, report),
      content: contents.get(language) ?? '',
    };
    if (language === SOURCE_LANGUAGE) Object.assign(row, fields);
    else if (text.isDraft) waiting[language] = { ...fields, slug: post.slugs[language] ?? null };
    else {
      for (const [name, value] of Object.entries(fields)) row[`${name}_${language}`] = value;
      row[`slug_${language}`] = post.slugs[language] ?? null;
    }
  }
  return row;
}

/** The post's former names and addresses. @returns how many redirects were added. */
async function addAddresses(
  query: Query,
  post: PlannedPost,
  id: string,
  report: Report,
): Promise<number> {
  let added = 0;
  for (const [language, { slug, addresses }] of textsOf(post)) {
    const kept = slugIn(post.slugs, language);
    if (slug && slug !== kept) {
      await query(
        `insert into public.post_old_slugs (slug, post_id) select $1::text, $2::uuid
         where not exists (
           select from public.blog_posts as p where $1::text = any (private.slugs_of(p))
         )
         on conflict (slug) do nothing`,
        [slug, id],
      );
    }
    const own = postPathOf(kept, language);
    for (const address of addresses) {
      const source = sourceOf(address);
      if (source === undefined || source === own) continue;
      const row = { kind: 'exact' as const, source, post_id: id, language };
      added += await addRedirect(query, row, report);
    }
  }
  return added;
}

async function addRedirect(
  query: Query,
  row: {
    kind: RedirectKind;
    source: string;
    target?: string;
    post_id?: string;
    language?: Language;
  },
  report: Report,
): Promise<number> {
  const { kind, source, target = null, post_id = null, language = null } = row;
  if (sourceProblem(kind, source)) {
    report.add('Addresses that the site cannot redirect', source);
    return 0;
  }
  await query('savepoint redirect');
  try {
    const added = await query(
      `insert into public.redirects (kind, source, target, post_id, language)
       values ($1, $2, $3, $4, $5) on conflict (source, kind) do nothing returning id`,
      [kind, source, target, post_id, language],
    );
    await query('release savepoint redirect');
    return added.length;
  } catch (error) {
    await query('rollback to savepoint redirect');
    report.add('Addresses that the site cannot redirect', `${source}: ${(error as Error).message}`);
    return 0;
  }
}

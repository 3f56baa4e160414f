import type { QueryClient } from '@tanstack/react-query';
import { liveQuery, supabase } from '@/lib/admin/supabase';
import { unwrapList } from '@/lib/errors';
import { env } from '@/lib/db';
import { isWithinSite } from '@/lib/markdown/addresses';
import { linesOf, parseBlocks } from '@/lib/markdown/blocks';
import { type Language, LANGUAGES } from '@/site/languages';
import { addressOf } from '@/site/pages';
import { posts as t } from '@/admin-texts';
import { type PostState, stateName, stateOf } from '../post';
import { type PostValues, SLUG_PATTERN, textName } from '../schema';
import { SLUG_COLUMNS, slugIn, slugsOf } from '@/site/slugs';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Files that the site serves beside its pages: pictures, feeds. */
const FILE = /\.[a-z0-9]+$/;

/** A link in a post's text that leads to a page of this site, or to none. */
export interface SiteLink {
  /** The language of the text that contains it. */
  language: Language;
  href: string;
  /** The slug or id of the post that it leads to; undefined for any other page. */
  post: string | undefined;
  /** Why it leads to nothing; undefined as far as that is known. */
  problem: string | undefined;
}

/** The links of a post to pages of this site, in all languages. */
export function siteLinksOf(values: PostValues): SiteLink[] {
  const { origin } = new URL(env.siteUrl);
  return LANGUAGES.flatMap((language) => {
    const blocks = parseBlocks(values[textName('content', language)]);
    const hrefs = new Set(linesOf(blocks).flatMap((runs) => runs.map(({ href }) => href ?? '')));
    return [...hrefs].flatMap((href): SiteLink[] => {
      if (!isWithinSite(href) && !href.startsWith(`${origin}/`)) return [];
      const { pathname, searchParams } = new URL(href, origin);
      const address = addressOf(pathname);
      if (!address && FILE.test(pathname)) return [];
      const popup = address?.page === 'blog' ? searchParams.get('post') : null;
      const post = address?.page === 'post' ? address.slug : (popup ?? undefined);
      return [{ language, href, post, problem: address ? undefined : t('links.noPage') }];
    });
  });
}

/** The states of the posts that there are, by slug, former slug and id, as links name them. */
async function readStates(links: readonly SiteLink[], signal: AbortSignal) {
  const posts = [...new Set(links.flatMap(({ post }) => post ?? []))];
  const named = posts.filter((post) => SLUG_PATTERN.test(post));
  const states = new Map<string, PostState>();
  if (named.length === 0) return states;
  const former = await unwrapList(
    supabase.from('post_old_slugs').select('slug, post_id').in('slug', named).abortSignal(signal),
  );
  const columns = `id, ${SLUG_COLUMNS.join()}, date, publish_at, hidden, deleted_at` as '*';
  const read = (places: string) =>
    unwrapList(supabase.from('blog_posts').select(columns).or(places).abortSignal(signal));
  const ids = [...named.filter((post) => UUID.test(post)), ...former.map((row) => row.post_id)];
  const slugs = SLUG_COLUMNS.map((name) => `${name}.in.(${named.join()})`);
  const rows = await read([...slugs, ...ids.map((id) => `id.eq.${id}`)].join());
  for (const row of rows) {
    const oldSlugs = former.filter((old) => old.post_id === row.id).map((old) => old.slug);
    const current = SLUG_COLUMNS.map((name) => row[name] ?? '');
    for (const name of [...current, row.id, ...oldSlugs]) states.set(name, stateOf(row));
  }
  return states;
}

/** The slug of a post in a language; undefined for a post that is gone. */
export async function readSlug(id: string, language: Language): Promise<string | undefined> {
  const columns = `id, ${SLUG_COLUMNS.join()}` as '*';
  const [row] = await unwrapList(supabase.from('blog_posts').select(columns).eq('id', id));
  return row && slugIn(slugsOf(row), language);
}

function problemOf({ problem, post }: SiteLink, states: Map<string, PostState>) {
  if (problem || post === undefined) return problem;
  const state = states.get(post);
  if (state === undefined) return t('links.noPost');
  if (state === 'published') return undefined;
  return t('links.hiddenPost', { state: stateName(state).toLowerCase() });
}

/** The links that lead to no page of this site, or to a post that readers cannot see. */
export const deadLinksOptions = (links: SiteLink[]) =>
  liveQuery({
    queryKey: ['posts', 'dead links', links],
    queryFn: async ({ signal }) => {
      const states = await readStates(links, signal);
      const told = links.map((link) => ({ ...link, problem: problemOf(link, states) }));
      return told.filter(({ problem }) => problem !== undefined);
    },
  });

/** Looks up a post's dead links now; none if they cannot be looked up, which must not stop a save. */
export async function findDeadLinks(client: QueryClient, values: PostValues): Promise<SiteLink[]> {
  const links = siteLinksOf(values);
  if (links.length === 0) return [];
  try {
    return await client.query(deadLinksOptions(links));
  } catch {
    return [];
  }
}

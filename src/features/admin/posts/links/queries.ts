import type { QueryClient } from '@tanstack/react-query';
import { liveQuery } from '@/lib/admin/liveQuery';
import { unwrapList } from '@/lib/errors';
import { supabase } from '@/lib/admin/supabase';
import type { Language } from '@/site/languages';
import { adminTexts } from '@/admin-texts';
import { type PostState, stateName, stateOf } from '../post';
import { type PostValues, SLUG_PATTERN } from '../schema';
import { anySlugIs, SLUG_COLUMNS, slugIn, slugsOf } from '@/site/slugs';
import { type SiteLink, siteLinksOf } from './siteLinks';

const t = adminTexts('posts');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A link that leads to nothing that readers can see, and why. */
export interface DeadLink extends SiteLink {
  problem: string;
}

/**
 * The states of posts by their slug, former slug or id, as a link names them; a post that does not exist is not among
 * them.
 */
async function readStates(posts: string[], signal: AbortSignal): Promise<Map<string, PostState>> {
  const states = new Map<string, PostState>();
  if (posts.length === 0) return states;
  const columns = `id, ${SLUG_COLUMNS.join()}, date, publish_at, hidden, deleted_at` as '*';
  const table = () => supabase.from('blog_posts').select(columns);
  const former = await unwrapList(
    supabase.from('post_old_slugs').select('slug, post_id').in('slug', posts).abortSignal(signal),
  );
  const ids = [...posts.filter((post) => UUID.test(post)), ...former.map((row) => row.post_id)];
  const [bySlug, byId] = await Promise.all([
    unwrapList(table().in('slug', posts).abortSignal(signal)),
    unwrapList(table().in('id', ids).abortSignal(signal)),
  ]);
  const found = [...bySlug, ...byId];
  const others = posts.filter(
    (post) => SLUG_PATTERN.test(post) && !found.some(({ id, slug }) => [id, slug].includes(post)),
  );
  const byOwnSlug = await Promise.all(
    others.map((post) => unwrapList(table().or(anySlugIs(post)).abortSignal(signal))),
  );
  for (const row of [...found, ...byOwnSlug.flat()]) {
    const state = stateOf({
      hidden: row.hidden,
      date: row.date,
      publishAt: row.publish_at,
      inBin: row.deleted_at !== null,
    });
    const oldSlugs = former.filter((old) => old.post_id === row.id).map((old) => old.slug);
    const slugs = SLUG_COLUMNS.map((name) => row[name] ?? '');
    for (const name of [...slugs, row.id, ...oldSlugs]) states.set(name, state);
  }
  return states;
}

/** The slug of a post in a language; undefined for a post that is gone. */
export async function readSlug(id: string, language: Language): Promise<string | undefined> {
  const columns = `id, ${SLUG_COLUMNS.join()}` as '*';
  const [row] = await unwrapList(supabase.from('blog_posts').select(columns).eq('id', id));
  return row && slugIn(slugsOf(row), language);
}

/** Whether the site serves a file, or a section of a page; also where that cannot be told, as without a connection. */
async function isServed({ pathname, section }: SiteLink, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(pathname, { method: section ? 'GET' : 'HEAD', signal });
    if (!section || !answer.ok) return answer.status !== 404;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // A page that is not written yet starts from an empty one.
    return !page.querySelector('main') || page.getElementById(decodeURIComponent(section)) !== null;
  } catch {
    return true;
  }
}

async function problemOf(
  link: SiteLink,
  states: Map<string, PostState>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { kind, post, section } = link;
  if (kind === 'nothing') return t('links.noPage');
  if (post !== undefined) {
    const state = states.get(post);
    if (state === undefined) return t('links.noPost');
    if (state !== 'published')
      return t('links.hiddenPost', { state: stateName(state).toLowerCase() });
  }
  if (kind === 'file' && !(await isServed(link, signal))) return t('links.noFile');
  if (kind === 'page' && section && !(await isServed(link, signal))) return t('links.noSection');
  return undefined;
}

/** The links that lead to no page, post, section or file of this site that readers can see. */
export function deadLinksOptions(links: SiteLink[]) {
  return liveQuery({
    queryKey: ['posts', 'dead links', links],
    queryFn: async ({ signal }): Promise<DeadLink[]> => {
      const posts = [...new Set(links.flatMap(({ post }) => post ?? []))].sort();
      const states = await readStates(posts, signal);
      const found = await Promise.all(
        links.map(async (link) => ({ link, problem: await problemOf(link, states, signal) })),
      );
      return found.flatMap(({ link, problem }) => (problem ? [{ ...link, problem }] : []));
    },
  });
}

/** Looks up a post's dead links now; none if they cannot be looked up, which must not stop a save. */
export async function findDeadLinks(client: QueryClient, values: PostValues): Promise<DeadLink[]> {
  const links = siteLinksOf(values);
  if (links.length === 0) return [];
  try {
    return await client.query(deadLinksOptions(links));
  } catch {
    return [];
  }
}

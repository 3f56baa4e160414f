import { keepPreviousData } from '@tanstack/react-query';
import { call, liveList, liveRows, supabase } from '@/lib/admin/supabase';
import type { Database, Tables } from '@/lib/database.types';
import { parseBlocks } from '@/lib/markdown/blocks';
import type { Filter } from './list/filter';
import { toEditable, toListed } from './rows';
import { type Translation } from '@/site/languages';

export const PAGE_SIZE = 25;

/** One page of the list, and whether another follows; filtered, ordered and limited in the database. */
export const postListOptions = (filter: Filter) => ({
  ...liveRows(
    'posts_for_staff',
    {
      query: filter.search,
      in_state: filter.state,
      in_category: filter.category,
      in_language: filter.language,
      ...(filter.after && { after_date: filter.after.at, after_id: filter.after.id }),
      page_size: PAGE_SIZE + 1,
    },
    (rows) => ({
      posts: rows.slice(0, PAGE_SIZE).map(toListed),
      hasNext: rows.length > PAGE_SIZE,
    }),
  ),
  placeholderData: keepPreviousData,
});

/** A picture to choose again, with the description that it has there. */
export interface LibraryPicture {
  image: string;
  alt: string;
  title: string;
}

/** Of how many posts pictures are offered, the newest first. */
const LIBRARY_SIZE = 60;

/** The covers of posts and the pictures of their Spanish texts. */
export const libraryOptions = () =>
  liveList(
    ['posts', 'library'],
    () =>
      supabase
        .from('blog_posts')
        .select('image, image_alt, title, content')
        .is('deleted_at', null)
        .order('date', { ascending: false })
        .limit(LIBRARY_SIZE),
    (rows) => {
      const pictures = rows.flatMap(({ image, image_alt: alt, title, content }) => [
        ...(image ? [{ image, alt, title }] : []),
        ...parseBlocks(content).flatMap((block): LibraryPicture[] =>
          block.type === 'image' ? [{ image: block.attrs.src, alt: block.attrs.alt, title }] : [],
        ),
      ]);
      // Posts may share one of the covers that the site is shipped with.
      return [...new Map(pictures.map((picture) => [picture.image, picture])).values()];
    },
  );

/** The number of posts in each state. */
export const postCountsOptions = () => liveRows('post_counts', {}, ([counts]) => counts ?? null);

/** The categories in use, including those of hidden posts. */
export const postCategoriesOptions = () =>
  liveList(
    ['posts', 'categories'],
    () => supabase.from('categories').select('name').order('name'),
    (rows) => rows.map(({ name }) => name),
  );

const toPost = ([row]: Tables<'blog_posts'>[]) => (row ? toEditable(row) : null);

/** Reads a post to edit; null if it does not exist. */
export const readPost = async (id: string) => toPost(await call('post_for_staff', { post: id }));

/** A post to edit, read fresh by each editor and by none again; null if it does not exist. */
export const editablePostOptions = (id: string) => ({
  ...liveRows('post_for_staff', { post: id }, toPost),
  staleTime: 'static' as const,
  gcTime: 0,
});

/** A save of a post: who made it, none for the site's own keys and removed accounts, and what columns it changed. */
export type Version = Database['public']['Functions']['post_versions']['Returns'][number];

/** The kept versions of a post, newest first; others save too. */
export const versionsOptions = (post: string) => ({
  ...liveRows('post_versions', { post }),
  gcTime: 0,
});

/** The values of a post as one of its versions was; null if it is no longer kept. */
export const versionOptions = (post: string, number: number) => ({
  ...liveRows('post_version', { post, number }, (rows) => toPost(rows)?.values ?? null),
  staleTime: 'static' as const,
});

/** The Spanish text that a translation is right for; null if there is no translation. */
export const sourceOptions = (id: string, language: Translation, version: number) => ({
  ...liveList(
    ['posts', 'source', id, language, version],
    () =>
      supabase
        .from('post_translation_sources')
        .select('title, excerpt, content, translated_at')
        .eq('post_id', id)
        .eq('language', language),
    ([row]) => row ?? null,
  ),
  staleTime: Infinity,
});

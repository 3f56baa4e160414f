import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded.ts';
import type { Env } from '../../src/site/env.ts';
import { callerOf, type Project } from '../../supabase/functions/_shared/callDatabase.ts';
import type { EmbeddedBackend } from '../embedded/embedded.ts';
import { log } from '../log.ts';
import { ownProject } from '../translation.ts';
import { isLanguage, type Language, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { addressOf, languageOfPath } from '../../src/site/pages.ts';
import { type Slugs } from '../../src/site/slugs.ts';
import { type PublishedRedirect, redirectFinder, redirectsOf } from '../../src/site/redirects.ts';
import { type SiteStamp, STAMP_PATH } from '../../src/site/siteStamp.ts';

/** What the database has published, for a server of prerendered pages. */
export type Published = ReturnType<typeof followPublished>;

/** A hosted project, or the embedded one, as the public calls it. */
export const publicProject = (source: Env | EmbeddedBackend): Project =>
  'fetch' in source
    ? { ...ownProject(source), key: EMBEDDED_ANON_KEY }
    : { url: source.supabaseUrl, key: source.supabaseAnonKey };

/** What the database answers; the last three are missing before the project's migrations are applied. */
interface Answer {
  languages: string[];
  slugs: string[];
  testimonials: string[];
  translations?: Record<string, string[]>;
  own_slugs?: Record<string, Slugs>;
  redirects?: PublishedRedirect[];
}

type Addresses = ReturnType<typeof addressesOf>;

function addressesOf({ languages: codes, translations = {}, own_slugs = {}, ...answer }: Answer) {
  /** By each of their present slugs. */
  const posts = new Map<string, { slugs: Slugs; languages: readonly string[] }>();
  for (const [slug, languages] of Object.entries(translations)) {
    const slugs = { ...own_slugs[slug], [SOURCE_LANGUAGE]: slug };
    for (const each of Object.values(slugs)) posts.set(each, { slugs, languages });
  }
  const languages: ReadonlySet<Language> = new Set(codes.filter(isLanguage));
  const texts = [...posts].flatMap(([slug, post]) =>
    post.languages.map((code) => `${slug}/${code}`),
  );
  return {
    languages,
    posts,
    slugs: new Set(answer.slugs),
    /** All that is public, by slug or id, and texts of posts as 'slug/de'. */
    keys: new Set([...answer.slugs, ...answer.testimonials, ...texts]),
    redirect: redirectFinder(redirectsOf(answer.redirects ?? [], languages)),
  };
}

/** Whether a file is a post's page in a language that it does not have, or by a slug no longer its own. */
function isOtherLanguage(file: string, { posts, slugs }: Addresses): boolean {
  const address = addressOf(file.replace(/\.html$/, ''));
  if (address?.page !== 'post' || address.language === SOURCE_LANGUAGE) return false;
  const post = posts.get(address.slug);
  if (!post) return posts.size > 0 && slugs.has(address.slug);
  return !post.languages.includes(address.language);
}

/** The revision that a build's files show; undefined for files that are not published. */
export function writtenRevision(dist: string): string | undefined {
  const file = join(dist, STAMP_PATH);
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as SiteStamp).revision;
}

/**
 * Follows what a project publishes.
 * @param project with the key of the public.
 * @param written the revision that the files show at the start. If the database has another, a crash
 *   may have come between a withdrawal and its files: none of them is up to date until they are
 *   written.
 */
export function followPublished(project: Project, written?: string) {
  const call = callerOf(project);
  let revision: string | undefined;
  let addresses: Addresses | undefined;
  /** The keys of what was public when that was last read. */
  let current: ReadonlySet<string> = new Set();
  /** What is public no more and may be in the files, with how many writings had begun before. */
  const withdrawn = new Map<string, number>();
  let writings = 0;
  /** Whether the files are of another revision, from before the start. */
  let isOfOther = false;
  let isFailing = false;
  let queue = Promise.resolve();
  /** A reading that has not begun, for all who ask until then. */
  let next: Promise<void> | undefined;
  const listeners: (() => void)[] = [];

  async function read(): Promise<void> {
    try {
      // Read before the addresses, so that a change between the two calls gives a newer revision.
      const latest = (await (await call('publication_revision')).json()) as string;
      if (latest === revision) return;
      const answer = (await (await call('published_addresses')).json()) as Answer;
      addresses = addressesOf(answer);
      for (const key of current) {
        const [slug = '', language] = key.split('/');
        // A post with a new slug still has its texts.
        const isGone = !addresses.keys.has(key) && (!language || addresses.posts.has(slug));
        if (isGone) withdrawn.set(key, writings);
      }
      current = addresses.keys;
      for (const key of current) withdrawn.delete(key);
      revision = latest;
      isOfOther ||= written !== undefined && written !== latest;
      written = undefined;
      isFailing = false;
      for (const listener of listeners) listener();
    } catch (error) {
      // What is public is unknown: posts get the empty shell, and the browser reads them.
      [revision, addresses] = [undefined, undefined];
      // Logged once: it may be polled every two seconds.
      if (!isFailing) log('What is published could not be read', error);
      isFailing = true;
    }
  }

  const refresh = () =>
    (next ??= queue = queue.then(() => {
      next = undefined;
      return read();
    }));

  const includes = (path: string, { languages, slugs }: Addresses) => {
    const address = addressOf(path);
    const language = languageOfPath(path);
    if (language && !languages.has(language)) return false;
    return address?.page !== 'post' || slugs.has(address.slug);
  };

  return {
    /** Whether the public may read a path; true for paths that do not depend on publication. */
    has: async (path: string): Promise<boolean> => {
      if (!addresses || !includes(path, addresses)) await refresh();
      return !addresses || includes(path, addresses);
    },
    /** The slugs of the post at a path, which may name it by that of another language; undefined for any other. */
    slugsAt(path: string): Slugs | undefined {
      const address = addressOf(path);
      return address?.page === 'post' ? addresses?.posts.get(address.slug)?.slugs : undefined;
    },
    /** Where an address of an older site leads, given with its query. */
    redirect: (address: string) => addresses?.redirect(address),
    /**
     * Whether a page, feed or sitemap of the build may show a post, testimonial or translation that
     * has been withdrawn. Which of them do is not known: none is served until all are written.
     * @param file its path in the build, such as '/de/blog/one.html'.
     */
    isOutdated: (file: string): boolean =>
      isOfOther ||
      withdrawn.size > 0 ||
      (addresses !== undefined && isOtherLanguage(file, addresses)),
    /** To be called before the files are written. @returns what to call once all of them are. */
    beginWriting(): () => void {
      const own = (writings += 1);
      return () => {
        isOfOther = false;
        for (const [key, before] of withdrawn) if (before < own) withdrawn.delete(key);
      };
    },
    /** Polls the database. Once it resolves, anything withdrawn before the call is known. */
    refresh,
    /** Calls `listener` whenever a new revision has been read. */
    onChange: (listener: () => void) => void listeners.push(listener),
  };
}

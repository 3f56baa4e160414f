import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, parseEnv } from '../../src/site/env.ts';
import { log } from '../log.ts';
import { isLanguage, type Language, SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { addressOf, languageOfPath, postPathOf } from '../../src/site/pages.ts';
import { slugIn, type Slugs } from '../../src/site/slugs.ts';
import {
  type Found,
  type PublishedRedirect,
  redirectFinder,
  redirectsOf,
} from '../../src/site/redirects.ts';
import { type SiteStamp, STAMP_PATH } from '../../src/site/siteStamp.ts';

/** What the database has published, for a server of prerendered pages. */
export type Published = ReturnType<typeof followPublished>;

/** Calls a function of the database with the rights of the public. */
export type CallDatabase = (
  name: 'publication_revision' | 'published_addresses',
) => Promise<unknown>;

/**
 * Calls functions over the API with the public key.
 * @param send the embedded backend's, or the global `fetch` for a hosted project.
 */
export function callerOf(
  send: (request: Request) => Promise<Response>,
  { supabaseUrl, supabaseAnonKey }: Pick<Env, 'supabaseUrl' | 'supabaseAnonKey'> = EMBEDDED,
): CallDatabase {
  return async (name) => {
    const url = `${supabaseUrl}/rest/v1/rpc/${name}`;
    const headers = { apikey: supabaseAnonKey, 'Content-Type': 'application/json' };
    const init: RequestInit = { method: 'POST', headers, body: '{}', redirect: 'manual' };
    const response = await send(new Request(url, init));
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    return (await response.json()) as unknown;
  };
}

const EMBEDDED = parseEnv({}, 'http://localhost');

interface Addresses {
  languages: ReadonlySet<Language>;
  slugs: ReadonlySet<string>;
  /** The posts by each of their present slugs. */
  posts: ReadonlyMap<string, PublishedPost>;
  redirect: (address: string) => Found | undefined;
}

interface PublishedPost {
  slugs: Slugs;
  languages: readonly string[];
}

const UUID = /^[\da-f-]{36}$/;

const literally = (text: string) => text.replace(/\W/g, '\\$&');

/**
 * Matches what shows a post or testimonial by its id, links to a post by its slug, or has a post's
 * texts in a language: in the data of a page, or as an entry of a feed or the sitemap.
 */
function traceOf(withdrawn: readonly string[]): RegExp {
  const traces = withdrawn.map((key) => {
    if (UUID.test(key)) return key;
    const [post = '', language] = key.split('/');
    if (!language || !isLanguage(language))
      return `/blog/${literally(encodeURIComponent(post))}["<?#]`;
    const inData = `"slug":"${literally(post)}"(?:(?!"date":)[^])*?"language":"${language}"`;
    return `${inData}|<(?:loc|id)>[^<]*${literally(postPathOf(post, language))}<`;
  });
  return new RegExp(traces.join('|'));
}

/** A post's texts, 'slug/de', with the post that each is of. */
const textsOf = (posts: Iterable<PublishedPost>) =>
  [...posts].flatMap(({ slugs, languages }) =>
    languages
      .filter(isLanguage)
      .map(
        (language) =>
          [`${slugIn(slugs, language)}/${language}`, slugIn(slugs, SOURCE_LANGUAGE)] as const,
      ),
  );

/**
 * Whether a file is the page of a post in a language that it does not have, whenever it was
 * withdrawn, or under a slug that it has no longer.
 */
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
 * Follows what the database publishes.
 * @param written the revision that the files show at the start. If the database has another, a crash
 *   may have come between a withdrawal and its files: none of them is up to date until `caughtUp`.
 */
export function followPublished(call: CallDatabase, written?: string) {
  let isBehind = false;
  let revision: string | undefined;
  let addresses: Addresses | undefined;
  /** What has been published since the start, texts with their post, and how to find what no longer is. */
  const seen = new Map<string, string | undefined>();
  let withdrawn: RegExp | undefined;
  let isFailing = false;
  let queue = Promise.resolve();
  /** A reading that has not begun, for all who ask until then. */
  let next: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  async function read(): Promise<void> {
    try {
      // Read before the addresses, so that a change between the two calls gives a newer revision.
      const latest = (await call('publication_revision')) as string;
      if (latest === revision) return;
      const answer = (await call('published_addresses')) as {
        languages: string[];
        slugs: string[];
        testimonials: string[];
        /** Missing before the project's migrations are applied. */
        translations?: Record<string, string[]>;
        own_slugs?: Record<string, Slugs>;
        redirects?: PublishedRedirect[];
      };
      const posts = new Map<string, PublishedPost>();
      for (const [slug, languages] of Object.entries(answer.translations ?? {})) {
        const slugs = { ...answer.own_slugs?.[slug], [SOURCE_LANGUAGE]: slug };
        for (const each of Object.values(slugs)) posts.set(each, { slugs, languages });
      }
      const current = new Map<string, string | undefined>([
        ...[...answer.slugs, ...answer.testimonials].map((key) => [key, undefined] as const),
        ...textsOf(posts.values()),
      ]);
      for (const [key, post] of current) seen.set(key, post);
      // A withdrawn post is found by its slug, and one with a new slug still has its texts.
      const hasText = (key: string, post: string) =>
        posts.get(post)?.languages.includes(key.slice(key.lastIndexOf('/') + 1)) !== false;
      const missing = [...seen]
        .filter(([key, post]) => !current.has(key) && !(post && hasText(key, post)))
        .map(([key]) => key);
      withdrawn = missing.length > 0 ? traceOf(missing) : undefined;
      const languages = new Set(answer.languages.filter(isLanguage));
      addresses = {
        languages,
        slugs: new Set(answer.slugs),
        posts,
        redirect: redirectFinder(redirectsOf(answer.redirects ?? [], languages)),
      };
      revision = latest;
      isBehind ||= written !== undefined && written !== latest;
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
    async has(path: string): Promise<boolean> {
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
     * Whether a file of the build names a post, or shows a testimonial or a translation of a post,
     * that has been withdrawn: it is older than the withdrawal.
     * @param file its path in the build, such as '/de/blog/one.html'.
     * @param readFile not called while nothing is withdrawn.
     */
    isOutdated: (file: string, readFile: () => string): boolean =>
      isBehind ||
      (addresses && isOtherLanguage(file, addresses)) ||
      (withdrawn?.test(readFile()) ?? false),
    /** To be called once the files have been written after the start. */
    caughtUp() {
      isBehind = false;
    },
    /** Polls the database. Once it resolves, anything withdrawn before the call is known. */
    refresh,
    /** Calls `listener` whenever a new revision has been read. @returns unsubscribes. */
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

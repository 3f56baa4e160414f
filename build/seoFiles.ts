/** The files for programs: sitemap, robots.txt, feeds, security.txt. */
import type { PublishedPost } from '../src/features/public/blog/publishedPosts.ts';
import { firm } from '../src/site/firm.ts';
import { SOURCE_LANGUAGE, hreflangOf, type Language, LANGUAGES } from '../src/site/languages.ts';
import { lawyerOf } from '../src/site/lawyers.ts';
import {
  feedPathOf,
  FIXED_PATHS,
  lawyerPathOf,
  pathOf,
  postPathOf,
  translatePath,
} from '../src/site/pages.ts';
import { slugIn } from '../src/site/slugs.ts';
import { ADMIN_PATHS } from '../server/hostRules.ts';

/** A feed lists the newest posts only; feed readers keep the older ones. */
const FEED_LIMIT = 50;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML and removes the control characters that XML does not allow. */
function xml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
  );
}

interface Entry {
  languages: readonly Language[];
  pathIn: (language: Language) => string;
  lastmod?: string;
}

/** The sitemap: all canonical addresses, each with its alternates in other languages. */
export function sitemap(
  siteUrl: string,
  posts: readonly PublishedPost[],
  active: readonly Language[] = LANGUAGES,
): string {
  const pages = FIXED_PATHS.map((path): Entry => ({
    languages: active,
    pathIn: (language) => translatePath(path, language),
  }));
  const articles: Entry[] = posts.map((post) => ({
    languages: languagesOf(post, active),
    pathIn: (language) => postPathOf(slugIn(post.slugs, language), language),
    lastmod: lastChange(post).slice(0, 10),
  }));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...pages, ...articles].flatMap((entry) => urlElements(siteUrl, entry)),
    '</urlset>\n',
  ].join('\n');
}

function urlElements(siteUrl: string, { languages, pathIn, lastmod }: Entry): string[] {
  const urlIn = (language: Language) => xml(siteUrl + pathIn(language));
  const alternate = (code: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${urlIn(language)}"/>`;
  const alternates = [
    ...languages.map((language) => alternate(hreflangOf(language), language)),
    alternate('x-default', SOURCE_LANGUAGE),
  ].join('');
  const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
  return languages.map(
    (language) => `<url><loc>${urlIn(language)}</loc>${changed}${alternates}</url>`,
  );
}

/** robots.txt: excludes the admin area and links to the sitemap. */
export function robots(siteUrl: string): string {
  // A rule applies to all paths that begin with it.
  const rules = ADMIN_PATHS.filter((path) => !path.endsWith('*'));
  return [
    'User-agent: *',
    ...rules.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml\n`,
  ].join('\n');
}

/** The Atom feed of a language (RFC 4287): the posts written in it, newest first. */
export function feed(
  siteUrl: string,
  language: Language,
  texts: Record<'title' | 'subtitle', string>,
  posts: readonly PublishedPost[],
): string {
  const blog = siteUrl + pathOf('blog', language);
  const own = posts.filter((post) => post.texts[language]).slice(0, FEED_LIMIT);
  const updated = own.map(lastChange).sort().at(-1) ?? isoTime('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${xml(blog)}</id>`,
    `<title>${xml(texts.title)}</title>`,
    `<subtitle>${xml(texts.subtitle)}</subtitle>`,
    `<updated>${updated}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xml(siteUrl + feedPathOf(language))}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${hreflangOf(language)}" href="${xml(blog)}"/>`,
    `<author><name>${xml(firm.name)}</name><uri>${xml(`${siteUrl}/`)}</uri></author>`,
    ...own.map((post) => entryElement(siteUrl, language, post)),
    '</feed>\n',
  ].join('\n');
}

function entryElement(siteUrl: string, language: Language, post: PublishedPost): string {
  const { title, description } = post.texts[language] ?? { title: '', description: '' };
  const url = xml(siteUrl + postPathOf(slugIn(post.slugs, language), language));
  const categories = post.categories.map((name) => `<category term="${xml(name)}"/>`).join('');
  const author = lawyerOf(post.author);
  const by = author
    ? `<author><name>${xml(author.name)}</name><uri>${xml(siteUrl + lawyerPathOf(author.id, language))}</uri></author>`
    : '';
  return [
    `<entry><id>${entryId(siteUrl, post.id, language)}</id><title>${xml(title)}</title>`,
    `<link rel="alternate" type="text/html" hreflang="${hreflangOf(language)}" href="${url}"/>`,
    `<published>${isoTime(post.date)}</published><updated>${lastChange(post)}</updated>`,
    `${by}${categories}<summary>${xml(description || title)}</summary></entry>`,
  ].join('');
}

/** An entry's id, which readers of feeds compare: it does not change with the slug (RFC 4151). */
const entryId = (siteUrl: string, post: string, language: Language) =>
  xml(`tag:${new URL(siteUrl).hostname},2026:${post}/${language}`);

/** The active languages that a post is written in, in the site's order. */
export function languagesOf(
  post: PublishedPost,
  active: readonly Language[] = LANGUAGES,
): Language[] {
  return active.filter((language) => post.texts[language]);
}

/** The last change that readers could see: a post written in advance appears on its date. */
function lastChange({ date, updatedAt }: PublishedPost): string {
  const [published, updated] = [isoTime(date), isoTime(updatedAt)];
  return published > updated ? published : updated;
}

/** An ISO time; 1970 for a missing date or one that only PostgreSQL has, such as '-infinity'. */
function isoTime(time: string): string {
  const parsed = Date.parse(time);
  return new Date(Number.isNaN(parsed) ? 0 : parsed).toISOString();
}

/** The path that RFC 9116 prescribes. */
export const SECURITY_TXT = '.well-known/security.txt';

/** RFC 9116 recommends less than a year. The file of a site that is no longer built expires. */
const VALID_DAYS = 364;

/** security.txt: how to report a vulnerability to the firm. */
export function securityTxt(siteUrl: string, email: string, today: Date): string {
  const expires = new Date(today.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${firm.lawyers[0].speaks.join(', ')}`,
    `Canonical: ${siteUrl}/${SECURITY_TXT}`,
    '',
  ].join('\n');
}

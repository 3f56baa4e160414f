/**
 * What a host of the site must do besides serving the file at a path. `npm start` follows these
 * rules, and the build writes them into the configuration files of static hosts (docs/deploy.md).
 */
import { ADMIN_PATH, LOGIN_PATH, REVIEW_PATH } from '../src/site/adminPaths.ts';
import { type Language, LANGUAGES } from '../src/site/languages.ts';
import { addressOf, feedPathOf, type PageId, pathOf, REDIRECTED } from '../src/site/pages.ts';

/** ':name' matches one segment, a final '/*' any number. */
type Pattern = string;

export const ADMIN_PATHS: readonly Pattern[] = [
  LOGIN_PATH,
  REVIEW_PATH,
  ADMIN_PATH,
  `${ADMIN_PATH}/*`,
];

/** A post's page, by its language. */
export const postPattern = (language: Language): Pattern => `${pathOf('blog', language)}/:slug`;

/** Permanent redirects: the parent paths of the services and the lawyers (PRODUCT 3). */
export const REDIRECTS: readonly { from: string; to: string }[] = LANGUAGES.flatMap((language) =>
  Object.entries(REDIRECTED).map(([page, anchor]) => ({
    from: pathOf(page as PageId, language),
    to: `${pathOf('home', language)}#${anchor}`,
  })),
);

/** The punctuation of a sentence, which programs take for a part of the address before it. */
export const PUNCTUATION = String.raw`[\].,;:!?)'"]`;

/** The address that is meant by one with capitals or with punctuation at its end. */
export function meantPath(path: string): string | undefined {
  const meant = path.toLowerCase().replace(new RegExp(`${PUNCTUATION}+$`), '') || '/';
  return meant !== path && addressOf(meant) ? meant : undefined;
}

/** Files of the build without an address: of hosts, pages by their file names, compressed copies. */
export const HIDDEN_FILES = /^\/_|\/\.(?!well-known\/)|\.(html|gz|br)$/;

/** Files named by their content. */
export const ASSETS = '/assets/';

/** The site's pictures, which other sites may show. */
export const IMAGES = '/images/';

/** The types that are sent with a charset, besides text/html. */
export const TEXT_TYPES =
  'text/plain text/css text/xml text/javascript application/javascript application/json application/atom+xml image/svg+xml';

export const FEED_PATHS: readonly string[] = LANGUAGES.map(feedPathOf);
export const FEED_TYPE = 'application/atom+xml; charset=utf-8';

/** The source of a regular expression that matches exactly the paths of a pattern. */
export function regExpOf(pattern: Pattern): string {
  const source = pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*');
  return `^${source}$`;
}

const SHELL = new RegExp([...LANGUAGES.map(postPattern), ...ADMIN_PATHS].map(regExpOf).join('|'));

/** Whether `npm start` serves the empty shell where no file is: admin area, and posts, which it asks for. */
export function isShellPath(path: string): boolean {
  return SHELL.test(path);
}

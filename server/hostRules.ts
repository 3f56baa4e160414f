/**
 * What a host of the site must do besides serving the file at a path. `npm start` follows these
 * rules, and the build writes them into the configuration files of static hosts (docs/deploy.md).
 */
import { ADMIN_PATH, LOGIN_PATH } from '../src/site/adminPaths.ts';
import { LANGUAGES } from '../src/site/languages.ts';
import { feedPathOf, pathOf } from '../src/site/pages.ts';

/** ':name' matches one segment, a final '/*' any number. */
type Pattern = string;

export const ADMIN_PATHS: readonly Pattern[] = [LOGIN_PATH, ADMIN_PATH, `${ADMIN_PATH}/*`];

/**
 * Served with the empty shell where no file exists: posts newer than the build, and the admin area.
 */
export const SHELL_PATHS: readonly Pattern[] = [
  ...LANGUAGES.map((language) => `${pathOf('blog', language)}/:slug`),
  ...ADMIN_PATHS,
];

/** Permanent redirects: the parent path of the services (PRODUCT 3). */
export const REDIRECTS: readonly { from: string; to: string }[] = LANGUAGES.map((language) => ({
  from: pathOf('services', language),
  to: `${pathOf('home', language)}#services`,
}));

/**
 * Files of the build that have no address: configuration of hosts, pages by their file names,
 * compressed copies.
 */
export const HIDDEN_FILES = /^\/(\.(?!well-known\/)|_)|\.(html|gz|br)$/;

/**
 * Files named by their content, which browsers may cache for good; everything else is revalidated
 * each time.
 */
export const ASSETS = '/assets/';
export const CACHE = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' };

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

const SHELL = new RegExp(SHELL_PATHS.map(regExpOf).join('|'));

/** Whether a path is served with the empty shell where no file exists. */
export function isShellPath(path: string): boolean {
  return SHELL.test(path);
}

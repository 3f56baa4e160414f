/**
 * What a host of the site must know beyond "send the file that the path names": one table, from which `npm start`
 * answers and the build writes the files of static hosts (docs/deploy.md).
 */
import { LANGUAGES } from '../src/site/languages.ts';
import { feedPathOf, pathOf } from '../src/site/pages.ts';

/** ':name' stands for one segment, a last '/*' for any. */
type Pattern = string;

export const ADMIN_PATHS: readonly Pattern[] = [
  '/admin-login',
  '/config-blogmr',
  '/config-blogmr/*',
];

/** Answered by the empty shell where no file is there: posts newer than the build, and the admin area. */
export const SHELL_PATHS: readonly Pattern[] = [
  ...LANGUAGES.map((language) => `${pathOf('blog', language)}/:slug`),
  ...ADMIN_PATHS,
];

/** Addresses that only lead elsewhere: the bare services base (PRODUCT 3). */
export const REDIRECTS: readonly { from: string; to: string }[] = LANGUAGES.map((language) => ({
  from: pathOf('services', language),
  to: `${pathOf('home', language)}#services`,
}));

/** Files of the build that are no addresses: the hosts' own, and pages under their file names. */
export const HIDDEN_FILES = /^\/(\.(?!well-known\/)|_)|\.html$/;

/** What the build names by its content: a browser need never ask again. Everything else is asked for each time. */
export const ASSETS = '/assets/';
export const CACHE = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' };

export const FEED_PATHS: readonly string[] = LANGUAGES.map(feedPathOf);
export const FEED_TYPE = 'application/atom+xml; charset=utf-8';

/** The source of a regular expression that matches a pattern's paths, and nothing else. */
export function regExpOf(pattern: Pattern): string {
  const source = pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*');
  return `^${source}$`;
}

const SHELL = new RegExp(SHELL_PATHS.map(regExpOf).join('|'));

export function isShellPath(path: string): boolean {
  return SHELL.test(path);
}

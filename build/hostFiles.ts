/**
 * Configuration files that make static hosts follow server/hostRules.ts; docs/deploy.md says how
 * each is used.
 */
import { ASSET_HEADERS } from '../server/headers.ts';
import {
  ASSETS,
  CACHE,
  FEED_PATHS,
  FEED_TYPE,
  HIDDEN_FILES,
  REDIRECTS,
  regExpOf,
  SHELL_PATHS,
  TEXT_TYPES,
} from '../server/hostRules.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Netlify's `_redirects`. A rule without '!' applies only where no file exists, so prerendered
 * posts come first.
 */
export function netlifyRedirects(): string {
  return lines([
    ...REDIRECTS.map(({ from, to }) => `${from} ${to} 301`),
    ...SHELL_PATHS.map((path) => `${path} /shell.html 200`),
  ]);
}

/** Netlify's `_headers`. Files without a Cache-Control here are revalidated each time. */
export function netlifyHeaders(security: Headers): string {
  const block = (path: string, headers: Headers) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return lines([
    ...block('/*', security),
    ...block(`${ASSETS}*`, { 'Cache-Control': CACHE.assets }),
    ...FEED_PATHS.flatMap((path) => block(path, { 'Content-Type': FEED_TYPE })),
  ]);
}

/**
 * Rules for nginx, to be included in the site's `server` block beside its name, certificate and
 * `root`.
 */
export function nginxRules(security: Headers): string {
  const headers = (cache: string, others: Headers) =>
    Object.entries({ ...others, 'Cache-Control': cache }).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    );
  return lines([
    '# Written by `npm run build`. Include it in the server block of the site.',
    'charset utf-8;',
    'gzip_static on;',
    'gzip_vary on;',
    'server_tokens off;',
    `charset_types ${TEXT_TYPES};`,
    'absolute_redirect off;',
    'error_page 404 /404.html;',
    ...headers(CACHE.others, security),
    '',
    '# Browsers treat a backslash as a slash and drop control characters.',
    'if ($uri ~ "[\\\\\\\\[:cntrl:]]") { return 404; }',
    '# One form of each address: no trailing slash, one leading slash. The error page passes here again.',
    'if ($request_uri ~* "^/+(?![^?]*%(5c|[01]|7f))([^/?][^?]*?)/+(\\\\?.*)?$") { return 301 /$2$3; }',
    '',
    ...REDIRECTS.map(({ from, to }) => `location = ${from} { return 301 ${to}; }`),
    '',
    'location = / { try_files /index.html =404; }',
    'location / { try_files $uri $uri.html =404; }',
    ...block(`^~ ${ASSETS}`, ['try_files $uri =404;', ...headers(CACHE.assets, ASSET_HEADERS)]),
    ...FEED_PATHS.flatMap((path) =>
      block(`= ${path}`, ['types {}', `default_type ${FEED_TYPE.split(';')[0] ?? ''};`]),
    ),
    '',
    '# Where no file exists: posts newer than the build, and the admin area.',
    ...SHELL_PATHS.map(
      (path) => `location ~ ${regExpOf(path)} { try_files $uri.html /shell.html; }`,
    ),
    '',
    '# Files that have no address.',
    'location = /shell.html { internal; }',
    'location = /404.html { internal; }',
    `location ~ ${HIDDEN_FILES.source} { return 404; }`,
  ]);
}

function block(match: string, content: string[]): string[] {
  return [`location ${match} {`, ...content.map((line) => `  ${line}`), '}'];
}

function lines(content: readonly string[]): string {
  return `${content.join('\n')}\n`;
}

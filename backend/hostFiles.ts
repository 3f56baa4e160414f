/** The files by which static hosts answer as `npm start` does; docs/deploy.md says how each is used. */
import { ASSET_HEADERS } from './headers.ts';
import {
  ASSETS,
  CACHE,
  FEED_PATHS,
  FEED_TYPE,
  HIDDEN_FILES,
  REDIRECTS,
  regExpOf,
  SHELL_PATHS,
} from './hostRules.ts';

type Headers = Readonly<Record<string, string>>;

/** Netlify: a rule without '!' gives way to a file that is there, so that prerendered posts come first. */
export function netlifyRedirects(): string {
  return lines([
    ...REDIRECTS.map(({ from, to }) => `${from} ${to} 301`),
    ...SHELL_PATHS.map((path) => `${path} /shell.html 200`),
  ]);
}

/** Netlify asks again for everything that has no Cache-Control here. */
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

/** nginx: to be included in the site's `server` block, which has its name, its certificate and its `root`. */
export function nginxRules(security: Headers): string {
  const headers = (cache: string, others: Headers) =>
    Object.entries({ ...others, 'Cache-Control': cache }).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    );
  return lines([
    '# Written by `npm run build`. Include it in the server block of the site.',
    'charset utf-8;',
    'gzip_static on;',
    'absolute_redirect off;',
    'error_page 404 /404.html;',
    ...headers(CACHE.others, security),
    '',
    '# One form of each address: no slash at the end.',
    'rewrite ^(.+)/$ $1 permanent;',
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
    '# What no file is there for: posts newer than the build, and the admin area.',
    ...SHELL_PATHS.map(
      (path) => `location ~ ${regExpOf(path)} { try_files $uri.html /shell.html; }`,
    ),
    '',
    '# Files that are no addresses.',
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

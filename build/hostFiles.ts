/** Files that make static hosts follow server/hostRules.ts (docs/deploy.md). */
import {
  ENTRY_HEADERS,
  ENTRY_PAGES,
  ENTRY_PATTERNS,
  ROBOTS,
} from '../server/origin/entryLanguage.ts';
import { ASSET_HEADERS, CACHE, CORP, IMAGE_CORP, REVIEW_HEADERS } from '../server/headers.ts';
import {
  ADMIN_PATHS,
  ASSETS,
  FEED_PATHS,
  FEED_TYPE,
  HIDDEN_FILES,
  IMAGES,
  postPattern,
  PUNCTUATION,
  REDIRECTS,
  regExpOf,
  TEXT_TYPES,
} from '../server/hostRules.ts';
import { REVIEW_PATH } from '../src/site/adminPaths.ts';
import {
  SOURCE_LANGUAGE,
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGES,
} from '../src/site/languages.ts';
import { FIXED_PATHS, pathOf } from '../src/site/pages.ts';
import type { Redirect } from '../src/site/redirects.ts';
import { netlifyMoved, nginxMoved } from './movedFiles.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Netlify's `_redirects`. A rule without '!' applies only where no file exists.
 * @param active the languages that the site has pages in.
 * @param unwritten addresses of posts in languages they lack, and of their former slugs.
 * @param translations the pages of posts in other languages, by their Spanish address.
 * @param redirects of an older site's addresses.
 */
export function netlifyRedirects(
  active: readonly Language[] = LANGUAGES,
  unwritten: readonly string[] = [],
  translations: typeof ENTRY_PAGES = [],
  redirects: readonly Redirect[] = [],
): string {
  const moved = netlifyMoved(redirects);
  return lines([
    ...REDIRECTS.map(({ from, to }) => `${from} ${to} 301`),
    ...moved.numbers,
    // Netlify decides by the visitor's choice in its own cookie, else by the browser's first
    // language; its rules do not know which browser is a robot.
    ...[...ENTRY_PAGES, ...translations]
      .filter(({ language }) => active.includes(language))
      .map(({ path, language, shown }) => `${path} ${shown}.html 200! Language=${language}`),
    ...[...ADMIN_PATHS, ...unwritten].map((path) => `${path} /shell.html 200`),
    ...moved.paths,
  ]);
}

/** Netlify's `_headers`, where a later block overrides an earlier one. */
export function netlifyHeaders(security: Headers): string {
  const block = (path: string, headers: Headers) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return lines([
    ...block('/*', security),
    ...block(`${ASSETS}*`, { 'Cache-Control': CACHE.assets }),
    ...block(`${IMAGES}*`, { [CORP]: IMAGE_CORP }),
    ...block(REVIEW_PATH, REVIEW_HEADERS),
    ...FEED_PATHS.flatMap((path) => block(path, { 'Content-Type': FEED_TYPE })),
    ...ENTRY_PATTERNS.flatMap((path) => block(path, ENTRY_HEADERS)),
  ]);
}

/**
 * nginx's choice of the language at addresses without prefix, to be included in the `http` block.
 * nginx does not weigh quality values: it takes the first language of the list, and browsers list
 * the preferred one first.
 * @param renamed the addresses of posts in languages in which they have another slug.
 */
export function nginxMaps(
  redirects: readonly Redirect[] = [],
  renamed: readonly Redirect[] = [],
): string {
  const map = (source: string, name: string, otherwise: string, rules: readonly string[]) =>
    block(
      `map ${source} $${name}`,
      [`default ${otherwise}`, ...rules].map((line) => `${line};`),
    );
  return lines([
    '# Written by `npm run build`. Include it in the http block, before the server block of the site.',
    '# Addresses of posts are longer than its default allows.',
    'map_hash_bucket_size 256;',
    ...map('$http_accept_language', 'site_browser_language', SOURCE_LANGUAGE, [
      ...LANGUAGES.map((language) => `"~*^\\s*${language}(-|;|,|\\s|$)" ${language}`),
    ]),
    ...map(`$cookie_${LANGUAGE_COOKIE}`, 'site_visitor_language', '$site_browser_language', [
      ...LANGUAGES.map((language) => `${language} ${language}`),
    ]),
    ...map('$http_user_agent', 'site_language', '$site_visitor_language', [
      `"~*${ROBOTS.source}" ${SOURCE_LANGUAGE}`,
    ]),
    ...map('"$site_language $uri"', 'site_page', '$uri', [
      ...ENTRY_PAGES.map(({ path, language, shown }) => `"${language} ${path}" ${shown}`),
      ...renamed.map(
        ({ source, target }) => `"${source.slice(1, 3)} ${source.slice(3)}" ${target}`,
      ),
      // The post's path in another language; if that does not exist, the page at the address is.
      `"~^(?<site_prefix>\\w+) (?<site_post>${pathOf('blog', SOURCE_LANGUAGE)}/[^/]+)$" /$site_prefix$site_post`,
    ]),
    ...map('$uri', 'site_renamed', '""', [
      ...renamed.map(({ source, target }) => `${source} ${target}`),
    ]),
    // Addresses with capitals, or with the punctuation that followed them in a text.
    ...map('$uri', 'site_meant', '""', [
      ...[...FIXED_PATHS, ...ENTRY_PAGES.map(({ shown }) => shown)].map(
        (path) => `"~^(?!${path}$)(?i)${path}${NGINX_PUNCTUATION}*$" ${path}`,
      ),
      ...LANGUAGES.map(
        (language) =>
          `"~^(?<site_typed_${language}>${pathOf('blog', language)}/[a-z0-9_-]+)${NGINX_PUNCTUATION}+$" $site_typed_${language}`,
      ),
    ]),
    ...Object.entries(ENTRY_HEADERS).flatMap(([name, value]) =>
      map('$request_uri', nginxVariable(name), '""', [
        `"~^(${ENTRY_PATTERNS.map((path) => regExpOf(path).slice(1, -1)).join('|')})(\\?|$)" "${value}"`,
      ]),
    ),
    // By the requested address, since the page is the shell's file.
    ...Object.entries(REVIEW_HEADERS).flatMap(([name, value]) =>
      map('$request_uri', nginxVariable(name), name === 'Cache-Control' ? CACHE.others : '""', [
        `"~^${REVIEW_PATH}(\\?|$)" "${value}"`,
      ]),
    ),
    ...nginxMoved(redirects).flatMap(({ source, name, rules }) => map(source, name, '""', rules)),
    ...map('$uri', 'site_corp', ASSET_HEADERS[CORP], [`~^${IMAGES} ${IMAGE_CORP}`]),
  ]);
}

/**
 * Rules for nginx, to be included in the site's `server` block beside its name, certificate and
 * `root`; they use the variables of `nginxMaps`.
 */
export function nginxRules(security: Headers): string {
  const headers = (cache: string, others: Headers) =>
    Object.entries({ ...others, 'Cache-Control': cache }).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    );
  const hidden = `location ~ ${HIDDEN_FILES.source} { return 404; }`;
  return lines([
    '# Written by `npm run build`. Include it in the server block of the site.',
    'charset utf-8;',
    'gzip_static on;',
    'gzip_vary on;',
    'server_tokens off;',
    `charset_types ${TEXT_TYPES};`,
    'absolute_redirect off;',
    'error_page 404 /404.html;',
    ...headers('$site_cache_control', { ...security, [CORP]: '$site_corp' }),
    ...[...Object.keys(ENTRY_HEADERS), 'X-Robots-Tag'].map(
      (name) => `add_header ${name} $${nginxVariable(name)} always;`,
    ),
    '',
    'if ($request_method !~ "^(GET|HEAD)$") { return 405; }',
    '# Browsers treat a backslash as a slash and drop control characters.',
    'if ($uri ~ "[\\\\\\\\[:cntrl:]]") { return 404; }',
    '# Addresses of an older site, whatever they end in.',
    'if ($site_moved_number) { return 301 $site_moved_number; }',
    'if ($site_moved) { return 301 $site_moved; }',
    '# One form of each address: no trailing slash, one leading slash. The error page passes here again.',
    'if ($request_uri ~* "^/+(?![^?]*%(5c|[01]|7f))([^/?][^?]*?)/+(\\\\?.*)?$") { return 301 /$2$3; }',
    '',
    ...REDIRECTS.map(({ from, to }) => `location = ${from} { return 301 ${to}; }`),
    'if ($site_meant) { return 301 $site_meant$is_args$args; }',
    'if ($site_renamed) { return 301 $site_renamed$is_args$args; }',
    '',
    'location = / { try_files $site_page.html /index.html =404; }',
    'location / { try_files $uri $site_page.html $uri.html =404; }',
    ...block(`location ^~ ${ASSETS}`, [
      'try_files $uri =404;',
      ...headers(CACHE.assets, ASSET_HEADERS),
      // `^~` skips the expressions outside of this block.
      hidden,
    ]),
    ...FEED_PATHS.flatMap((path) =>
      block(`location = ${path}`, ['types {}', `default_type ${FEED_TYPE.split(';')[0] ?? ''};`]),
    ),
    '',
    ...ADMIN_PATHS.map((path) => `location ~ ${regExpOf(path)} { try_files $uri /shell.html; }`),
    '',
    '# Posts. What has no page is not published; the app shows a Spanish one in the languages that it lacks.',
    ...LANGUAGES.flatMap(nginxPost),
    ...block('location @site_unwritten', [
      `if (!-f $document_root${pathOf('blog', SOURCE_LANGUAGE)}/$site_slug.html) { return 404; }`,
      'try_files /shell.html =404;',
    ]),
    '',
    '# Files that have no address.',
    'location = /shell.html { internal; }',
    'location = /404.html { internal; }',
    hidden,
  ]);
}

/**
 * Serves the posts of a language that the site is in: its home page is there. An address without a
 * file of its own, in Spanish or in the visitor's language is unknown.
 */
function nginxPost(language: Language): string[] {
  const pattern = regExpOf(postPattern(language)).replace('[^/]+', '(?<site_slug>[^/]+)');
  if (language === SOURCE_LANGUAGE) {
    return [`location ~ ${pattern} { try_files $site_page.html $uri.html =404; }`];
  }
  return block(`location ~ ${pattern}`, [
    `if (!-f $document_root${pathOf('home', language)}.html) { return 404; }`,
    'try_files $uri.html @site_unwritten;',
  ]);
}

const nginxVariable = (header: string) => `site_${header.toLowerCase().replaceAll('-', '_')}`;

/** A quotation mark would end the string of the rule. */
const NGINX_PUNCTUATION = PUNCTUATION.replace('"', '\\x22');

function block(head: string, content: readonly string[]): string[] {
  return [`${head} {`, ...content.map((line) => `  ${line}`), '}'];
}

function lines(content: readonly string[]): string {
  return `${content.join('\n')}\n`;
}

/** Redirects of an older site's addresses (src/site/redirects.ts) as rules of static hosts. */
import type { Redirect } from '../src/site/redirects.ts';

/** Dates in addresses of blogs begin with one of these: Netlify's placeholders match anything. */
const FIRST_YEAR = 2000;

const years = (now: Date) =>
  Array.from({ length: now.getUTCFullYear() - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);

/** Netlify's rules: of numbers, which go before the home page, and of paths, where no file exists. */
export function netlifyMoved(redirects: readonly Redirect[], now = new Date()) {
  const numbers: string[] = [];
  const paths: string[] = [];
  for (const { kind, source, target } of redirects) {
    const [path = '', query] = source.split('?');
    const from = encodeURI(path === '/' && kind === 'dated' ? '' : path);
    const takes = target.endsWith('/*');
    const to = (part: string) => target.replace(/\*$/, part);
    if (query) numbers.push(`${from} ${query} ${target} 301!`);
    else if (kind === 'exact') paths.push(`${from} ${target} 301`);
    else if (kind === 'prefix') paths.push(`${from}/* ${to(':splat')} 301`);
    else {
      const dated = takes ? ['/:month/:post', '/:month/:day/:post', '/:post'] : ['', '/*'];
      for (const year of years(now)) {
        for (const rest of dated) paths.push(`${from}/${year}${rest} ${to(':post')} 301`);
      }
    }
  }
  return { numbers, paths };
}

/** The source is stored without quotation marks, dollar signs and backslashes. */
const literally = (text: string) => text.replace(/[.+*?()[\]{}|^$]/g, '\\$&');

/** nginx's maps: by the path, and by the number in the query. */
export function nginxMoved(redirects: readonly Redirect[]) {
  const byNumber: string[] = [];
  const byPath: string[] = [];
  for (const { kind, source, target } of redirects) {
    const [path = '', query] = source.split('?');
    const start = literally(path === '/' ? '' : path);
    // Named captures are variables of the whole server, so each has a name of its own.
    const part = `site_part_${byPath.length}`;
    const takes = target.endsWith('/*');
    const last = takes ? `(?<${part}>[a-z0-9_-]+)` : '.+';
    const to = takes ? `${target.slice(0, -1)}$${part}` : target;
    if (query) {
      const [name = '', number = ''] = query.split('=');
      byNumber.push(`"~^${start}/? (?:[^ ]*&)?${name}=${number}(?:&|$)" ${target}`);
    } else if (kind === 'exact') byPath.push(`"~*^${start}/?$" ${target}`);
    else if (kind === 'prefix') {
      byPath.push(`"~*^${start}/${takes ? '(?:.+/)?' : ''}${last}/?$" ${to}`);
    } else {
      const date = '/\\d\\d\\d\\d(?:/\\d\\d(?:/\\d\\d)?)?';
      byPath.push(
        `"~*^${start}${date}${takes ? `/(?!\\d\\d/?$)${last}` : '(?:/[^/]+)?'}/?$" ${to}`,
      );
    }
  }
  return [
    { source: '$uri', name: 'site_moved', rules: byPath },
    { source: '"$uri $args"', name: 'site_moved_number', rules: byNumber },
  ];
}

/**
 * What the site and its tools ask of /rest/v1. All else that PostgREST understands is refused before
 * the database sees it, such as regular expressions, which can run for ever. A hosted project is
 * called by browsers directly: its roles have a `statement_timeout`.
 */

import { LANGUAGES } from '../../src/site/languages.ts';

const NAME = '[a-z_][a-z0-9_]*';
const OPERATOR = '(?:eq|neq|lt|lte|gt|gte|like|ilike|in|is|cs)';

/** One table or function; `*`, or columns, which may have another name in the answer. */
const PATH = new RegExp(`^/rest/v1/(?:rpc/)?${NAME}/?$`);
const FILTERED = new RegExp(`^${NAME}$`);
const COLUMN = new RegExp(`^(?:\\*|(?:${NAME}:)?${NAME})$`);
const ORDER = new RegExp(`^${NAME}(?:\\.(?:asc|desc))?$`);
const CONDITION = new RegExp(`^(?:not\\.)?${OPERATOR}\\.`);
const ALTERNATIVE = `${NAME}\\.(?:not\\.)?${OPERATOR}\\.(?:"[^"\\\\]*"|[^,()"]*)`;
const ALTERNATIVES = new RegExp(`^\\(${ALTERNATIVE}(?:,${ALTERNATIVE}){0,3}\\)$`);
/** A post by its slug, or the beginning of one, in any language: each has an index. */
const SLUG = 'slug(?:_[a-z]{2})?\\.(?:eq\\.[\\w-]+|like\\.[\\w-]+\\*)';
const SLUGS = new RegExp(`^\\(${SLUG}(?:,${SLUG}){0,${LANGUAGES.length - 1}}\\)$`);
const READS_AS_CONDITION = /^(?:not\.)?[a-z]+(?:\(\w*\))?\./i;

const MOST = { parameters: 16, columns: 120, rows: 1_000, skipped: 100_000, wildcards: 2 };

const PREFERENCE =
  /^(?:count=exact|resolution=ignore-duplicates|return=(?:minimal|representation))$/;
const ANSWER = /^(?:\*\/\*|application\/(?:json|vnd\.pgrst\.object\+json))(?:;.*)?$/;

const listOf = (value: string) => value.split(',').map((item) => item.trim());
const isNumberTo = (most: number, value: string) =>
  /^\d{1,6}$/.test(value) && Number(value) <= most;

/** A number of wildcards multiplies the time that a pattern takes. */
const hasFewWildcards = (value: string) =>
  !/^(?:not\.)?i?like\./.test(value) ||
  (value.match(/(?<!\\)[%*]/g)?.length ?? 0) <= MOST.wildcards;

const PARAMETERS: Record<string, (value: string) => boolean> = {
  select: (value) =>
    listOf(value).length <= MOST.columns && listOf(value).every((column) => COLUMN.test(column)),
  order: (value) => listOf(value).length <= 3 && listOf(value).every((item) => ORDER.test(item)),
  limit: (value) => isNumberTo(MOST.rows, value),
  offset: (value) => isNumberTo(MOST.skipped, value),
  or: (value) => ALTERNATIVES.test(value) || SLUGS.test(value),
  // Of an insert of several rows.
  columns: (value) => listOf(value).every((column) => /^"?[a-z0-9_]+"?$/.test(column)),
  apikey: () => true,
};

/** Whether a request to /rest/v1 is one that the site or its tools send. */
export function isKnownQuery({ url, headers }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  const parameters = [...searchParams];
  const isCall = pathname.startsWith('/rest/v1/rpc/');
  return (
    PATH.test(pathname) &&
    parameters.length <= MOST.parameters &&
    parameters.every(([name, value]) => {
      const known = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined;
      if (known) return known(value);
      if (!FILTERED.test(name) || !hasFewWildcards(value)) return false;
      // A function called by GET takes its arguments here, as plain values.
      return CONDITION.test(value) || (isCall && !READS_AS_CONDITION.test(value));
    }) &&
    listOf(headers.get('prefer') ?? 'return=minimal').every((item) => PREFERENCE.test(item)) &&
    listOf(headers.get('accept') ?? '*/*').every((type) => ANSWER.test(type))
  );
}

import { redirects as t } from '@/admin-texts';
import { isAdminPath } from '@/site/adminPaths';
import { addressOf } from '@/site/pages';
import { type Redirect, type RedirectKind, sourceOf, sourceProblem } from '@/site/redirects';
import { urlOf } from '@/site/urls';

export interface Problems {
  from?: string;
  to?: string;
}

const FROM = {
  form: t('problems.source'),
  own: t('problems.page'),
} as const;

/** The target as a path of the site; undefined for a page that the site has not. */
function targetOf(typed: string, kind: RedirectKind): string | undefined {
  const url = urlOf(typed.trim(), location.origin);
  if (!url) return undefined;
  const { origin, pathname, search, hash } = url;
  if (origin !== location.origin || isAdminPath(pathname)) return undefined;
  const path = pathname.replace(/(.)\/$/, '$1');
  const page = kind === 'exact' ? path : path.replace(/\/\*$/, '/x');
  return addressOf(page) && path + search + hash;
}

/** What the form would save, or what is wrong with it, in Spanish. */
export function checkRedirect(kind: RedirectKind, from: string, to: string): Redirect | Problems {
  const source = sourceOf(from) ?? '';
  const problem = sourceProblem(kind, source);
  const target = targetOf(to, kind);
  const problems: Problems = {
    ...(problem && { from: FROM[problem] }),
    ...(!target && { to: t('problems.target') }),
  };
  return target && !problem ? { kind, source, target } : problems;
}

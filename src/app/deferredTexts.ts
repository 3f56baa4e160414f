import type { Namespace } from '@/i18n/namespaces';
import { PRERENDERED_PAGES } from '@/site/pages';
import { SERVICE_IDS } from '@/site/services';
import { TERM_IDS } from '@/site/terms';

/** Keys that few pages show: others ship without them. Those of `routes` are a page's own. */
const DEFERRED_KEYS: Partial<Record<Namespace, readonly string[]>> = {
  common: ['lawyer'],
  contact: ['page', 'survey', 'booking', 'documents'],
  blog: ['list', 'post', 'share', 'popup'],
  routes: [...PRERENDERED_PAGES, 'notFound'].flatMap((page) =>
    ['title', 'titleOfPage', 'description'].map((part) => `${page}.${part}`),
  ),
  terms: TERM_IDS.flatMap((id) =>
    ['title', 'definition', 'text'].map((part) => `terms.${id}.${part}`),
  ),
  services: [
    'page',
    ...SERVICE_IDS.flatMap((id) =>
      ['heading', 'intro', 'items', 'steps', 'questions'].map((part) => `${id}.${part}`),
    ),
  ],
};

/** A translation file without its deferred keys, but those of the page of that name. */
export function withoutDeferredTexts(namespace: Namespace, file: object, page: string): object {
  const paths = (DEFERRED_KEYS[namespace] ?? []).map((path) => path.split('.'));
  return omit(
    file,
    paths.filter(([first]) => first !== page),
  );
}

function omit(group: object, paths: readonly string[][]): object {
  const kept = Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const nested = paths.filter(([first]) => first === key).map(([, ...rest]) => rest);
    if (nested.length === 0) return [[key, value]];
    if (nested.some((rest) => rest.length === 0)) return [];
    const rest = omit(value as object, nested);
    return Object.keys(rest).length > 0 ? [[key, rest]] : [];
  });
  return Object.fromEntries(kept) as object;
}

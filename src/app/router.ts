import type { Language } from '@/site/languages';
import { browserHistory } from '@/lib/router/history';
import { createRouter, type Router } from '@/lib/router/router';
import type { PageQuery } from './pageLoaders';
import { createRoutes, queriesOf, type RouteHandle } from './routes';
import type { AppServices } from './appServices';

/** The router of the site, which has loaded nothing yet. */
export function createAppRouter(services: AppServices): Router {
  return createRouter(createRoutes(services), browserHistory());
}

/**
 * The queries of the page at the browser's address; the optional ones may resolve after
 * hydration.
 */
export function queriesOfAddress(
  { state }: Router,
  language: Language,
): { page: PageQuery[]; optional: PageQuery[] } {
  const { branch, params } = state.match;
  const handle = branch.at(-1)?.handle as RouteHandle | undefined;
  if (!handle) return { page: [], optional: [] };
  const { page } = handle;
  const query = new URLSearchParams(location.search);
  const context = { language, params: query, slug: params.slug ?? '' };
  return { page: queriesOf(page, context), optional: page.optionalQueries?.(context) ?? [] };
}

/**
 * Prepares the router for a prerendered page, whose HTML, texts and data are there already. Loads
 * the code of the page first: what is rendered must match the HTML.
 */
export async function initializeHydrated(router: Router): Promise<void> {
  const handle = router.state.match.branch.at(-1)?.handle as RouteHandle | undefined;
  await handle?.loadCode();
  await router.initialize(true);
}

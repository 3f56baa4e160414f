import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  type RouteObject,
} from 'react-router-dom';
import { nextTask } from '@/hydration/firstInteraction';
import type { Language } from '@/site/languages';
import { addressOf, pathOf } from '@/site/pages';
import type { PageQuery } from './pageLoaders';
import { createRoutes, queriesOf, type RouteHandle, slugRoutePath } from './routes';
import type { AppServices } from './appServices';

/** A router for an empty shell: it loads the page of the browser's address on its own. */
export function createAppRouter(services: AppServices): DataRouter {
  return createBrowserRouter(createRoutes(services));
}

/**
 * The routes that match the browser's address, from the root down. For the site's own pages without
 * `matchRoutes`, which ranks all routes first: on a slow phone that takes longer than rendering the
 * page.
 */
function matchedBranch(routes: RouteObject[]): RouteObject[] {
  const address = addressOf(location.pathname);
  if (!address) return matchRoutes(routes, location)?.map(({ route }) => route) ?? [];
  const { language } = address;
  const path =
    'slug' in address ? slugRoutePath(address.page, language) : pathOf(address.page, language);
  return branchTo(path, routes);
}

function branchTo(path: string, routes: RouteObject[]): RouteObject[] {
  for (const route of routes) {
    if (route.path === path) return [route];
    const below = branchTo(path, route.children ?? []);
    if (below.length > 0) return [route, ...below];
  }
  return [];
}

/**
 * The queries of the page at the browser's address; the optional ones may resolve after
 * hydration.
 */
export function queriesOfAddress(
  routes: RouteObject[],
  language: Language,
): { page: PageQuery[]; optional: PageQuery[] } {
  const route = matchedBranch(routes).at(-1);
  const handle = route?.handle as RouteHandle | undefined;
  if (!handle) return { page: [], optional: [] };
  const { page } = handle;
  const params = new URLSearchParams(location.search);
  const address = addressOf(location.pathname);
  const slug = address && 'slug' in address ? address.slug : '';
  const context = { language, params, slug };
  return { page: queriesOf(page, context), optional: page.optionalQueries?.(context) ?? [] };
}

/** Resolves once the code and texts of the first page are loaded. */
export function whenInitialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!router.state.initialized) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = router.subscribe(check);
    check();
  });
}

/**
 * A router for a prerendered page, whose HTML, texts and data are there already. Loads the code of
 * the page first: what is rendered must match the HTML.
 */
export async function createHydratedRouter(routes: RouteObject[]): Promise<DataRouter> {
  const branch = matchedBranch(routes);
  await (branch.at(-1)?.handle as RouteHandle | undefined)?.loadCode();
  await nextTask();
  // React Router's default route ids are the indices down the tree: '0-1-2'.
  const ids = routeIds(routes);
  const loaderData = Object.fromEntries(
    branch.filter(({ loader }) => loader).map((route) => [ids.get(route) ?? '', null]),
  );
  return createBrowserRouter(routes, { hydrationData: { loaderData } });
}

function routeIds(routes: RouteObject[], parents: number[] = []): Map<RouteObject, string> {
  const ids = new Map<RouteObject, string>();
  routes.forEach((route, index) => {
    const path = [...parents, index];
    ids.set(route, path.join('-'));
    if (route.children) for (const [r, id] of routeIds(route.children, path)) ids.set(r, id);
  });
  return ids;
}

import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import type { Language } from '@/site/languages';
import { addressOf, pathOf } from '@/site/pages';
import type { Read } from './pageTable';
import { createRoutes, postRoutePath, readsOf, type RouteHandle } from './routes';
import type { AppServices } from './services';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

export function createAppRouter(services: AppServices): AppRouter {
  return createBrowserRouter(createRoutes(services));
}

/**
 * The branch of the route tree that the browser's address leads to. The site knows its own pages; React Router
 * first ranks all routes, for which a slow phone takes longer than for the page.
 */
function branchOfAddress(routes: RouteObject[]): RouteObject[] {
  const address = addressOf(location.pathname);
  if (!address) return matchRoutes(routes, location)?.map(({ route }) => route) ?? [];
  const { page, language } = address;
  return branchTo(page === 'post' ? postRoutePath(language) : pathOf(page, language), routes);
}

function branchTo(path: string, routes: RouteObject[]): RouteObject[] {
  for (const route of routes) {
    if (route.path === path) return [route];
    const below = branchTo(path, route.children ?? []);
    if (below.length > 0) return [route, ...below];
  }
  return [];
}

/** What the browser's address reads from the backend, the query included. */
export function readsOfAddress(
  services: AppServices,
  language: Language,
): { page: Read[]; overlay: Read[] } {
  const route = branchOfAddress(createRoutes(services)).at(-1);
  const handle = route?.handle as RouteHandle | undefined;
  if (!handle) return { page: [], overlay: [] };
  const { page } = handle;
  const params = new URLSearchParams(location.search);
  const address = addressOf(location.pathname);
  const slug = address?.page === 'post' ? address.slug : '';
  const place = { language, params, slug };
  return { page: readsOf(page, place), overlay: page.overlayReads?.(place) ?? [] };
}

/** When the page's code and texts are there. */
export function whenLoaded(router: AppRouter): Promise<void> {
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
 * A router for a page whose HTML, texts and data are already there. The matched page's code is loaded first:
 * a lazy route would render its fallback and the hydration would not match.
 */
export async function createHydratedRouter(services: AppServices): Promise<AppRouter> {
  const routes = createRoutes(services);
  const branch = branchOfAddress(routes);
  await Promise.all(branch.map(resolveLazy));
  // Route ids are React Router's own: the indices down the tree.
  const ids = idsOf(routes);
  const loaderData = Object.fromEntries(
    branch.filter(({ loader }) => loader).map((route) => [ids.get(route) ?? '', null]),
  );
  return createBrowserRouter(routes, { hydrationData: { loaderData } });
}

async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'object') return;
  const Component = await route.lazy.Component?.();
  delete route.lazy;
  if (Component) route.Component = Component;
}

function idsOf(routes: RouteObject[], parents: number[] = []): Map<RouteObject, string> {
  const ids = new Map<RouteObject, string>();
  routes.forEach((route, index) => {
    const path = [...parents, index];
    ids.set(route, path.join('-'));
    if (route.children) for (const [r, id] of idsOf(route.children, path)) ids.set(r, id);
  });
  return ids;
}

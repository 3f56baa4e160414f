import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { createRoutes } from './routes';
import type { AppServices } from './services';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

export function createAppRouter(services: AppServices): AppRouter {
  return createBrowserRouter(createRoutes(services));
}

/**
 * A router for a page whose HTML, texts and data are already there. The matched page's code is loaded first:
 * a lazy route would render its fallback and the hydration would not match.
 */
export async function createHydratedRouter(services: AppServices): Promise<AppRouter> {
  const routes = createRoutes(services);
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(matches.map(({ route }) => resolveLazy(route)));
  // Route ids are React Router's own: the indices down the tree.
  const ids = idsOf(routes);
  const loaderData = Object.fromEntries(
    matches.filter(({ route }) => route.loader).map(({ route }) => [ids.get(route) ?? '', null]),
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

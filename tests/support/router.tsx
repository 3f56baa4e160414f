import { type ReactNode, useState } from 'react';
import { memoryHistory } from '@/lib/router/history';
import { createRouter, type Router } from '@/lib/router/router';
import { RouterProvider } from '@/lib/router/RouterProvider';
import type { Route } from '@/lib/router/routes';

/** A router without a browser, at an address, whose page needs nothing loaded. */
export function memoryRouter(routes: readonly Route[], path = '/'): Router {
  const router = createRouter(routes, memoryHistory(path));
  void router.initialize(true);
  return router;
}

/** An element at every address. */
export const anywhere = (element: ReactNode): Route[] => [{ path: '*', Component: () => element }];

/** Around what has links. */
export function InRouter({ children, path }: { children: ReactNode; path?: string }) {
  const [router] = useState(() => memoryRouter(anywhere(children), path));
  return <RouterProvider router={router} />;
}

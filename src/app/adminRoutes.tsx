import type { LoadContext, Route } from '@/lib/router/routes';
import {
  ADMIN_PATH,
  ADMIN_SCREEN_PATHS,
  adminPath,
  type AdminScreen,
  LOGIN_PATH,
  REVIEW_PATH,
} from '@/site/adminPaths';
import { ErrorScreen } from './ErrorScreen';
import { type RouteCode, routeCode } from './routeCode';
import { stayUntilLoaded } from './stalledNavigation';

type Screen = Exclude<AdminScreen, 'newPost'> | 'login' | 'review' | 'layout';

const codes = new Map<Screen, RouteCode>();

/** One component for each screen, so that routes sharing a screen keep its state between them. */
function codeOf(screen: Screen): RouteCode {
  const code =
    codes.get(screen) ??
    routeCode(async () => (await import('./adminScreens')).importScreen(screen));
  codes.set(screen, code);
  return code;
}

function screenRoute(path: string, screen: Screen) {
  const { Component, load, isLoaded } = codeOf(screen);
  return {
    path,
    Component,
    load: (context: LoadContext) => (isLoaded() ? undefined : stayUntilLoaded(context, [load()])),
  };
}

const screens = Object.keys(ADMIN_SCREEN_PATHS) as AdminScreen[];

/**
 * The admin area (SPEC 2.4), in chunks of its own: a public visitor downloads none of it. Each page
 * checks who may see it; the database's policies decide what they may do.
 */
export const adminRoutes: Route[] = [
  screenRoute(LOGIN_PATH, 'login'),
  screenRoute(REVIEW_PATH, 'review'),
  {
    ...screenRoute(ADMIN_PATH, 'layout'),
    children: [
      { redirect: adminPath('dashboard') },
      ...screens.map((screen) => ({
        ...screenRoute(ADMIN_SCREEN_PATHS[screen], screen === 'newPost' ? 'post' : screen),
        errorElement: <ErrorScreen />,
      })),
    ],
  },
];

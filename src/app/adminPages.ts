import type { Page } from '@/lib/router/navigation';
import {
  ADMIN_PATH,
  ADMIN_SCREEN_PATHS,
  adminPath,
  type AdminScreen,
  adminScreenPath,
  isAdminPath,
  LOGIN_PATH,
  REVIEW_PATH,
} from '@/site/adminPaths';
import { ErrorScreen } from './ErrorScreen';
import { type RouteCode, routeCode } from './routeCode';
import { stayUntilLoaded } from './missingPageCode';

type Screen = Exclude<AdminScreen, 'newPost'> | 'login' | 'review' | 'layout';

const codes = new Map<Screen, RouteCode>();

/** One component for each screen, so that addresses sharing a screen keep its state between them. */
function codeOf(screen: Screen): RouteCode {
  const code =
    codes.get(screen) ??
    routeCode(async () => (await import('./adminScreens')).importScreen(screen));
  codes.set(screen, code);
  return code;
}

function screenPage(path: string, screen: Screen, layout?: RouteCode): Page {
  const { Component, load } = codeOf(screen);
  return {
    path,
    Component,
    Failure: ErrorScreen,
    ...(layout && { Layout: layout.Component }),
    load: (url, signal) =>
      stayUntilLoaded(url, signal, [load(), ...(layout ? [layout.load()] : [])]),
  };
}

/**
 * The admin area (SPEC 2.4), in chunks of its own: a public visitor downloads none of it. The layout
 * checks who may see a page; the database's policies decide what they may do.
 */
export const ADMIN_PAGES: readonly Page[] = [
  screenPage(LOGIN_PATH, 'login'),
  screenPage(REVIEW_PATH, 'review'),
  { ...screenPage(ADMIN_PATH, 'dashboard'), redirect: adminPath('dashboard') },
  ...(Object.keys(ADMIN_SCREEN_PATHS) as AdminScreen[]).map((screen) =>
    screenPage(adminScreenPath(screen), screen === 'newPost' ? 'post' : screen, codeOf('layout')),
  ),
];

/** The admin area's page at a path, with ':id' for any segment; undefined for all others. */
export function adminPageOf(pathname: string): Page | undefined {
  if (!isAdminPath(pathname)) return undefined;
  return ADMIN_PAGES.find(({ path = '' }) =>
    new RegExp(`^${path.replace(':id', '[^/]+')}/?$`).test(pathname),
  );
}

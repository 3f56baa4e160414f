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
import type { Screen } from './adminScreens';
import { ErrorScreen } from './ErrorScreen';
import { type RouteCode, routeCode } from './routeCode';

const codeOf = (screen: Screen): RouteCode =>
  routeCode(async () => (await import('./adminScreens')).importScreen(screen));

const layout = codeOf('layout');
/** Of a new post and of a stored one: what is written stays as the one becomes the other. */
const editor = codeOf('post');

const screenPage = (path: string, { Component, load }: RouteCode): Page => ({
  path,
  Component,
  Failure: ErrorScreen,
  load: () => [load()],
});

function pageInLayout(screen: AdminScreen): Page {
  const code = screen === 'newPost' || screen === 'post' ? editor : codeOf(screen);
  return {
    ...screenPage(adminScreenPath(screen), code),
    Layout: layout.Component,
    load: () => [code.load(), layout.load()],
  };
}

/**
 * The admin area (SPEC 2.4), in chunks of its own: a public visitor downloads none of it. The layout
 * checks who may see a page; the database's policies decide what they may do.
 */
export const ADMIN_PAGES: readonly Page[] = [
  screenPage(LOGIN_PATH, codeOf('login')),
  screenPage(REVIEW_PATH, codeOf('review')),
  { ...screenPage(ADMIN_PATH, layout), redirect: adminPath('dashboard') },
  ...(Object.keys(ADMIN_SCREEN_PATHS) as AdminScreen[]).map(pageInLayout),
];

/** The admin area's page at a path, with ':id' for any segment; undefined for all others. */
export function adminPageOf(pathname: string): Page | undefined {
  if (!isAdminPath(pathname)) return undefined;
  return ADMIN_PAGES.find(({ path = '' }) =>
    new RegExp(`^${path.replace(':id', '[^/]+')}/?$`).test(pathname),
  );
}

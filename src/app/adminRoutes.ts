import { redirect, type RouteObject } from 'react-router-dom';
import {
  ADMIN_PATH,
  ADMIN_SCREEN_PATHS,
  adminPath,
  type AdminScreen,
  LOGIN_PATH,
} from '@/site/adminPaths';

const lazyRoute = (path: string, screen: AdminScreen | 'login' | 'layout') => ({
  path,
  lazy: {
    Component: async () => {
      const { ADMIN_SCREENS } = await import('./adminScreens');
      return (await ADMIN_SCREENS[screen]()).default;
    },
  },
});

const screens = Object.keys(ADMIN_SCREEN_PATHS) as AdminScreen[];

/**
 * The admin area (SPEC 2.4), in chunks of its own: a public visitor downloads none of it. Each page
 * checks who may see it; what they may do is up to the database's policies.
 */
export const adminRoutes: RouteObject[] = [
  lazyRoute(LOGIN_PATH, 'login'),
  {
    ...lazyRoute(ADMIN_PATH, 'layout'),
    children: [
      { index: true, loader: () => redirect(adminPath('dashboard')) },
      ...screens.map((screen) => lazyRoute(ADMIN_SCREEN_PATHS[screen], screen)),
    ],
  },
];

import { redirect, type RouteObject } from 'react-router-dom';

type Screen = keyof typeof import('./adminScreens').ADMIN_SCREENS;

const lazyRoute = (path: string, screen: Screen) => ({
  path,
  lazy: {
    Component: async () => {
      const { ADMIN_SCREENS } = await import('./adminScreens');
      return (await ADMIN_SCREENS[screen]()).default;
    },
  },
});

/**
 * The admin area (SPEC 2.4), a set of chunks of its own: a public visitor downloads none of it. Who may see a
 * screen is said in the screen's page; who may do what, in the database.
 */
export const adminRoutes: RouteObject[] = [
  lazyRoute('/admin-login', 'login'),
  {
    ...lazyRoute('/config-blogmr', 'layout'),
    children: [
      { index: true, loader: () => redirect('/config-blogmr/dashboard') },
      lazyRoute('dashboard', 'dashboard'),
      lazyRoute('posts', 'posts'),
      lazyRoute('post/new', 'postEditor'),
      lazyRoute('post/:id', 'postEditor'),
      lazyRoute('cuestionario', 'surveys'),
      lazyRoute('opiniones', 'testimonials'),
      lazyRoute('traducciones', 'translations'),
      lazyRoute('idiomas', 'languages'),
      lazyRoute('equipo', 'staff'),
      lazyRoute('ajustes', 'settings'),
    ],
  },
];

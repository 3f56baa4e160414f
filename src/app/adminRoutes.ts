import type { ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';

type Load = () => Promise<{ default: ComponentType }>;

const lazyRoute = (path: string, load: Load) => ({
  path,
  lazy: { Component: async () => (await load()).default },
});

/**
 * The admin area (SPEC 2.4), a set of chunks of its own: a public visitor downloads none of it. Who may see a
 * screen is said in the screen's page; who may do what, in the database.
 */
export const adminRoutes: RouteObject[] = [
  lazyRoute('/admin-login', () => import('@/pages/admin/LoginPage')),
  {
    ...lazyRoute('/config-blogmr', () => import('@/pages/admin/AdminLayout')),
    children: [
      { index: true, loader: () => redirect('/config-blogmr/dashboard') },
      lazyRoute('dashboard', () => import('@/pages/admin/DashboardPage')),
      lazyRoute('posts', () => import('@/pages/admin/PostsPage')),
      lazyRoute('post/new', () => import('@/pages/admin/PostEditorPage')),
      lazyRoute('post/:id', () => import('@/pages/admin/PostEditorPage')),
      lazyRoute('cuestionario', () => import('@/pages/admin/SurveysPage')),
      lazyRoute('opiniones', () => import('@/pages/admin/TestimonialsAdminPage')),
      lazyRoute('traducciones', () => import('@/pages/admin/TranslationsPage')),
      lazyRoute('idiomas', () => import('@/pages/admin/LanguagesPage')),
      lazyRoute('equipo', () => import('@/pages/admin/StaffPage')),
      lazyRoute('ajustes', () => import('@/pages/admin/SettingsPage')),
    ],
  },
];

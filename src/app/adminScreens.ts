import '@/admin.css';

/** The code of each admin screen. A chunk of its own: the names of its chunks alone weigh a kilobyte. */
export const ADMIN_SCREENS = {
  login: () => import('@/pages/admin/LoginPage'),
  layout: () => import('@/pages/admin/AdminLayout'),
  dashboard: () => import('@/pages/admin/DashboardPage'),
  posts: () => import('@/pages/admin/PostsPage'),
  postEditor: () => import('@/pages/admin/PostEditorPage'),
  surveys: () => import('@/pages/admin/SurveysPage'),
  testimonials: () => import('@/pages/admin/TestimonialsAdminPage'),
  translations: () => import('@/pages/admin/TranslationsPage'),
  languages: () => import('@/pages/admin/LanguagesPage'),
  staff: () => import('@/pages/admin/StaffPage'),
  settings: () => import('@/pages/admin/SettingsPage'),
};

import { loadAdminTexts } from '@/admin-texts';
import '../styles/admin.css';

const SCREENS = {
  login: () => import('@/pages/admin/LoginPage'),
  review: () => import('@/pages/admin/ReviewPage'),
  layout: () => import('@/pages/admin/AdminLayout'),
  dashboard: () => import('@/pages/admin/DashboardPage'),
  posts: () => import('@/pages/admin/PostsPage'),
  post: () => import('@/pages/admin/PostEditorPage'),
  categories: () => import('@/pages/admin/CategoriesPage'),
  vocabulary: () => import('@/pages/admin/VocabularyPage'),
  redirects: () => import('@/pages/admin/RedirectsPage'),
  enquiries: () => import('@/pages/admin/EnquiriesPage'),
  agenda: () => import('@/pages/admin/AgendaPage'),
  rights: () => import('@/pages/admin/RightsPage'),
  testimonials: () => import('@/pages/admin/TestimonialsPage'),
  texts: () => import('@/pages/admin/TextsPage'),
  languages: () => import('@/pages/admin/LanguagesPage'),
  staff: () => import('@/pages/admin/StaffPage'),
  firm: () => import('@/pages/admin/FirmPage'),
  settings: () => import('@/pages/admin/SettingsPage'),
  accessLog: () => import('@/pages/admin/AccessLogPage'),
  account: () => import('@/pages/admin/AccountPage'),
};

export type Screen = keyof typeof SCREENS;

/** Imports a screen and the texts. A chunk of its own: the list of chunks weighs a kilobyte. */
export async function importScreen(screen: Screen) {
  await loadAdminTexts();
  return SCREENS[screen]();
}

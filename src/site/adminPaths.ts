/**
 * The addresses of the admin area (SPEC 2.4, PRODUCT 5), for router, links, guard and host rules.
 */
export const LOGIN_PATH = '/admin-login';
export const ADMIN_PATH = '/config-blogmr';
/** Where somebody without an account reads or translates a post by link (PRODUCT 5). */
export const REVIEW_PATH = '/revision';

/** The route path of each screen below ADMIN_PATH. */
export const ADMIN_SCREEN_PATHS = {
  dashboard: 'dashboard',
  posts: 'posts',
  newPost: 'post/new',
  post: 'post/:id',
  categories: 'categorias',
  vocabulary: 'vocabulario',
  redirects: 'redirecciones',
  enquiries: 'cuestionario',
  agenda: 'agenda',
  rights: 'derechos',
  testimonials: 'opiniones',
  texts: 'traducciones',
  languages: 'idiomas',
  staff: 'equipo',
  firm: 'despacho',
  settings: 'ajustes',
  accessLog: 'registro',
  account: 'cuenta',
} as const;

export type AdminScreen = keyof typeof ADMIN_SCREEN_PATHS;

/** What editors see too; every other screen is for admins only. */
export const SCREENS_OF_EDITORS: readonly AdminScreen[] = [
  'dashboard',
  'posts',
  'newPost',
  'post',
  'categories',
  'vocabulary',
  'testimonials',
  'texts',
  'account',
];

/** The path of a screen, that of a post's editor with ':id'. */
export function adminScreenPath(screen: AdminScreen): string {
  return `${ADMIN_PATH}/${ADMIN_SCREEN_PATHS[screen]}`;
}

/** The address of a screen, optionally filtered: `adminPath('posts', { state: 'hidden' })`. */
export function adminPath(
  screen: Exclude<AdminScreen, 'post'>,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${adminScreenPath(screen)}${search && `?${search}`}`;
}

/** The address of a post's editor. */
export function editPostPath(id: string): string {
  return adminScreenPath('post').replace(':id', encodeURIComponent(id));
}

/** Whether a path, possibly with query or hash, lies in the area that requires a session. */
export function isAreaPath(path: string): boolean {
  return new RegExp(`^${ADMIN_PATH}([/?#]|$)`).test(path);
}

/** Whether a path belongs to the admin area, its sign-in page or the page of a link; none is localized. */
export function isAdminPath(pathname: string): boolean {
  return (
    isAreaPath(pathname) ||
    [LOGIN_PATH, REVIEW_PATH].some((path) => pathname === path || pathname.startsWith(`${path}/`))
  );
}

/** Every screen of the admin area: the second half of what `npm run screenshots` takes pictures of. */
import type { Page } from '@playwright/test';
import { type Role, signIn } from './admin';
import type { Screen } from './screens';

const AREA = '/config-blogmr';

const as = (role: Role) => (target: Page, site: string) => signIn(target, site, role);

const screen = (path: string): Screen => ({
  path: () => `${AREA}/${path}`,
  before: as('admin'),
  onlyIn: 'es',
});

/** A screen that the first entry of a list leads to. */
const firstOf = (path: string, link: string): Screen => ({
  ...screen(path),
  whole: true,
  async prepare(target) {
    await target.locator(`main ${link}`).first().click();
    await target.locator('main textarea:visible').first().waitFor();
  },
});

export const ADMIN_SCREENS: Record<string, Screen> = {
  'admin-login': { path: () => '/admin-login', onlyIn: 'es' },
  'admin-dashboard': screen('dashboard'),
  'admin-posts': screen('posts'),
  'admin-posts-bin': screen('posts?state=bin'),
  'admin-post-new': screen('post/new'),
  'admin-post': firstOf('posts', 'a[href*="/post/"]:not([href$="/new"]):visible'),
  'admin-enquiries': screen('cuestionario'),
  'admin-enquiry': firstOf('cuestionario', 'a[data-survey]'),
  'admin-erasures': screen('cuestionario?view=erasures'),
  'admin-enquiries-refused': { ...screen('cuestionario'), before: as('editor') },
  'admin-opinions': screen('opiniones'),
  'admin-texts': screen('traducciones'),
  'admin-languages': screen('idiomas'),
  'admin-staff': screen('equipo'),
  'admin-settings': screen('ajustes'),
};

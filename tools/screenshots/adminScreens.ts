/** The screens of the admin area for `npm run screenshots`. */
import type { Page } from '@playwright/test';
import type { DemoRole } from '../../server/embedded/demoStaff.ts';
import { ADMIN_PATH } from '../../src/site/adminPaths.ts';
import { SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import { signIn } from '../../e2e/support/session.ts';
import type { Screen } from './publicScreens.ts';

const as = (role: DemoRole) => (target: Page, site: string) => signIn(target, site, role);

const screen = (path: string): Screen => ({
  path: () => `${ADMIN_PATH}/${path}`,
  before: as('admin'),
  onlyIn: SOURCE_LANGUAGE,
});

/** The screen that the first entry of a list links to. */
const firstOf = (path: string, link: string): Screen => ({
  ...screen(path),
  whole: true,
  async prepare(target) {
    await target.locator(`main ${link}`).first().click();
    await target.locator('main textarea:visible').first().waitFor();
  },
});

const firstPost = firstOf('posts', 'a[href*="/post/"]:not([href$="/new"]):visible');

export const ADMIN_SCREENS: Record<string, Screen> = {
  'admin-login': { path: () => '/admin-login', onlyIn: SOURCE_LANGUAGE },
  'admin-dashboard': {
    ...screen('dashboard'),
    whole: true,
    prepare: (target) => target.getByRole('heading', { name: 'Qué hacer hoy' }).waitFor(),
  },
  'admin-posts': screen('posts'),
  'admin-posts-bin': screen('posts?state=bin'),
  'admin-categories': screen('categorias'),
  'admin-redirects': screen('redirecciones'),
  'admin-post-new': screen('post/new'),
  'admin-post': firstPost,
  'admin-post-versions': {
    ...firstPost,
    whole: false,
    async prepare(target, language) {
      await firstPost.prepare?.(target, language);
      await target.getByRole('button', { name: 'Versiones' }).click();
      await target.locator('dialog[open] summary').first().click();
    },
  },
  'admin-enquiries': screen('cuestionario'),
  'admin-enquiry': firstOf('cuestionario', 'a[data-enquiry]'),
  'admin-reply-templates': screen('cuestionario?view=templates'),
  'admin-erasures': screen('cuestionario?view=erasures'),
  'admin-enquiries-forbidden': { ...screen('cuestionario'), before: as('editor') },
  'admin-opinions': screen('opiniones'),
  'admin-texts': screen('traducciones'),
  'admin-languages': screen('idiomas'),
  'admin-staff': screen('equipo'),
  'admin-firm': screen('despacho'),
  'admin-settings': screen('ajustes'),
  'admin-account': screen('cuenta'),
};

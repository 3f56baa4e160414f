/** The public screens and their states for `npm run screenshots`. */
import type { Page } from '@playwright/test';
import { type Language } from '../../src/site/languages.ts';
import {
  type PageId,
  pathOf,
  postPathOf,
  PRERENDERED_PAGES,
  termPathOf,
} from '../../src/site/pages.ts';
import { textsOf } from '../../e2e/support/texts.ts';

const POST = 'nie-extranjeros-marina-alta-guia-practica';
/** From this width on there is the desktop navigation in place of the mobile menu. */
const DESKTOP = 1024;

export interface Screen {
  path: (language: Language) => string;
  /** Set up before the page is opened: failing requests, a fake clock, a session. */
  before?: (page: Page, site: string) => Promise<unknown>;
  /**
   * Brings the page into the state to show; the screenshot is then of the viewport only, unless
   * `whole`.
   */
  prepare?: (page: Page, language: Language) => Promise<void>;
  whole?: boolean;
  /** The screen exists in this language only. */
  onlyIn?: Language;
  /** Only for viewports narrower than `below`, or from `from` on. */
  below?: number;
  from?: number;
}

const page = (id: PageId, query = '') => ({
  path: (language: Language) => pathOf(id, language) + query,
});

const post = (slug: string) => ({ path: (language: Language) => postPathOf(slug, language) });

/** Centres the button first: on a phone the floating chat button could cover it. */
async function press(target: Page, selector: string, name: string): Promise<void> {
  const button = target.locator(selector).getByRole('button', { name }).first();
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button.click();
}

async function legalText(target: Page, language: Language, index: number): Promise<void> {
  const { legal } = textsOf(language, 'contact').footer;
  await press(target, 'footer', Object.values(legal)[index] ?? '');
  await target.locator('dialog[open] h2').waitFor();
}

async function fillIn(target: Page): Promise<void> {
  const field = (name: string) => target.locator(`form [name="${name}"]`);
  await field('practice_area').selectOption('inheritance');
  await field('message').fill('Mi hermana ha muerto en Dénia y no sé por dónde empezar.');
  await field('name').fill('Ana Pérez');
  await field('email').fill('ana@example.com');
  await field('consent').check();
  // Past the minimum fill time.
  await target.clock.fastForward('01:00');
  await target.locator('form button[type=submit]').click();
}

/** Answers the form's request in place of the database, which limits the number of enquiries. */
const answerEnquiry = (status: number) => async (target: Page) => {
  await target.clock.install();
  await target.route('**/rest/v1/contact_surveys*', (route) =>
    route.fulfill({ status, body: status < 300 ? '' : '{}' }),
  );
};

/** Each page by its id, a practice area's without 'service-'. */
const PAGES = PRERENDERED_PAGES.map((id) => [id.replace('service-', ''), page(id)] as const);

export const SCREENS: Record<string, Screen> = {
  ...Object.fromEntries(PAGES),
  term: { path: (language) => termPathOf('legitima', language) },
  scrolled: { ...page('home'), prepare: (target) => target.evaluate(() => scrollTo(0, 900)) },
  card: {
    path: (language) => `${pathOf('home', language)}#service-family`,
    prepare: (target) => target.locator('#service-family-toggle:focus').waitFor(),
  },
  menu: {
    ...page('home'),
    below: DESKTOP,
    async prepare(target, language) {
      const t = textsOf(language, 'navigation');
      await press(target, 'header', t.openMenu);
      await press(target, 'dialog[open]', t.services);
    },
  },
  services: {
    ...page('home'),
    from: DESKTOP,
    prepare: (target, language) =>
      press(target, 'header', textsOf(language, 'navigation').services),
  },
  languages: {
    ...page('home'),
    prepare: (target, language) =>
      press(target, 'header', textsOf(language, 'navigation').language),
  },
  phones: {
    ...page('home'),
    prepare: (target, language) =>
      press(target, '#contact', textsOf(language, 'contact').cards.phone.action),
  },
  privacy: { ...page('home'), prepare: (target, language) => legalText(target, language, 0) },
  cookies: { ...page('home'), prepare: (target, language) => legalText(target, language, 1) },
  notice: { ...page('home'), prepare: (target, language) => legalText(target, language, 2) },
  offline: {
    ...page('home'),
    async prepare(target, language) {
      await target.context().setOffline(true);
      await target.getByText(textsOf(language, 'common').offline).waitFor();
    },
  },
  'blog-search': page('blog', '?q=divorc'),
  'blog-none': page('blog', '?q=xyzzy'),
  'blog-failed': {
    ...page('blog', '?page=2'),
    before: (target) => target.route('**/rest/v1/blog_posts*', (route) => route.abort()),
    async prepare(target, language) {
      const { retry } = textsOf(language, 'blog').failure;
      await target.getByRole('button', { name: retry }).waitFor({ timeout: 20_000 });
    },
  },
  popup: {
    ...page('blog', `?post=${POST}`),
    prepare: (target) => target.locator('dialog[open] h2').waitFor(),
  },
  post: post(POST),
  toast: {
    ...post(POST),
    before: (target) =>
      target.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined })),
    async prepare(target, language) {
      const { share } = textsOf(language, 'blog');
      await press(target, 'main', share.action);
      await target.getByText(share.copied, { exact: true }).waitFor();
    },
  },
  'contact-urgent': {
    ...page('contact'),
    prepare: (target) => target.locator('form input[name=urgency][value=detained]').check(),
  },
  'contact-errors': {
    ...page('contact'),
    async prepare(target) {
      await target.locator('form button[type=submit]').click();
      await target.locator('form [aria-invalid=true]').first().waitFor();
    },
  },
  'contact-sent': {
    ...page('contact'),
    before: answerEnquiry(201),
    async prepare(target) {
      await fillIn(target);
      await target.locator('form').waitFor({ state: 'detached' });
    },
  },
  'contact-failed': {
    ...page('contact'),
    before: answerEnquiry(500),
    async prepare(target) {
      await fillIn(target);
      await target.locator('form a[href^="mailto:"]').waitFor();
    },
  },
  404: { path: (language) => `${pathOf('home', language)}/nada`.replace('//', '/') },
};

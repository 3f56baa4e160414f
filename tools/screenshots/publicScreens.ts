/** The public screens and their states for `npm run screenshots`. */
import type { Page } from '@playwright/test';
import { firm } from '../../src/site/firm.ts';
import { type Language } from '../../src/site/languages.ts';
import {
  lawyerPathOf,
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
  /** Set up before the page is opened: a session. */
  before?: (page: Page, site: string) => Promise<unknown>;
  /**
   * Brings the page into the state to show; the screenshot is then of the viewport only, unless
   * `whole`.
   */
  prepare?: (page: Page, language: Language) => Promise<void>;
  whole?: boolean;
  /** The screen exists in this language only. */
  onlyIn?: Language;
  /** Only for viewports narrower than that. */
  below?: number;
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

async function openNotice(target: Page, language: Language): Promise<void> {
  const { legal } = textsOf(language, 'contact').footer;
  await press(target, 'footer', Object.values(legal)[2] ?? '');
  await target.locator('dialog[open] h2').waitFor();
}

/** Each page by its id, a practice area's without 'service-'. */
const PAGES = PRERENDERED_PAGES.map((id) => [id.replace('service-', ''), page(id)] as const);

export const SCREENS: Record<string, Screen> = {
  ...Object.fromEntries(PAGES),
  lawyer: { path: (language) => lawyerPathOf(firm.lawyers[0].id, language) },
  term: { path: (language) => termPathOf('legitima', language) },
  menu: {
    ...page('home'),
    below: DESKTOP,
    async prepare(target, language) {
      const t = textsOf(language, 'navigation');
      await press(target, 'header', t.openMenu);
      await press(target, 'dialog[open]', t.services);
    },
  },
  languages: {
    ...page('home'),
    prepare: (target, language) =>
      press(target, 'header', textsOf(language, 'navigation').language),
  },
  notice: { ...page('home'), prepare: (target, language) => openNotice(target, language) },
  'blog-none': page('blog', '?q=xyzzy'),
  popup: {
    ...page('blog', `?post=${POST}`),
    prepare: (target) => target.locator('dialog[open] h2').waitFor(),
  },
  post: post(POST),
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
  404: { path: (language) => `${pathOf('home', language)}/nada`.replace('//', '/') },
};

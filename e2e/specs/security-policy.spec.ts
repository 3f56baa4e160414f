import type { Page } from '@playwright/test';
import { securityHeaders } from '../../server/headers';
import { pathOf } from '../../src/site/pages';
import { signIn } from '../support/session';
import { ADMIN_PATH } from '../../src/site/adminPaths';
import { navigateInApp } from '../support/history';
import { expect, test } from '../support/fixtures';
import { NIE } from '../support/seededPosts';
import { withFakeClock, fillIn, submit } from '../support/enquiryForm';
import { ANOTHER } from '../support/languages';
import { textsOf } from '../support/texts';

// The site as `npm start` serves it.
withFakeClock();

interface Policed extends Window {
  noteViolation?: (violation: string) => Promise<void>;
}

/**
 * Records policy violations on every page from now on, beside the console errors that fail a test
 * anyway.
 */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => refused.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      void (window as Policed).noteViolation?.(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return refused;
}

async function openWithPolicy(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.headers()['content-security-policy'], path).toBe(
    securityHeaders()['Content-Security-Policy'],
  );
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

test(
  'the public site violates no rule of its Content-Security-Policy, which blocks an inline script and an image from elsewhere',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    const language = ANOTHER;
    const refused = await watchPolicy(page);
    const blog = textsOf(language, 'blog');
    const navigation = textsOf(language, 'navigation');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() });
    });

    await openWithPolicy(page, pathOf('home', language));
    await page.getByRole('button', { name: textsOf(language, 'common').testimonials.next }).click();
    await page.getByRole('banner').getByRole('link', { name: navigation.blog }).click();

    await page.locator(`main a[href*="post=${NIE.slug}"]`).click();
    const popup = page.getByRole('dialog');
    await popup.getByRole('button', { name: blog.share.action }).click();
    await expect(page.getByText(blog.share.shared, { exact: true })).toBeVisible();
    await popup.getByRole('link', { name: blog.popup.page }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    await openWithPolicy(page, pathOf('contact', language));
    await page.locator(`footer a[href="${pathOf('notice', language)}"]`).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    const chat = page.context().waitForEvent('page');
    // By keyboard: the button is hidden from the pointer while it would cover what is being read.
    await page.locator('a.fixed[href^="https://wa.me"]').press('Enter');
    await (await chat).close();

    await fillIn(page);
    await submit(page).click();
    await expect(page.locator('form')).toHaveCount(0);
    expect(refused).toEqual([]);

    pageErrors.expected.push(/Content Security Policy/);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.hacked = true';
      document.body.append(script);
      const image = new Image();
      image.src = 'https://elsewhere.example/pixel.gif';
      document.body.append(image);
    });
    await expect
      .poll(() => refused)
      .toEqual(['script-src-elem inline', 'img-src https://elsewhere.example/pixel.gif']);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  },
);

test(
  'the admin area violates no rule of its Content-Security-Policy',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const refused = await watchPolicy(page);
    await openWithPolicy(page, '/admin-login');
    await expect(page.locator('input[type=password]')).toBeVisible();
    await signIn(page, site.url, 'admin');
    await openWithPolicy(page, `${ADMIN_PATH}/dashboard`);
    const heading = page.getByRole('heading', { level: 1 });
    for (const screen of ['posts', 'post/new', 'cuestionario', 'opiniones', 'traducciones']) {
      const before = await page.title();
      await navigateInApp(page, `${ADMIN_PATH}/${screen}`);
      await expect(page).not.toHaveTitle(before);
      await expect(heading).toBeVisible();
    }
    await navigateInApp(page, `${ADMIN_PATH}/dashboard`);
    await expect(page.locator('figure svg polyline')).not.toHaveCount(0);
    expect(refused).toEqual([]);
  },
);

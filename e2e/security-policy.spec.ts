import type { Page } from '@playwright/test';
import { securityHeaders } from '../backend/headers';
import { pathOf } from '../src/site/pages';
import { signIn } from './admin';
import { ADMIN } from './adminScreen';
import { expect, test } from './fixtures';
import { isPhone } from './header';
import { NIE } from './posts';
import { beginWithoutEnquiries, fillIn, submit } from './survey';
import { textsOf } from './texts';
import { atOneSize } from './sizes';

// The site as `npm start` serves it.
test.use({ prerendered: true });

beginWithoutEnquiries();

interface Policed extends Window {
  noteViolation?: (violation: string) => Promise<void>;
}

/** Notes what the policy refuses, on every page from now on; the console's errors fail a test anyhow. */
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

async function openReady(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.headers()['content-security-policy'], path).toBe(
    securityHeaders()['Content-Security-Policy'],
  );
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

for (const language of ['es', 'ar'] as const) {
  test(
    `a walk through the site in ${language} breaks no rule of its policy`,
    atOneSize(language),
    async ({ page }) => {
      const refused = await watchPolicy(page);
      const blog = textsOf(language, 'blog');
      const navigation = textsOf(language, 'navigation');
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() });
      });

      await openReady(page, pathOf('home', language));
      await page
        .getByRole('button', { name: textsOf(language, 'common').testimonials.next })
        .click();
      if (isPhone(page)) {
        await page.getByRole('button', { name: navigation.openMenu }).click();
        await page.getByRole('dialog').getByRole('link', { name: navigation.blog }).click();
      } else {
        await page.getByRole('banner').getByRole('link', { name: navigation.blog }).click();
      }

      await page.locator(`main a[href*="post=${NIE.slug}"]`).click();
      const popup = page.getByRole('dialog');
      await popup.getByRole('button', { name: blog.share.action }).click();
      await expect(page.getByText(blog.share.shared, { exact: true })).toBeVisible();

      await openReady(page, `${pathOf('blog', language)}/${NIE.slug}`);
      await openReady(page, pathOf('service-civil', language));
      await openReady(page, pathOf('testimonials', language));
      await openReady(page, pathOf('contact', language));
      await page.getByRole('contentinfo').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');

      await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
      const chat = page.context().waitForEvent('page');
      await page.locator('a.fixed[href^="https://wa.me"]').click();
      await (await chat).close();

      await fillIn(page);
      await submit(page).click();
      await expect(page.locator('form')).toHaveCount(0);
      expect(refused).toEqual([]);
    },
  );
}

test('so does a walk through the admin area', { tag: '@desktop' }, async ({ page, site }) => {
  const refused = await watchPolicy(page);
  await openReady(page, '/admin-login');
  await expect(page.locator('input[type=password]')).toBeVisible();
  await signIn(page, site.url, 'admin');
  for (const screen of [
    'dashboard',
    'posts',
    'post/new',
    'cuestionario',
    'opiniones',
    'traducciones',
  ]) {
    await openReady(page, `${ADMIN}/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await openReady(page, `${ADMIN}/dashboard`);
  await expect(page.locator('figure svg.recharts-surface')).not.toHaveCount(0);
  expect(refused).toEqual([]);
});

test(
  'what the policy does not allow is refused',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(/Content Security Policy/);
    const refused = await watchPolicy(page);
    await openReady(page, '/');
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

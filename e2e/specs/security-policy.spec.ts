import { securityHeaders } from '../../server/headers';
import { LOGIN_PATH } from '../../src/site/adminPaths';
import { expect, test } from '../support/fixtures';

// A violation is an error in the console, which fails every other test of a page that has one.
test(
  'the policy of the site refuses an inline script and an image from elsewhere, with an error in the console',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    pageErrors.expected.push(/Content Security Policy/);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    for (const path of ['/', LOGIN_PATH]) {
      const answer = await page.goto(path);
      expect(answer?.headers()['content-security-policy'], path).toBe(
        securityHeaders()['Content-Security-Policy'],
      );
      errors.length = 0;
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.hacked = true';
        document.body.append(script);
        const image = new Image();
        image.src = 'https://elsewhere.example/pixel.gif';
        document.body.append(image);
      });
      const refused = /^(?=.*Content Security Policy).*(?:inline script|elsewhere\.example)/;
      await expect.poll(() => errors).toHaveLength(2);
      for (const error of errors) expect(error).toMatch(refused);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    }
  },
);

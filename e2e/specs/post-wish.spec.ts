import { adminPath } from '../../src/site/adminPaths';
import { expectAccessible, expectAccessibleScreen } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { navigateInApp } from '../support/history';
import { addSpanishOnlyPost, SPANISH_ONLY_POST } from '../support/seededPosts';
import { pathOf } from '../../src/site/pages';
import { OTHER, labelled } from '../support/languages';
import { signIn } from '../support/session';
import { textsOf } from '../support/texts';

test(
  'a reader asks for a post in their language, and the list of posts says so',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await addSpanishOnlyPost(site);
    await page.goto(`${pathOf('blog', OTHER)}/${SPANISH_ONLY_POST.slug}`);
    const ask = page.getByRole('button', { name: textsOf(OTHER, 'blog').post.wish });
    // In line with the notice that it belongs to, also when it has two lines.
    await expect(ask).toHaveCSS('text-align', 'start');
    await ask.click();
    await expect(page.getByText(textsOf(OTHER, 'blog').post.wished)).toBeVisible();
    await expect(ask).toBeFocused();
    await expectAccessible(page, 'the post', 'main');

    await signIn(page, site.url, 'editor');
    await page.goto(adminPath('posts', { state: 'wanted', language: OTHER }));
    const row = page.getByRole('row').filter({ hasText: SPANISH_ONLY_POST.title });
    await expect(
      row.getByText(`${labelled(OTHER)}: sin traducir, 1 lector la pide`),
    ).toBeAttached();
    await expectAccessibleScreen(page);
    await navigateInApp(page, adminPath('dashboard'));
    await expect(
      page.getByRole('link', { name: /^Entradas pedidas por lectores en su idioma\s*1$/ }),
    ).toBeVisible();
  },
);

import { pathOf, postPathOf } from '../../src/site/pages';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { OTHER } from '../support/languages';
import { textsOf } from '../support/texts';

const t = textsOf(OTHER, 'services');
const path = pathOf('service-family', OTHER);
const DIVORCE = 'divorcio-parejas-internacionales-espana-tribunal-ley-acuerdo';
const CUSTODY = 'custodia-traslado-al-extranjero-hijos-menores';
const hrefs = (...slugs: string[]) => slugs.map((slug) => postPathOf(slug, OTHER));

test.describe('a practice area', { tag: '@desktop' }, () => {
  // Tests change the posts; a prerendered page shows those it was published with.
  test.use({ prerendered: false });

  test('links its newest posts that are written in the language', async ({ page, site }) => {
    const posts = page.getByRole('region', { name: t.page.posts });
    const linked = () =>
      posts
        .getByRole('link', { name: textsOf(OTHER, 'blog').card.page })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

    await page.goto(path);
    await expect.poll(linked).toEqual(hrefs(DIVORCE, CUSTODY));

    await sql(
      site,
      `update public.blog_posts set title_${OTHER} = null, excerpt_${OTHER} = null, content_${OTHER} = null where slug = $1`,
      [DIVORCE],
    );
    await page.goto(path);
    await expect.poll(linked).toEqual(hrefs(CUSTODY));
  });
});

import { pathOf } from '../../src/site/pages';
import { expect, test } from '../support/fixtures';
import { openHydrated } from '../support/publicPages';
import { SOURCE_LANGUAGE } from '../../src/site/languages';
import { textsOf } from '../support/texts';

test(
  'fifty changes of page leave no element, listener or document behind',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(90_000);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    const counts = async () => {
      await client.send('HeapProfiler.collectGarbage');
      const { metrics } = await client.send('Performance.getMetrics');
      const valueOf = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? 0;
      return ['Nodes', 'JSEventListeners', 'Documents'].map(valueOf);
    };
    // Three pages, so that the 5th change and the 50th end on the same one.
    const targets = ['blog', 'contact', 'home'] as const;
    let [nodes = 0, listeners = 0, documents = 0]: number[] = [];
    await openHydrated(page, pathOf('blog', SOURCE_LANGUAGE));
    for (let change = 1; change <= 50; change += 1) {
      const id = targets[change % 3] ?? 'home';
      await page
        .getByRole('banner')
        .locator(`nav a[href="${pathOf(id, SOURCE_LANGUAGE)}"]`)
        .first()
        .click();
      await expect(page).toHaveTitle(textsOf(SOURCE_LANGUAGE, 'routes')[id].title);
      // The home page is complete, or it would have less after the 5th change than after the 50th.
      await expect(page.locator('[data-island=""]')).toHaveCount(0);
      if (id === 'home') await expect(page.locator('#blog article').first()).toBeVisible();
      if (change === 5) [nodes = 0, listeners = 0, documents = 0] = await counts();
    }
    expect(nodes).toBeGreaterThan(500);
    // The browser frees some of them only in a later garbage collection.
    await expect
      .poll(async () => {
        const [now = 0, heard = 0, open = 0] = await counts();
        return now <= nodes && heard <= listeners && open <= documents;
      })
      .toBe(true);
  },
);

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/**
 * Fails with what axe finds on the page as it stands, or in a part of it: WCAG 2.2 AA, and what it calls best
 * practices.
 */
export async function expectAccessible(page: Page, where: string, part = ':root'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .options({ resultTypes: ['violations'] })
    // No page has a frame of another origin, for which the new mode opens one more page each time.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect.soft(found, `what axe finds: ${where}`).toEqual([]);
}

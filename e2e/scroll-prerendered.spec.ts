import { expect, test } from './fixtures';
import { expectAtOffset, recordScrolling, scrollTo } from './scrolling';

test.use({ prerendered: true });

test('a prerendered page is not scrolled again after the browser or the visitor', async ({
  page,
}) => {
  await page.goto('/#services');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const positions = await recordScrolling(page);
  await expectAtOffset(page.locator('#services'));
  await scrollTo(page, 0);
  await expect(page.locator('#services')).not.toBeFocused();
  await expect.poll(positions).toEqual([0]);
});

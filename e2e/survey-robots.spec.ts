import { expect, test } from './fixtures';
import { beginWithoutEnquiries, enquiries, field, fillIn, MESSAGE, submit } from './survey';

beginWithoutEnquiries();

test(
  'a robot that fills in the hidden field is told what it wants to hear',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/contacto');
    const trap = page.locator('form [name="subject"]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    const unseen = page.locator('[aria-hidden=true]');
    await expect(unseen.filter({ has: page.locator('[name="subject"]') })).toHaveCount(1);
    await fillIn(page);
    await trap.fill('Buy now', { force: true });
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Hemos recibido su consulta' })).toBeFocused();
    expect(requests.filter((url) => url.includes('contact_surveys'))).toEqual([]);
    expect(await enquiries(site)).toEqual([]);
  },
);

test(
  'who is quicker than three seconds is held, not refused',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.goto('/contacto');
    await expect(field(page, 'name')).toBeVisible();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.reload();
    await expect(field(page, 'name')).toBeVisible();
    const now = () => page.evaluate(() => performance.now());
    const shownAt = await now();
    await field(page, 'practice_area').selectOption('civil');
    await field(page, 'message').fill(MESSAGE);
    await field(page, 'name').fill('Ana Pérez');
    await field(page, 'email').fill('ana@example.com');
    await field(page, 'consent').check();
    await submit(page).click();
    // The rules arrive in their own time; what comes after them waits for the clock.
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return submit(page).textContent();
      })
      .toBe('Enviando…');
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(2900 - ((await now()) - shownAt));
    await expect(submit(page)).toHaveText('Enviando…');
    expect(await enquiries(site)).toEqual([]);
    await page.clock.runFor(200);
    await expect(page.getByRole('heading', { name: 'Hemos recibido su consulta' })).toBeFocused();
    expect(await enquiries(site)).toMatchObject([{ fill_seconds: 3 }]);
  },
);

test('a double click sends once', { tag: '@phone' }, async ({ page, site }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/contacto');
  await fillIn(page);
  await submit(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Hemos recibido su consulta' })).toBeFocused();
  expect(sent).toHaveLength(1);
  expect(await enquiries(site)).toHaveLength(1);
});

import type { Locator, Page } from '@playwright/test';
import type { EmbeddedBackend } from '../backend/embedded';
import { expectAccessible } from './axe';
import { expect } from './fixtures';

export const ADMIN = '/config-blogmr';

/** Nothing that axe finds, and nothing wider than the screen. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page, page.url());
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `pixels to scroll sideways on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Looks at a screen as it stands at a desk and on a phone, in one load. */
export async function expectSoundAtBothWidths(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Cargando...' })).toHaveCount(0);
  await expectSound(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectSound(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Opens a screen of the admin area and waits for its heading. */
export async function openScreen(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(`${ADMIN}/${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Goes forty stops on with Tab: each is marked, and there are those of the menu, the account and the screen itself. */
export async function expectTabStopsMarked(page: Page, where: string): Promise<void> {
  let stops = 0;
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const seen = element.closest('label, :focus-visible') ?? element;
      const marks = [element, seen].map((each) => getComputedStyle(each));
      // The parts of a date are the browser's, and so is their mark.
      const isDate = element instanceof HTMLInputElement && element.type === 'date';
      return {
        name: element.outerHTML.slice(0, 160),
        isMarked:
          isDate ||
          marks.some(
            ({ outlineStyle, outlineWidth, boxShadow }) =>
              (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
              boxShadow !== 'none',
          ),
      };
    });
    if (!focus) break;
    stops += 1;
    expect.soft(focus, `${where}, stop ${step + 1}`).toMatchObject({ isMarked: true });
  }
  // The menu, the account, and what the screen is for.
  expect(stops, where).toBeGreaterThan(12);
}

/** Goes on with Tab until a control has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

/** Puts enquiries into a worker's database as if they had come in a while ago, past the limits of the public form. */
export async function addEnquiries(
  backend: EmbeddedBackend,
  rows: Partial<
    Record<'name' | 'email' | 'phone' | 'language' | 'urgency' | 'status' | 'message', string>
  >[],
  age = '3 days',
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, row] of rows.entries()) {
    const answer = await backend.connection.driver.query<{ id: string }>(
      `insert into public.contact_surveys (created_at, name, email, phone, language, channel, practice_area, urgency,
         message, source, consent, consent_language, consent_version, fill_seconds, status)
       values (now() - $1::interval - make_interval(secs => $2), $3, $4, $5, $6, 'email', 'civil', $7, $8, 'search',
         true, 'es', '1', 60, $9) returning id`,
      [
        age,
        index,
        row.name ?? 'Ana Pérez',
        row.email ?? 'ana@client.example',
        row.phone ?? null,
        row.language ?? 'es',
        row.urgency ?? 'normal',
        row.message ?? 'Necesito ayuda con un contrato.',
        row.status ?? 'new',
      ],
    );
    ids.push(answer.rows[0]?.id ?? '');
  }
  return ids;
}

import { firm } from '../../src/site/firm';
import { openAdminScreen } from '../support/adminArea';
import { dayOf, insertAppointments } from '../support/appointments';
import { sql } from '../support/database';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

test('@desktop blocks what is dragged over the week, and opens it by a click', async ({
  page,
  site,
}) => {
  await insertAppointments(site, [['Marie Curie', `${dayOf(3)} 11:30`, 'confirmed']]);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, `agenda?day=${dayOf(0)}`, 'Agenda');
  const dialog = page.getByRole('dialog');
  const pointTo = async (weekday: number, hour: number) => {
    const column = page.locator(`[data-day='${dayOf(weekday)}']`);
    await column.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await column.boundingBox();
    // The columns begin at eight; an hour is 56 px.
    if (box) await page.mouse.move(box.x + box.width / 2, box.y + (hour - 8) * 56 + 3);
  };
  // Upwards and to the left: from Friday at half past one to Thursday at nine.
  await pointTo(4, 13.5);
  await page.mouse.down();
  await pointTo(3, 9);
  await page.mouse.up();
  await expect(dialog.getByLabel('Desde')).toHaveValue(`${dayOf(3)}T09:00`);
  await expect(dialog.getByLabel('Hasta')).toHaveValue(`${dayOf(4)}T13:30`);
  await expect(dialog.getByRole('status').first()).toContainText('Marie Curie');
  await dialog.getByRole('button', { name: 'Bloquear' }).click();
  await expect(dialog.getByText('Bloqueado.')).toBeVisible();
  const at = `at time zone '${firm.timeZone}', 'YYYY-MM-DD HH24:MI')`;
  expect(
    await sql(
      site,
      `select to_char(starts_at ${at} as since, to_char(ends_at ${at} as until from public.absences`,
    ),
  ).toEqual([{ since: `${dayOf(3)} 09:00`, until: `${dayOf(4)} 13:30` }]);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Bloqueado hasta las 13:30' }).click();
  await expect(dialog.getByLabel('Hasta')).toHaveValue(`${dayOf(4)}T13:30`);
});

/** The pictures of README.md. */
import { pathOf } from '../../src/site/pages';
import { openAdminScreen } from '../support/adminArea';
import { insertEnquiries } from '../support/database';
import { expect, test } from '../support/fixtures';
import { shoot } from '../support/pictures';
import { signIn } from '../support/session';

test('@desktop the home page and the dashboard', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pathOf('home', 'es'));
  await shoot(page, 'docs/home-es-1280.png', false);

  await insertEnquiries(site.backend, [
    { name: 'Lucía Ferrer Mas', urgency: 'detained' },
    { name: 'Jan de Vries', urgency: 'deadline', language: 'en' },
    { name: 'Ana Pérez' },
  ]);
  await signIn(page, site.url, 'admin');
  await openAdminScreen(page, 'dashboard', 'Panel');
  await expect(page.getByRole('heading', { name: 'Qué hacer hoy' })).toBeVisible();
  await shoot(page, 'docs/admin-dashboard-es-1280.png', false);
});

/** Every screen of the admin area, empty and full: what axe finds, what a phone of 360 px shows, where Tab leads. */
import { clientAs, signIn } from './admin';
import { addEnquiries, ADMIN, expectSoundAtBothWidths, openScreen } from './adminScreen';
import { addPost } from './adminPosts';
import { expect, test } from './fixtures';

test('@desktop posts and opinions are whole at both widths', async ({ page, site }) => {
  test.slow();
  const { id } = await addPost(site.url, {
    slug: 'larga',
    title: 'Responsabilidadextracontractualinternacional y más',
    content: 'Antes.',
    title_de: 'Rechtsschutzversicherungsgesellschaften',
    content_de: 'Vorher.',
    hidden: true,
  });
  const client = await clientAs(site.url, 'editor');
  await client.from('blog_posts').update({ content: 'Después.' }).eq('id', id);
  await signIn(page, site.url, 'editor');
  await openScreen(page, 'posts?q=Responsabilidadextra', 'Entradas');
  await expect(page.getByRole('table', { name: 'Entradas' })).toBeVisible();
  await expectSoundAtBothWidths(page);
  await openScreen(page, 'posts?q=nada+de+nada', 'Entradas');
  await expect(page.getByText('Ninguna entrada coincide')).toBeVisible();
  await expectSoundAtBothWidths(page);
  await openScreen(page, `post/${id}`, 'Editar la entrada');
  await page.getByRole('tab', { name: /Alemán/ }).click();
  await expect(page.getByRole('region', { name: 'Cambios en el texto español' })).toBeVisible();
  await expectSoundAtBothWidths(page);
  await openScreen(page, 'opiniones?id=new', 'Nueva opinión');
  await expectSoundAtBothWidths(page);
});

test('@desktop the lists of staff are whole at both widths', async ({ page, site }) => {
  test.slow();
  await signIn(page, site.url, 'editor');
  for (const [path, heading] of [
    ['post/new', 'Nueva entrada'],
    ['posts?state=bin', 'Entradas'],
    ['opiniones', 'Opiniones'],
    ['traducciones', 'Textos'],
    ['traducciones?state=changed', 'Textos'],
  ] as const) {
    await openScreen(page, path, heading);
    await expectSoundAtBothWidths(page);
  }
});

test('@desktop enquiries are whole at both widths', async ({ page, site }) => {
  test.slow();
  const [id = ''] = await addEnquiries(site.backend, [
    {
      name: 'Wolfeschlegelsteinhausenbergerdorff',
      email: `${'largo'.repeat(10)}@client.example`,
      urgency: 'deadline',
      message: `${'palabra'.repeat(20)} y más.`,
    },
  ]);
  await signIn(page, site.url, 'admin');
  for (const path of ['', '?q=nadie+de+nadie', '?view=erasures']) {
    await openScreen(page, `cuestionario${path}`, 'Consultas');
    await expectSoundAtBothWidths(page);
  }
  await page.goto(`${ADMIN}/cuestionario?id=${id}`);
  await expect(page.getByRole('link', { name: 'Contestar por correo' })).toBeVisible();
  await expectSoundAtBothWidths(page);
});

test('@desktop what admins alone see is whole at both widths', async ({ page, site }) => {
  test.slow();
  await signIn(page, site.url, 'admin');
  for (const [path, heading] of [
    ['dashboard', 'Panel'],
    ['idiomas', 'Idiomas'],
    ['equipo', 'Equipo'],
    ['ajustes', 'Ajustes'],
  ] as const) {
    await openScreen(page, path, heading);
    await expectSoundAtBothWidths(page);
  }
});

test('@desktop the ways in are whole at both widths', async ({ page, site }) => {
  test.slow();
  await page.goto('/admin-login');
  await expect(page.getByRole('heading', { name: 'Acceso del despacho' })).toBeVisible();
  await expectSoundAtBothWidths(page);
  await page.getByRole('button', { name: 'He olvidado la contraseña' }).click();
  await expectSoundAtBothWidths(page);
  await signIn(page, site.url, 'editor');
  await page.goto(`${ADMIN}/equipo`);
  await expect(page.getByRole('heading', { name: 'Sin acceso' })).toBeVisible();
  await expectSoundAtBothWidths(page);
});

test('@desktop Tab leads through each screen and shows where it is', async ({ page, site }) => {
  test.slow();
  await signIn(page, site.url, 'admin');
  for (const [path, heading] of [
    ['dashboard', 'Panel'],
    ['posts', 'Entradas'],
    ['post/new', 'Nueva entrada'],
    ['cuestionario', 'Consultas'],
    ['opiniones', 'Opiniones'],
    ['traducciones', 'Textos'],
    ['idiomas', 'Idiomas'],
    ['equipo', 'Equipo'],
    ['ajustes', 'Ajustes'],
  ] as const) {
    await openScreen(page, path, heading);
    await expect(page.getByRole('status').filter({ hasText: 'Cargando...' })).toHaveCount(0);
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
      expect.soft(focus, `${path}, stop ${step + 1}`).toMatchObject({ isMarked: true });
    }
    // The menu, the account, and what the screen is for.
    expect(stops, path).toBeGreaterThan(12);
  }
});

test('@phone the account is behind its button, the menu slides, the enquiry covers its list', async ({
  page,
  site,
}) => {
  const [id = ''] = await addEnquiries(site.backend, [{ name: 'Móvil Uno' }]);
  await signIn(page, site.url, 'admin');
  await openScreen(page, 'ajustes', 'Ajustes');
  const menu = page.getByRole('navigation', { name: 'Administración' });
  await expect(menu.getByRole('link', { name: 'Ajustes' })).toBeInViewport();
  await page.goto(`${ADMIN}/cuestionario?id=${id}`);
  await page.getByRole('button', { name: 'Cerrar y volver a la lista' }).tap();
  await expect(page.getByRole('link', { name: /^Móvil Uno/ }).first()).toBeVisible();
  await page.locator('summary').tap();
  await expect(page.getByRole('button', { name: 'Cerrar la sesión' })).toBeVisible();
});

/** Every screen of the admin area, empty and full: what axe finds, what a phone of 360 px shows, where Tab leads. */
import { expectAccessible } from './axe';
import { clientAs, signIn } from './admin';
import {
  addEnquiries,
  ADMIN,
  expectSoundAtBothWidths,
  openScreen,
  expectTabStopsMarked,
} from './adminScreen';
import { addPost } from './adminPosts';
import { cell, openTexts } from './adminTexts';
import { expect, test } from './fixtures';

test('@desktop posts and opinions are whole at both widths', async ({ page, site }) => {
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
    await expectTabStopsMarked(page, path);
  }
});

test('@desktop axe finds nothing on the texts, with one open and in the dialogs', async ({
  page,
  site,
}) => {
  await openTexts(page, site.url, 'admin', '?languages=ar&search=shown');
  const check = () => expectAccessible(page, page.url());
  await cell(page, 'list.shown', 'árabe').click();
  await page.getByRole('textbox', { name: /^pocos/ }).fill('{{no}}');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await check();
  await page.getByRole('button', { name: 'Importar' }).click();
  await check();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByRole('button', { name: 'Idiomas de la web' }).click();
  await expect(page.getByRole('dialog')).toContainText('Deutsch');
  await check();
});

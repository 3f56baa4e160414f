import { DEMO_STAFF } from '../../server/embedded/demoStaff';
import { adminPath } from '../../src/site/adminPaths';
import { insertEnquiries, sql } from '../support/database';
import { ANOTHER, labelled, OTHER } from '../support/languages';
import { expect, test } from './fixtures';

const main = { role: 'main' };
const list = { role: 'region', name: 'Lista de consultas' };

test('staff write and publish a post; find, filter and open enquiries with the mouse, and sign out', async ({
  enginePage,
  backend,
}) => {
  await backend.query('delete from public.contact_surveys');
  await insertEnquiries(backend, [
    { name: 'Ana Pérez', message: 'Un contrato de alquiler.' },
    { name: 'Jörg Groß', language: OTHER, message: 'Eine Erbschaft mit einem Haus.' },
    { name: 'Leila Haddad', language: ANOTHER, message: 'أحتاج إلى مراجعة عقد عمل.' },
  ]);
  await enginePage.goto(adminPath('posts'));
  await enginePage.fill({ role: 'textbox', name: /^Correo electrónico/ }, DEMO_STAFF.admin.email);
  await enginePage.fill({ role: 'label', name: /^Contraseña/ }, DEMO_STAFF.admin.password);
  await enginePage.click({ role: 'button', name: 'Entrar' });
  await enginePage.seeAddress(adminPath('posts'));

  const title = 'Comprar una casa sin sorpresas';
  await enginePage.click({ role: 'link', name: 'Nueva entrada' });
  await enginePage.fill({ role: 'textbox', name: /^Título/ }, title);
  await enginePage.fill({ role: 'textbox', name: /^Contenido/ }, 'Un párrafo.\nY otro: ñ, é, ß.');
  await enginePage.click({ role: 'button', name: 'Publicar' });
  await enginePage.seeText(main, 'Todo está guardado.');
  const posts = await sql({ backend }, 'select content from blog_posts where title = $1', [title]);
  expect(posts).toEqual([{ content: 'Un párrafo.\n\nY otro: ñ, é, ß.' }]);

  await enginePage.goto(adminPath('enquiries'));
  // WebKit: the link of the last row once covered the list.
  for (const name of ['Ana Pérez', 'Leila Haddad']) {
    await enginePage.click({ role: 'link', name, within: list });
    await enginePage.see({ role: 'heading', name });
  }
  await enginePage.click({ role: 'button', name: 'Filtros' });
  await enginePage.choose({ role: 'combobox', name: 'Idioma' }, labelled(ANOTHER));
  await enginePage.seeText({ role: 'status', within: list }, '1 consulta');
  await enginePage.choose({ role: 'combobox', name: 'Idioma' }, 'Todos');
  await enginePage.fill({ role: 'searchbox', name: /^Buscar/ }, 'erbschaft');
  await enginePage.seeText({ role: 'status', within: list }, '1 consulta');
  await enginePage.see({ role: 'link', name: 'Jörg Groß', within: list });
  await enginePage.click({ role: 'button', name: 'Cerrar la sesión' });
  await enginePage.see({ role: 'label', name: /^Contraseña/ });
  await enginePage.goto('/blog/comprar-una-casa-sin-sorpresas');
  await enginePage.seeText(main, 'Y otro: ñ, é, ß.');
});

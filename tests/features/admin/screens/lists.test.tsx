import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { pathOf } from '@/site/pages';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { find, has, having, press, read, useAdmin, write } from '../../../support/adminScreen';
import { ANOTHER, called, labelled, OTHER } from '../../../support/languages';

const admin = useAdmin();
const SOURCE = new RegExp(`^${labelled(SOURCE_LANGUAGE)}`);
const CONTACT = pathOf('contact', SOURCE_LANGUAGE);

it('an old address is redirected until that is removed', async () => {
  await admin.open('admin', 'redirecciones', 'Redirecciones');
  const form = await find('region', 'Nueva redirección');
  const add = async (from: string, to: string) => {
    await write(/^Dirección antigua/, from, form);
    await write(/^Página a la que lleva/, to, form);
    await press('button', 'Añadir la redirección', form);
  };
  await add(CONTACT, '/no-existe');
  await read(/La web tiene una página en esa dirección/, form);
  await read(/La web no tiene esa página/, form);
  await add('https://www.old-firm.example/2019/05/Quienes-Somos/', CONTACT);
  const list = await find('list', 'Direcciones antiguas');
  expect(await having('listitem', '/2019/05/quienes-somos', list)).toHaveTextContent(CONTACT);
  await write('Qué direcciones', 'dated', form);
  await add('/', '/blog/*');
  const stored = () => admin.sql('select kind, source from public.redirects order by kind');
  await expect.poll(stored).toEqual([
    { kind: 'dated', source: '/' },
    { kind: 'exact', source: '/2019/05/quienes-somos' },
  ]);
  await press('button', /Quitar/, await having('listitem', 'quienes-somos', list));
  await expect.poll(stored).toEqual([{ kind: 'dated', source: '/' }]);
});

it('a category is added once, renamed with its posts, and removed when none has it', async () => {
  await admin.open('editor', 'categorias', 'Categorías');
  const section = await find('region', 'Nueva categoría');
  await write(SOURCE, 'Náutica', section);
  await write(labelled(OTHER), 'Schifffahrt', section);
  await press('button', 'Añadir la categoría', section);
  const list = await find('list', 'Categorías');
  const item = (text: string) => having('listitem', text, list);
  expect(await item('Náutica')).toHaveTextContent(/Sin traducir: /);
  expect(await item('Náutica')).not.toHaveTextContent(called(OTHER));
  // Names that differ only in case or accents are the same category.
  await write(SOURCE, 'NAUTICA', section);
  await press('button', 'Añadir la categoría', section);
  await read('Ya hay una categoría con ese nombre.', section);

  await admin.sql(
    `insert into public.blog_posts (slug, title, category) values ('barcos', 'Barcos', 'nautica')`,
  );
  const open = async (text: string) =>
    userEvent.click((await item(text)).querySelector('summary') as HTMLElement);
  await open('Náutica');
  await press('button', 'Quitar', await item('Náutica'));
  await read(/Hay entradas con esta categoría\./, await item('Náutica'));
  await write(SOURCE, 'Barcos y puertos', await item('Náutica'));
  await press('button', 'Guardar', await item('Náutica'));
  await item('Barcos y puertos');
  expect(await admin.sql('select category from public.blog_posts')).toEqual([
    { category: 'Barcos y puertos' },
  ]);
  await admin.sql('delete from public.blog_posts where true');
  await open('Barcos y puertos');
  await press('button', 'Quitar', await item('Barcos y puertos'));
  await expect.poll(() => list.textContent).not.toContain('Barcos y puertos');

  // The default category keeps its name.
  await open('General');
  expect(within(await item('General')).getByLabelText(SOURCE)).toHaveAttribute('readonly');
  expect(has('button', 'Quitar', await item('General'))).toBe(false);
});

it('the vocabulary has each term once, and of a term the changed words are saved', async () => {
  await admin.open('editor', 'vocabulario', 'Vocabulario');
  const form = await find('region', 'Nuevo término');
  const add = async (term: string) => {
    await write(new RegExp(`^Término ${called(SOURCE_LANGUAGE)}`), term, form);
    await press('button', 'Añadir el término', form);
  };
  await write(labelled(OTHER), 'Verwurzelung', form);
  await add('arraigo');
  const list = await find('list', 'Vocabulario');
  const term = await having('listitem', 'arraigo', list);
  expect(term).toHaveTextContent(called(OTHER));
  await add('Arraigo');
  await read('Ese término ya está en el vocabulario.', form);
  await userEvent.click(within(term).getByText('arraigo'));
  await admin.sql(`update public.translation_terms set term_fr = 'régularisation' where true`);
  await write(labelled(OTHER), 'Aufenthalt', list);
  await press('button', 'Guardar', list);
  await read('Guardado.', list);
  expect(
    await admin.sql(`select term_fr, term_${OTHER} as other from public.translation_terms`),
  ).toEqual([{ term_fr: 'régularisation', other: 'Aufenthalt' }]);
  await press('checkbox', /^No se traduce nunca/, list);
  await press('button', 'Guardar', list);
  await read('No se traduce', list);
  await press('button', 'Quitar', list);
  await read('Todavía no hay ningún término.');
});

it('texts are exported and imported again, and an invalid file changes nothing', async () => {
  const texts = [
    { language: OTHER, namespace: 'common', key: 'newTab', value: '（新标签页）' },
    { language: ANOTHER, namespace: 'services', key: 'civil.items.1', value: 'بند «جديد»' },
  ];
  await admin.clients.admin.from('text_overrides').insert(texts);
  const stored = () => admin.sql('select key from public.text_overrides order by key');
  await admin.open('admin', 'traducciones', 'Textos');
  await read(/^\d+ textos/);
  await press('button', 'Exportar');
  await expect.poll(() => admin.downloads.length).toBe(1);
  const exported = await (admin.downloads[0] as Blob).text();
  await admin.sql('delete from public.text_overrides where true');
  await admin.open('admin', 'traducciones', 'Textos');
  await read(/^\d+ textos/);
  await press('button', 'Importar');
  const dialog = await find('dialog');
  const upload = async (content: string) =>
    userEvent.upload(
      await within(dialog).findByLabelText('Archivo JSON exportado de los textos'),
      new File([content], 'x.json', { type: 'application/json' }),
    );
  await upload(exported.replace('"skipToContent"', '"skipToNowhere"'));
  await read(`${SOURCE_LANGUAGE}, common/skipToNowhere: este sitio no tiene ese texto.`, dialog);
  expect(has('button', /Importar \d+ cambio/)).toBe(false);
  await upload(exported);
  await read('Cambian 2 textos.', dialog);
  expect(await stored()).toEqual([]);
  await press('button', 'Importar 2 cambios');
  await read('2 textos importados.');
  expect(await stored()).toEqual([{ key: 'civil.items.1' }, { key: 'newTab' }]);
});

import { onlineManager } from '@tanstack/react-query';
import { fireEvent, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SOURCE_LANGUAGE, TRANSLATIONS } from '@/site/languages';
import { find, has, having, press, read, useAdmin, write } from '../../../support/adminScreen';
import { ANOTHER, called, labelled, OTHER } from '../../../support/languages';

const admin = useAdmin();

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

it('posts are searched, made drafts, featured, thrown away, brought back, copied and deleted', async () => {
  const id = await admin.insertPost({
    slug: 'lista-uno',
    title: 'Lista: uno y único',
    hidden: false,
  });
  await admin.insertPost({ slug: 'otra', title: 'Otra' });
  const state = async () =>
    (
      await admin.sql(
        `select hidden, show_on_homepage as featured, deleted_at is not null as deleted
         from public.blog_posts where id = $1`,
        [id],
      )
    )[0];
  await admin.open('editor', 'posts', 'Entradas');
  fireEvent.change(await find('searchbox'), { target: { value: 'LISTA: uno y unico' } });
  fireEvent.keyDown(await find('searchbox'), { key: 'Enter' });
  await read('1 entrada');
  expect(admin.address()).toContain('?q=LISTA');
  const row = () => having('row', 'Lista: uno y único');
  // A row is busy until the list has been read again.
  const act = async (name: RegExp) => {
    const button = async () => find('button', name, await row());
    await expect.poll(async () => (await button()).getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(await button());
  };
  await act(/^Pasar a borrador/);
  await expect.poll(state).toMatchObject({ hidden: true });
  await act(/^Destacar/);
  await expect.poll(state).toMatchObject({ featured: true });
  await act(/^Mover a la papelera/);
  await read(/Ninguna entrada coincide/);
  expect(await state()).toMatchObject({ deleted: true });
  // The button that had the focus is gone.
  await expect.poll(() => document.activeElement?.textContent).toBe('0 entradas');
  await press('button', 'Deshacer');
  await row();
  expect(await state()).toMatchObject({ deleted: false });
  await expect.poll(() => has('button', 'Deshacer')).toBe(false);

  await act(/^Duplicar/);
  expect(await within(await find('main')).findByLabelText('Título')).toHaveValue(
    'Lista: uno y único (copia)',
  );
  await admin.open('editor', 'posts?q=copia', 'Entradas');
  await press('button', /^Mover a la papelera/, await having('row', '(copia)'));
  await read(/Ninguna entrada coincide/);
  await find('button', 'Deshacer');
  await write('Estado', 'bin');
  await press('button', /^Eliminar para siempre/);
  await press('button', 'Eliminar', await find('dialog'));
  await read('Entrada eliminada.');
  await expect.poll(() => has('button', 'Deshacer')).toBe(false);
  expect(await admin.sql(`select slug from public.blog_posts order by slug`)).toEqual([
    { slug: 'lista-uno' },
    { slug: 'otra' },
  ]);
});

it('without a connection nothing is waited for in silence', async () => {
  const content = '[uno](/blog/nunca)';
  const id = await admin.insertPost({ slug: 'sin-red', title: 'Sin red', content, hidden: true });
  await admin.openPost(id);
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  admin.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await press('button', 'Publicar');
  await read(/No se ha guardado/);
  await press('button', 'Versiones');
  await read(/El servidor no contesta/, await find('dialog'));
});

it('the editor says of publication only what is saved', async () => {
  await admin.open('editor', 'post/new', 'Nueva entrada');
  const state = async (text: RegExp) => {
    const panel = await find('region', 'Publicación');
    await expect.poll(() => within(panel).getByRole('status').textContent).toMatch(text);
  };
  await state(/^Borrador/);
  await write('Título', 'Custodia');
  await press('button', 'Publicar');
  await state(/^Publicada/);
  await write('Fecha', '2099-03-01');
  await state(/^Al guardar: Programada.*1 de marzo/s);
  await press('button', 'Programar');
  await state(/^Programada.*1 de marzo/s);
  await write('Fecha', '2099-03-02');
  await state(/^Al guardar: Programada.*2 de marzo/s);
});

it('what was not saved is offered once, unless it was discarded', async () => {
  const id = await admin.insertPost({ slug: 'borrador', title: 'Borrador', hidden: true });
  const open = () => admin.openPost(id);
  await open();
  await write('Extracto', 'Escrito y no guardado.');
  await expect.poll(() => JSON.stringify(localStorage)).toContain(`post_${id}`);
  await open();
  const offer = await find('region', 'Hay texto que no llegó a guardarse');
  expect(offer).toHaveTextContent('extracto');
  await press('button', 'Recuperar', offer);
  const excerpt = async () => within(await find('main')).findByLabelText('Extracto');
  expect(await excerpt()).toHaveValue('Escrito y no guardado.');
  await write('Extracto', 'Para descartar.');
  await press('link', 'Todas las entradas');
  await press('button', 'Seguir editando', await find('dialog', 'Hay cambios sin guardar'));
  expect(await excerpt()).toHaveValue('Para descartar.');
  await press('link', 'Todas las entradas');
  await press('button', 'Salir y descartarlos', await find('dialog', 'Hay cambios sin guardar'));
  await expect.poll(admin.address).toMatch(/\/posts$/);
  await open();
  await expect
    .poll(async () => (await excerpt()).getAttribute('value') ?? (await excerpt()).textContent)
    .toBe('');
  expect(has('region', 'Hay texto que no llegó a guardarse')).toBe(false);
});

it('what this browser has no room for is not said to be kept', async () => {
  const id = await admin.insertPost({ slug: 'borrador', title: 'Borrador', hidden: true });
  await admin.openPost(id);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await write('Extracto', 'Escrito y no guardado.');
  await press('link', 'Todas las entradas');
  const dialog = await find('dialog', 'Hay cambios sin guardar');
  await read(/este navegador no puede conservarlos/, dialog);
  expect(has('button', 'Salir y conservarlos', dialog)).toBe(false);
  full.mockRestore();
});

it('no translation is asked for while it is unknown what has been proposed', async () => {
  const id = await admin.insertPost({ slug: 'nie', title: 'El NIE', hidden: true });
  const answer = (proposals?: Response) => (request: Request) =>
    request.url.endsWith('/translate')
      ? Response.json({ service: 'deepl' })
      : request.url.endsWith('/translation_proposals')
        ? proposals?.clone()
        : undefined;
  admin.answer = answer(new Response('{}', { status: 500 }));
  await admin.openPost(id);
  await press('tab', new RegExp(labelled(OTHER)));
  await read(/No se han podido leer las propuestas/);
  expect(has('button', 'Proponer traducción')).toBe(false);
  admin.answer = answer();
  await press('button', 'Volver a probar');
  await find('button', 'Proponer traducción');
});

it('a testimonial is not left unsaved or overwritten, and its outdated translations are confirmed or corrected', async () => {
  const [row] = await admin.sql(
    `insert into public.testimonials (name, testimonial, testimonial_${OTHER}, testimonial_${ANOTHER})
     values ('R. S.', 'Todo claro.', 'Alles klar.', 'Всё ясно.') returning id`,
  );
  await admin.open('editor', `opiniones?id=${String(row?.id)}`, 'Editar la opinión');
  const text = async () => within(await find('main')).findByLabelText('Opinión');
  await write('Opinión', 'Mi versión.');
  await press('link', 'Panel');
  await press('button', 'Seguir editando', await find('dialog', 'Hay cambios sin guardar'));
  await admin.sql(`update public.testimonials set testimonial = 'La suya.' where true`);
  await press('button', 'Guardar');
  await read(/Otra persona/);
  expect(await text()).toHaveValue('Mi versión.');
  await press('button', 'Descartar lo mío y cargar lo guardado');
  await expect.poll(async () => ((await text()) as HTMLTextAreaElement).value).toBe('La suya.');
  await write('Opinión', 'Todo claro, y a tiempo.');
  await press('button', 'Guardar');
  const item = () => having('listitem', 'R. S.');
  const outdated = TRANSLATIONS.filter((code) => code === OTHER || code === ANOTHER);
  expect(await item()).toHaveTextContent(`Desactualizada: ${outdated.map(called).join(', ')}`);
  await press('link', 'Editar la opinión de R. S.');
  await press('tab', new RegExp(`${labelled(OTHER)}.*desactualizada`));
  expect(await find('tabpanel')).toHaveTextContent('Todo claro.');
  await userEvent.click(
    await within(await find('main')).findByLabelText('Sigue bien tal como está'),
  );
  await press('tab', new RegExp(`${labelled(ANOTHER)}.*desactualizada`));
  await write('Opinión', 'Всё ясно и вовремя.');
  await press('button', 'Guardar');
  await read('Opinión guardada.');
  expect(await item()).not.toHaveTextContent('Desactualizada');
});

it('a new testimonial that is saved twice in a row is one', async () => {
  await admin.open('editor', 'opiniones?id=new', 'Nueva opinión');
  await write(/^Nombre o iniciales/, 'D. D.');
  await write('Opinión', 'Una vez.');
  await userEvent.keyboard('{Control>}ss{/Control}');
  await read('Opinión guardada.');
  expect(await admin.sql('select name from public.testimonials')).toHaveLength(1);
});

it('a withdrawn consent takes the picture from the site too', async () => {
  const bucket = admin.clients.admin.storage.from('images');
  const name = `testimonials/${crypto.randomUUID()}.png`;
  const { error } = await bucket.upload(name, PNG, { contentType: 'image/png' });
  expect(error).toBeNull();
  const image = bucket.getPublicUrl(name).data.publicUrl;
  const [row] = await admin.sql(
    `insert into public.testimonials (name, testimonial, image, consent_date)
     values ('Con Foto', 'Bien.', $1, '2026-01-01') returning id`,
    [image],
  );
  await admin.open('admin', `opiniones?id=${String(row?.id)}`, 'Editar la opinión');
  await press('button', 'Ha retirado el consentimiento');
  await press('button', 'Retirar', await find('dialog'));
  await read(/Consentimiento retirado: la opinión/);
  expect(await admin.sql('select name from storage.objects where name = $1', [name])).toEqual([]);
});

it('dead links and undescribed pictures are named before a post is published, and no more once it is', async () => {
  const id = await admin.insertPost({
    slug: 'por-publicar',
    title: 'Por publicar',
    content: `[uno](/blog/nunca) [dos](/nunca) [tres](/feed.xml)

![](/images/logo-mark.svg)\n\n![El logotipo](/images/logo-mark.svg)

*La imagen no se pudo pegar: insértela aquí.*`,
    [`content_${OTHER}`]: '![](/images/logo-mark.svg)\n\n![](/images/logo.svg)',
    hidden: true,
  });
  const hidden = async () => (await admin.sql('select hidden from public.blog_posts'))[0]?.hidden;
  await admin.openPost(id);
  await write('Extracto', 'Todavía oculta.');
  await press('button', 'Guardar borrador');
  await read('Todo está guardado.');
  // To look for a role in the whole editor takes so long that the database has no turn in between.
  const asked = () => read('Antes de publicar').then(() => find('dialog', 'Antes de publicar'));
  await press('button', 'Publicar');
  const dialog = await asked();
  const problems = within(dialog).getAllByRole('listitem');
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    `/blog/nunca no lleva a ninguna entrada · ${labelled(SOURCE_LANGUAGE)}`,
    `/nunca no lleva a ninguna página · ${labelled(SOURCE_LANGUAGE)}`,
    `Una imagen sin descripción · ${labelled(SOURCE_LANGUAGE)}`,
    `Una imagen por insertar: el texto dice que no se pudo pegar · ${labelled(SOURCE_LANGUAGE)}`,
    `2 imágenes sin descripción · ${labelled(OTHER)}`,
  ]);
  await press('button', 'Seguir editando', dialog);
  expect(await hidden()).toBe(true);
  await press('button', 'Publicar');
  await press('button', 'Publicar de todos modos', await asked());
  await expect.poll(hidden).toBe(false);
  await write('Extracto', 'Ya publicada.');
  await press('button', 'Guardar');
  await read('Todo está guardado.');
});

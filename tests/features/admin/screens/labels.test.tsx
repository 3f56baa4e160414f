/** Names, marks and languages of what the admin area shows. */
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { insertEnquiries } from '../../../../e2e/support/database';
import { GREETINGS } from '@/features/admin/enquiries/replies/greetings';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { textsOf } from '../../../../e2e/support/texts';
import { find, press, read, useAdmin } from '../../../support/adminScreen';
import { ANOTHER, labelled, LAST } from '../../../support/languages';

const admin = useAdmin();

describe('the menu', () => {
  it.each([
    ['posts', 'Entradas', 'Entradas', 'page'],
    ['post/new', 'Nueva entrada', 'Entradas', 'true'],
    ['categorias', 'Categorías', 'Entradas', 'true'],
    ['opiniones', 'Opiniones', 'Opiniones', 'page'],
  ])('marks where %s is', async (path, heading, entry, current) => {
    await admin.open('admin', path, heading);
    const menu = await find('navigation', 'Administración');
    const marked = [...menu.querySelectorAll('[aria-current]')];
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      [entry, current],
    ]);
  });
});

describe('on each screen', () => {
  const insertTestimonials = () =>
    admin.sql(
      `insert into public.testimonials (name, testimonial) values ('A. B.', 'Bien.'), ('C. D.', 'Muy bien.')`,
    );

  it.each([
    ['equipo', 'Equipo'],
    ['posts', 'Entradas'],
    ['opiniones', 'Opiniones'],
  ])('accessible names contain the visible text: %s', async (path, heading) => {
    await insertTestimonials();
    await admin.sql(`insert into public.blog_posts (slug, title) values ('uno', 'Uno')`);
    await admin.open('admin', path, heading);
    const main = await find('main');
    await expect.poll(() => main.querySelector(':is(button, a)[aria-label]')).not.toBeNull();
    for (const element of main.querySelectorAll(':is(button, a)[aria-label]')) {
      const name = element.getAttribute('aria-label')?.toLowerCase();
      expect(name).toContain(element.textContent.trim().toLowerCase());
    }
  });

  it('each switch is named after its row, on and off', async () => {
    await insertTestimonials();
    await admin.open('editor', 'opiniones', 'Opiniones');
    await read('A. B.');
    const names = () =>
      within(document.body)
        .getAllByRole<HTMLButtonElement>('switch')
        .map(({ labels }) => labels[0]?.textContent);
    const before = names();
    expect(new Set(before).size).toBe(2);
    await userEvent.click(within(document.body).getAllByRole('switch')[0] as HTMLElement);
    expect(names()).toEqual(before);
  });

  it.each([
    ['post/new', 'Nueva entrada', ['Título']],
    ['opiniones?id=new', 'Nueva opinión', ['Nombre o iniciales', 'Opinión']],
    ['equipo', 'Equipo', ['Correo electrónico']],
  ])('required fields are marked as required: %s', async (path, heading, names) => {
    await admin.open('admin', path, heading);
    for (const name of names) expect(await find('textbox', name)).toHaveAttribute('required');
    expect(within(document.body).getAllByText('obligatorio')).toHaveLength(names.length);
  });

  it.each([
    ['posts', 'Entradas'],
    ['cuestionario', 'Consultas'],
    ['traducciones', 'Textos'],
  ])('no single key is a shortcut: %s', async (path, heading) => {
    await admin.open('admin', path, heading);
    const search = await find('searchbox');
    await userEvent.keyboard('/');
    expect(search).not.toHaveFocus();
  });
});

describe('a text in another script', () => {
  const SCRIPTS = {
    ar: /\p{Script=Arabic}/u,
    zh: /\p{Script=Han}/u,
    ru: /\p{Script=Cyrillic}/u,
  };
  const unmarked = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      const marked = parentElement?.closest<HTMLElement>('[lang]')?.lang;
      for (const [language, script] of Object.entries(SCRIPTS))
        if (script.test(data) && marked !== language) found.push(data);
    }
    return found;
  };

  it.each([
    ['dashboard', 'Panel', labelled(ANOTHER)],
    ['opiniones?id=new', 'Nueva opinión', labelled(ANOTHER)],
    [`traducciones?languages=${ANOTHER},${LAST}`, 'Textos', 'textos'],
    ['idiomas', 'Idiomas', labelled(ANOTHER)],
  ])('has its language on %s', async (path, heading, shown) => {
    await admin.open('admin', path, heading);
    await expect.poll(() => document.body.textContent).toContain(shown);
    expect(unmarked()).toEqual([]);
  });

  it('has its language in an enquiry, and no Spanish word has another', async () => {
    const message = textsOf(ANOTHER, 'contact').survey.errors.consentNeeded;
    const [id] = await insertEnquiries(admin.backend, [
      { name: 'Leila', language: ANOTHER, message },
    ]);
    await admin.open('admin', `cuestionario?id=${id}`, 'Consultas');
    await read(/aviso de versión/);
    expect(unmarked()).toEqual([]);
    const detail = await find('article', 'Consulta');
    await expect
      .poll(() => [...detail.querySelectorAll('[lang]')].map(({ textContent }) => textContent))
      .toEqual([
        message,
        expect.stringContaining(GREETINGS[ANOTHER].opening('Leila').split('\n')[0] ?? ''), // The reply.
      ]);
  });
});

it('the languages of a preview and of a translation are named by their visible text', async () => {
  await admin.open('admin', 'post/new', 'Nueva entrada');
  for (const code of LANGUAGES) await find('tab', new RegExp(`^${code} ?\\p{L}+`, 'iu'));
  await press('button', 'Vista previa');
  const group = await find('group', 'Idioma de la vista previa');
  expect((await within(group).findAllByRole('button'))[0]).toHaveAccessibleName(
    labelled(SOURCE_LANGUAGE),
  );
});

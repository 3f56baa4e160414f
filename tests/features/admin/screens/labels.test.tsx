/** Names, marks and languages of what the admin area shows. */
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { insertEnquiries } from '../../../../e2e/support/database';
import { GREETINGS } from '@/lib/admin/replies/greetings';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { textsOf } from '../../../../e2e/support/texts';
import { find, has, press, read, useAdmin } from '../../../support/adminScreen';
import { ANOTHER, labelled } from '../../../support/languages';

const admin = useAdmin();

interface Screen {
  heading: string;
  /** What it shows once its rows are there. */
  shown?: string;
  required?: string[];
}

const SCREENS: Record<string, Screen> = {
  posts: { heading: 'Entradas', shown: 'Uno' },
  opiniones: { heading: 'Opiniones', shown: 'A. B.' },
  'opiniones?id=new': {
    heading: 'Nueva opinión',
    shown: labelled(ANOTHER),
    required: ['Nombre o iniciales', 'Opinión'],
  },
  equipo: {
    heading: 'Equipo',
    shown: 'editor@tests.example',
    required: ['Correo electrónico'],
  },
};

const SCRIPTS = {
  ar: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
  ru: /\p{Script=Cyrillic}/u,
};

/** Texts in another script whose language is not said. */
function unmarked(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    const marked = parentElement?.closest<HTMLElement>('[lang]')?.lang;
    for (const [language, script] of Object.entries(SCRIPTS))
      if (script.test(data) && marked !== language) found.push(data);
  }
  return found;
}

/** Names of buttons and links without the text that is seen of them. */
const misnamed = () =>
  [...document.querySelectorAll('main :is(button, a)[aria-label]')].filter(
    (element) =>
      !element
        .getAttribute('aria-label')
        ?.toLowerCase()
        .includes(element.textContent.trim().toLowerCase()),
  );

async function expectNoShortcut(): Promise<void> {
  const search = await find('searchbox');
  await userEvent.keyboard('/');
  expect(search).not.toHaveFocus();
}

it.each(Object.entries(SCREENS))(
  'on %s names contain what is seen, texts have their language, required fields say so and no key is a shortcut',
  async (path, { heading, shown = heading, required = [] }) => {
    await admin.sql(
      `insert into public.testimonials (name, testimonial) values ('A. B.', 'Bien.'), ('C. D.', 'Muy bien.')`,
    );
    await admin.sql(`insert into public.blog_posts (slug, title) values ('uno', 'Uno')`);
    await admin.open('admin', path, heading);
    await expect.poll(() => document.body.textContent).toContain(shown);
    expect(misnamed()).toEqual([]);
    expect(unmarked()).toEqual([]);
    for (const name of required) expect(await find('textbox', name)).toHaveAttribute('required');
    expect(within(document.body).queryAllByText('obligatorio')).toHaveLength(required.length);
    if (has('searchbox')) await expectNoShortcut();
    // Each switch is named after its row, on and off.
    const switches = () => [...document.querySelectorAll<HTMLButtonElement>('[role=switch]')];
    const names = () => switches().map(({ labels }) => labels[0]?.textContent);
    const before = names();
    expect(new Set(before).size).toBe(before.length);
    if (path !== 'opiniones') return;
    await userEvent.click(switches()[0] as HTMLElement);
    expect(names()).toEqual(before);
    expect(before).toHaveLength(2);
  },
);

it('an enquiry has its language, and no Spanish word has another', async () => {
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
  await expectNoShortcut();
});

it('the editor of a new post marks what is required, and names languages by their visible text', async () => {
  await admin.open('admin', 'post/new', 'Nueva entrada');
  expect(await find('textbox', 'Título')).toHaveAttribute('required');
  expect(misnamed()).toEqual([]);
  for (const code of LANGUAGES) await find('tab', new RegExp(`^${code} ?\\p{L}+`, 'iu'));
  await press('button', 'Vista previa');
  const group = await find('group', 'Idioma de la vista previa');
  expect((await within(group).findAllByRole('button'))[0]).toHaveAccessibleName(
    labelled(SOURCE_LANGUAGE),
  );
});

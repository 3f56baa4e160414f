import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { find, has, having, press, read, useAdmin, write } from '../../../support/adminScreen';
import { codeOf, signedIn, USERS } from '../../../support/backend';
import { labelled, OTHER } from '../../../support/languages';

const admin = useAdmin();
const EMAIL = 'nueva@staff.example';

const rowOf = (text: string) => having('listitem', text);

describe('a person', () => {
  it('is invited once, changes role, loses sessions and is removed, by others alone', async () => {
    await admin.open('admin', 'equipo', 'Equipo');
    const own = within(await rowOf('(usted)'));
    expect(own.getByRole('combobox')).toBeDisabled();
    // Of their own name.
    expect(own.getAllByRole('button')).toHaveLength(1);

    const invite = async (address: string) => {
      await write('Correo electrónico', address);
      await press('button', 'Invitar');
    };
    await invite('nadie');
    await read('Escriba una dirección completa');
    await invite(EMAIL);
    await read(`Invitación enviada a ${EMAIL}.`);
    await read('Aún no ha entrado.', await rowOf(EMAIL));
    await invite(EMAIL);
    await read('Esta persona ya está en el equipo.');
    await write(`Papel de ${EMAIL}`, 'admin');
    await read(`${EMAIL}: ahora, administración.`);

    await press('button', 'Cerrar sesiones de editor@tests.example');
    await press('button', 'Cerrar sesiones', await find('dialog'));
    await read('Sesiones de editor@tests.example cerradas.');
    expect((await admin.clients.editor.rpc('dashboard')).error?.code).toBe('42501');

    // Nobody is said to be gone where the database has removed nobody.
    admin.answer = ({ method }) => (method === 'DELETE' ? Response.json([]) : undefined);
    await press('button', /^Quitar a/, await rowOf(EMAIL));
    const dialog = await find('dialog', 'Quitar del equipo');
    await press('button', 'Quitar', dialog);
    await read('No se ha cambiado nada', dialog);
    admin.answer = () => undefined;
    await press('button', 'Quitar', dialog);
    await read(`${EMAIL} ya no tiene acceso.`);
    await expect.poll(() => has('combobox', `Papel de ${EMAIL}`)).toBe(false);
  });

  it('changes their own name, lists their own sessions and ends one', async () => {
    const other = await signedIn(admin.backend, 'editor');
    await admin.open('editor', 'cuenta', 'Mi cuenta');
    await write('Nombre', 'Eva');
    await press('button', 'Guardar el nombre');
    await having('status', 'Guardado.');
    const sessions = await find('region', 'Dónde está abierta su cuenta');
    await expect.poll(() => within(sessions).getAllByRole('listitem').length).toBe(2);
    expect(within(sessions).getAllByText(/\(este dispositivo\)/)).toHaveLength(1);
    await press('button', /^Cerrar la sesión de/, sessions);
    await expect.poll(() => within(sessions).getAllByRole('listitem').length).toBe(1);
    expect((await other.rpc('dashboard')).error?.code).toBe('42501');
  });

  it('changes their phone, which takes the former one off', async () => {
    await admin.open('editor', 'cuenta', 'Mi cuenta');
    await press('button', 'Cambiar de teléfono');
    await find('img', /^Código QR/);
    const secret = document.querySelector('dialog .font-mono')?.textContent.replaceAll(/\s/g, '');
    await write('Código de seis cifras', codeOf(secret));
    await press('button', 'Comprobar el código');
    await find('heading', 'Guarde estos códigos');
    const factors = await admin.sql('select id from auth.mfa_factors where user_id = $1', [
      USERS.editor,
    ]);
    expect(factors).toHaveLength(1);
    expect(factors).not.toEqual([{ id: USERS.editor }]);
  });
});

it('a language is switched off and on, but for the source', async () => {
  const count = LANGUAGES.length;
  await admin.open('admin', 'idiomas', 'Idiomas');
  expect(await find('switch', new RegExp(labelled(SOURCE_LANGUAGE)))).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const other = await find('switch', new RegExp(labelled(OTHER)));
  await userEvent.click(other);
  await read(`${count - 1} de ${count} idiomas activos`);
  const active = `select count(*)::int as count from public.language_settings where is_active`;
  await expect.poll(() => admin.sql(active)).toEqual([{ count: count - 1 }]);
  await expect.poll(() => other).not.toHaveAttribute('aria-disabled');
  await userEvent.click(other);
  await read(`${count} de ${count} idiomas activos`);
});

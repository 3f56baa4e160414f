import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/site/languages';
import { addFactor, addUser, clientOf, passFactor, useBackend, USERS } from '../support/backend';
import { NO_MAIL_ADDRESSES } from '../support/mailAddresses';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();
const OTHER = '10000000-0000-4000-8000-000000000009';

async function roles(): Promise<Record<string, unknown>> {
  const rows = await db.sql('select user_id, role from public.staff');
  return Object.fromEntries(rows.map((row) => [String(row.user_id), row.role]));
}
const invite = (email: string, role = 'editor') =>
  db.clients.admin.rpc('invite_staff', { email, role });

describe('an invitation', () => {
  it('creates an account with a role, which can request a recovery mail', async () => {
    const { data, error } = await invite(' New@Invited.example ');
    expect(error).toBeNull();
    expect(await roles()).toMatchObject({ [data as unknown as string]: 'editor' });

    const client = clientOf(db.backend);
    expect((await client.auth.resetPasswordForEmail('new@invited.example')).error).toBeNull();
    expect(db.backend.emails?.messages.get('new@invited.example')).toHaveLength(1);
    const { data: members } = await db.clients.admin.rpc('staff_members');
    expect(members).toContainEqual(
      expect.objectContaining({
        email: 'new@invited.example',
        role: 'editor',
        last_sign_in_at: null,
      }),
    );
  });

  it('of somebody with an account only adds the role', async () => {
    const { data } = await invite('visitor@tests.example', 'admin');
    expect(data).toBe(USERS.visitor);
    expect(await roles()).toMatchObject({ [USERS.visitor]: 'admin' });
  });

  it('of a staff member changes nothing and reports it', async () => {
    const { error } = await invite('EDITOR@tests.example', 'admin');
    expect(error).toMatchObject({ hint: 'already_staff' });
    expect(await roles()).toMatchObject({ [USERS.editor]: 'editor' });
  });

  it.each([...NO_MAIL_ADDRESSES, `a@${'c'.repeat(245)}.example`])(
    'rejects %j as an e-mail address',
    async (email) => {
      const { error } = await invite(email);
      expect(error).toMatchObject({ hint: 'bad_email' });
      expect(Object.keys(await roles())).toHaveLength(2);
    },
  );

  it('with an unknown role is refused', async () => {
    expect((await invite('x@invited.example', 'owner')).error).not.toBeNull();
    expect(Object.keys(await roles())).toHaveLength(2);
  });
});

describe('the last admin', () => {
  it('cannot be removed by anybody', async () => {
    const outcome = (text: string) => db.sql(text, [USERS.admin]).then(() => 'done', String);
    expect(await outcome('delete from public.staff where user_id = $1')).toMatch(/last admin/);
    expect(await outcome(`update public.staff set role = 'editor' where user_id = $1`)).toMatch(
      /last admin/,
    );
    expect(await outcome('delete from auth.users where id = $1')).toMatch(/last admin/);
    expect(await roles()).toMatchObject({ [USERS.admin]: 'admin' });
  });

  it('can be removed by another admin', async () => {
    await addUser(db.sql, OTHER, 'other@invited.example');
    await db.sql(`insert into public.staff values ($1, 'admin')`, [OTHER]);
    await addFactor(db.sql, OTHER);
    const other = clientOf(db.backend);
    await other.auth.signInWithPassword({
      email: 'other@invited.example',
      password: 'a-long-password',
    });
    await passFactor(other, OTHER);
    const { data } = await other
      .from('staff')
      .delete()
      .eq('user_id', USERS.admin)
      .select('user_id');
    expect(data).toEqual([{ user_id: USERS.admin }]);
    // Access ends at once for a removed member, even with a valid session.
    expect((await db.clients.admin.from('staff').select('role')).data).toEqual([]);
    expect((await db.clients.admin.rpc('dashboard')).data).toBeNull();
  });
});

describe('the default language', () => {
  it('cannot be deactivated, even by an admin', async () => {
    const set = (code: string, active: boolean) =>
      db.clients.admin
        .from('language_settings')
        .update({ is_active: active })
        .eq('language_code', code)
        .select('language_code');
    expect((await set(SOURCE_LANGUAGE, false)).error?.code).toBe('23514');
    expect((await set('fr', false)).error).toBeNull();
    const { data } = await db.clients.anon.from('language_settings').select('language_code');
    expect(data?.map((row) => row.language_code)).not.toContain('fr');
    expect(data).toHaveLength(LANGUAGES.length - 1);
  });
});

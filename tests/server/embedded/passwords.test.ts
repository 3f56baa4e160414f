import bcrypt from 'bcryptjs';
import { expect, it, vi } from 'vitest';
import { addUser, clientOf, signedIn, useBackend } from '../../support/backend';
import { CALLER_HEADER } from '../../../server/caller';
import { ownProject } from '../../../server/translation';
import { outboxOf } from '../../../supabase/functions/_shared/mail/outbox';

const db = useBackend();

const CURRENT = 'a-long-password';
const NEXT = 'cuatro limones verdes';

/** Puts the tests' password back after a change. */
async function reset(): Promise<void> {
  await db.sql(
    `update auth.users set encrypted_password = extensions.crypt($1, extensions.gen_salt('bf', 4))`,
    [CURRENT],
  );
  await db.sql('delete from private.mail_outbox');
}

const update = async (change: Record<string, string>) => {
  const client = await signedIn(db.backend, 'editor');
  return (await client.auth.updateUser(change)).error;
};

// A short one, and without the right current one: tools/conformance/sessionRows.ts.
it('a signed-in person who changes the password to a common one is refused', async () => {
  const change = { password: '1qaz2wsx3edc', current_password: CURRENT };
  expect((await update(change))?.code).toBe('weak_password');
  await signedIn(db.backend, 'editor'); // The password is the old one.
});

it('a stolen session guesses the current password no more often than a sign-in', async () => {
  const headers = { [CALLER_HEADER]: '192.0.2.30' };
  const { auth } = await signedIn(db.backend, 'editor', headers);
  const guess = async () =>
    (await auth.updateUser({ password: NEXT, current_password: 'wrong' })).error?.code;
  for (let tries = 0; tries < 30; tries += 1)
    expect(await guess()).toBe('current_password_invalid');
  expect(await guess()).toBe('over_request_rate_limit');
});

it('a signed-in person who changes the password may paste any that is long and not easy to guess, and is notified by mail', async () => {
  await reset();
  expect(await update({ password: NEXT, current_password: CURRENT })).toBeNull();
  const { mails } = await outboxOf(ownProject(db.backend)).claim();
  expect(mails).toMatchObject([
    {
      kind: 'credentials',
      enquiry: null,
      credentials: { change: 'password', email: 'editor@tests.example' },
    },
  ]);
  await reset();
});

it('a change of the e-mail address is reported to the former address, which is removed once the mail is sent', async () => {
  await addUser(db.sql, '10000000-0000-4000-8000-000000000009', 'old@tests.example');
  await db.sql('delete from private.mail_outbox');
  await db.sql(`update auth.users set email = 'new@tests.example' where email like 'old@%'`);
  const outbox = outboxOf(ownProject(db.backend));
  const [mail] = (await outbox.claim()).mails;
  expect(mail?.credentials).toMatchObject({ change: 'email', email: 'old@tests.example' });
  if (mail) await outbox.recordResult(mail);
  const [row] = await db.sql('select sent_at, former_email from private.mail_outbox');
  expect(row).toMatchObject({ sent_at: expect.any(String) as unknown, former_email: null });
});

it('a refused sign-in compares a hash as slow as the real ones, with and without an account', async () => {
  const compare = vi.spyOn(bcrypt, 'compare');
  const { error } = await clientOf(db.backend).auth.signInWithPassword({
    email: 'nobody@tests.example',
    password: CURRENT,
  });
  expect(error?.code).toBe('invalid_credentials');
  expect(compare).toHaveBeenCalledTimes(1);
  expect(bcrypt.getRounds(compare.mock.calls[0]?.[1] ?? '')).toBe(10);
});

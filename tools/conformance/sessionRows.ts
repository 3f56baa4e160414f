/** Signing in and out, renewing a session, recovery links and the password. */
import { claimsOf } from '../../server/embedded/auth/token.ts';
import {
  brief,
  change,
  enrol,
  forged,
  goOnWith,
  levelOf,
  NEXT_PASSWORD,
  refresh,
  refused,
  row,
  rpc,
  sessionOf,
  signIn,
  signOut,
  type Row,
  user,
  verify,
} from './state.ts';
import { PREFIX } from './target.ts';

export const SESSION_ROWS: Row[] = [
  row('sign in with a wrong password', '400 invalid_credentials', (state) =>
    signIn(state, 'not the password'),
  ),
  row('sign in to an account that does not exist', '400 invalid_credentials', (state) =>
    signIn(state, state.password, `${PREFIX}nobody@x.example`),
  ),
  row('sign in with the password', 'aal1 password authenticated authenticated', async (state) =>
    goOnWith(state, await signIn(state, state.password)),
  ),
  row('read the account', '200', (state) => user(state, state.session)),
  row('read the account without a token', '401 no_authorization', ({ target }) =>
    target.call('/auth/v1/user', { method: 'GET' }),
  ),
  row('read the account with a forged token', '403 bad_jwt', (state) =>
    user(state, { ...state.session, access: forged(state.session.access) }),
  ),
  row('sign up', '422 signup_disabled', ({ target, password }) =>
    target.call('/auth/v1/signup', {
      body: { email: `${PREFIX}new@x.example`, password },
    }),
  ),
  row(
    'list the accounts with the public key',
    '401 no_authorization',
    ({ target }) => target.call('/auth/v1/admin/users', { method: 'GET' }),
    { gets: '404 not_found', because: 'it has no such call' },
  ),
  row(
    'list the accounts as a person',
    '403 not_admin',
    ({ target, session }) =>
      target.call('/auth/v1/admin/users', { method: 'GET', token: session.access }),
    { gets: '404 not_found', because: 'it has no such call' },
  ),
  row('renew the session', '200, same session', async (state) => {
    const answer = await refresh(state, state.session.refresh);
    if (answer.status !== 200) return answer;
    state.first = state.session.refresh;
    const renewed = sessionOf(answer);
    const same = claimsOf(renewed.access).session_id === claimsOf(state.session.access).session_id;
    state.session = renewed;
    return same ? '200, same session' : '200, another session';
  }),
  row('renew with a token that is none', '400 refresh_token_not_found', (state) =>
    refresh(state, 'aaaaaaaaaaaa'),
  ),
  row(
    'renew with a token before the last, and then with the last',
    '400 refresh_token_already_used, then 400',
    async (state) => {
      const again = await refresh(state, state.session.refresh);
      // Supabase's own service takes a token for ten more seconds, for tabs that renew at once.
      const pause = () =>
        new Promise((done) => setTimeout(done, state.target.kind === 'service' ? 11_000 : 0));
      await pause();
      const used = await refresh(state, state.first);
      await pause();
      return `${brief(used)}, then ${(await refresh(state, sessionOf(again).refresh)).status}`;
    },
  ),
  row('sign out of this session', '204, then 403 session_not_found', async (state) => {
    state.session = sessionOf(await signIn(state, state.password));
    state.other = sessionOf(await signIn(state, state.password));
    const out = await signOut(state, state.session, 'local');
    return `${brief(out)}, then ${brief(await user(state, state.session))}`;
  }),
  row('another session of the person goes on', '200', (state) => user(state, state.other)),
  row('sign out of the others', '204, 200 here, 403 session_not_found there', async (state) => {
    state.session = sessionOf(await signIn(state, state.password));
    const out = await signOut(state, state.session, 'others');
    const [here, there] = [await user(state, state.session), await user(state, state.other)];
    return `${brief(out)}, ${brief(here)} here, ${brief(there)} there`;
  }),
  row('sign out everywhere', '204, then 403 session_not_found', async (state) => {
    const out = await signOut(state, state.session, 'global');
    return `${brief(out)}, then ${brief(await user(state, state.session))}`;
  }),
];

/** Recovery links and the password. */
export const LINK_ROWS: Row[] = [
  row('ask for a recovery mail to an address without an account', '200', ({ target }) =>
    target.call('/auth/v1/recover', { body: { email: `${PREFIX}nobody@x.example` } }),
  ),
  row('redeem a link that is none', '403 otp_expired', (state) =>
    verify(state, 'f'.repeat(56), 'recovery'),
  ),
  row('redeem it as each other kind of link', '403 otp_expired', async (state) => {
    const kinds = ['invite', 'signup', 'magiclink', 'email_change', 'email'];
    const answers = kinds.map(async (kind) => brief(await verify(state, 'f'.repeat(56), kind)));
    return [...new Set(await Promise.all(answers))].join();
  }),
  row('give a wrong code in place of the link', '403 otp_expired', ({ target, email }) =>
    target.call('/auth/v1/verify', {
      body: { email, token: '0000000000', type: 'recovery' },
    }),
  ),
  row(
    'redeem a recovery link as another kind of link',
    '200',
    async (state) => {
      const hash = await state.target.recoveryHash(state.email);
      const answer = await verify(state, hash, 'magiclink');
      state.hash = answer.status === 200 ? await state.target.recoveryHash(state.email) : hash;
      return answer;
    },
    {
      gets: '403 otp_expired',
      because: 'the link then serves for what its mail says and nothing else',
    },
  ),
  row('redeem a recovery link', 'aal1 otp authenticated authenticated', async (state) => {
    const answer = await verify(state, state.hash, 'recovery');
    if (answer.status !== 200) return answer;
    state.link = sessionOf(answer);
    return levelOf(state.link);
  }),
  row('redeem it again', '403 otp_expired', (state) => verify(state, state.hash, 'recovery')),
  row(
    'ask for another mail within the minute',
    '429 over_email_send_rate_limit',
    ({ target, email }) => target.call('/auth/v1/recover', { body: { email } }),
  ),
  row("what the link's session lacks", 'password', async (state) => {
    const { body } = await rpc(state, state.link, 'own_access');
    return String((body[0] as { missing?: string } | undefined)?.missing);
  }),
  row("announce a change in the link's session", 'refused', async (state) =>
    refused(await rpc(state, state.link, 'announce_change', { what: 'x' })),
  ),
  row("add a factor in the link's session", 'refused', async (state) =>
    refused(await enrol(state, state.link, 'x')),
  ),
  row("change the address in the link's session", 'refused', async (state) =>
    refused(await change(state, state.link, { email: `${PREFIX}thief@x.example` })),
  ),
  row('set a short password', '422 weak_password', (state) =>
    change(state, state.link, { password: 'short' }),
  ),
  row('set the password that it has', '422 same_password', (state) =>
    change(state, state.link, { password: state.password }),
  ),
  row('set a password of 73 letters', '400 validation_failed', (state) =>
    change(state, state.link, { password: 'x1 '.repeat(25) }),
  ),
  row(
    'set a password by the link, without the current one',
    '200, and the other session has ended',
    async (state) => {
      state.other = sessionOf(await signIn(state, state.password));
      const answer = await change(state, state.link, { password: NEXT_PASSWORD });
      const after = await user(state, state.other);
      return `${brief(answer)}, and the other session ${after.status === 200 ? 'goes on' : 'has ended'}`;
    },
  ),
  row(
    'change a password without the current one',
    '400 current_password_required',
    async (state) => {
      state.password = NEXT_PASSWORD;
      state.session = sessionOf(await signIn(state, state.password));
      return await change(state, state.session, { password: 'cinco limones verdes' });
    },
  ),
  row('change a password with a wrong current one', '400 current_password_invalid', (state) =>
    change(state, state.session, {
      password: 'cinco limones verdes',
      current_password: 'not the password',
    }),
  ),
  row(
    'ask for a link that signs in, for a known address',
    '200',
    ({ target, email }) => target.call('/auth/v1/otp', { body: { email, create_user: false } }),
    { gets: '404 not_found', because: 'there is no other way in than the password' },
  ),
];

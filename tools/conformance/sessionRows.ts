/** Signing in and out, and renewing a session. */
import { claimsOf } from '../../server/embedded/auth/token.ts';
import { forged } from './apiCall.ts';
import {
  brief,
  goOnWith,
  refresh,
  sessionOf,
  signIn,
  signOut,
  user,
  row,
  type Row,
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

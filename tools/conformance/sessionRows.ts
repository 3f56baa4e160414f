/** Signing in and out, and renewing a session. */
import {
  brief,
  claimsOf,
  levelOf,
  refresh,
  sessionOf,
  signIn,
  signOut,
  user,
  type Row,
} from './state.ts';
import { PREFIX } from './target.ts';

export const SESSION_ROWS: Row[] = [
  {
    call: 'sign in with a wrong password',
    expected: '400 invalid_credentials',
    run: async (state) => brief(await signIn(state, 'not the password')),
  },
  {
    call: 'sign in to an account that does not exist',
    expected: '400 invalid_credentials',
    run: async (state) => brief(await signIn(state, state.password, `${PREFIX}nobody@x.example`)),
  },
  {
    call: 'sign in with the password',
    expected: 'aal1 password authenticated authenticated',
    async run(state) {
      const answer = await signIn(state, state.password);
      if (answer.status !== 200) return brief(answer);
      state.session = sessionOf(answer);
      return levelOf(state.session);
    },
  },
  {
    call: 'read the account',
    expected: '200',
    run: async (state) => brief(await user(state, state.session)),
  },
  {
    call: 'read the account without a token',
    expected: '401 no_authorization',
    run: async ({ target }) => brief(await target.call('/auth/v1/user', { method: 'GET' })),
  },
  {
    call: 'read the account with a forged token',
    expected: '403 bad_jwt',
    run: async (state) =>
      brief(
        await user(state, {
          ...state.session,
          access: `${state.session.access.slice(0, -6)}AAAAAA`,
        }),
      ),
  },
  {
    call: 'sign up',
    expected: '422 signup_disabled',
    run: async ({ target, password }) =>
      brief(
        await target.call('/auth/v1/signup', {
          body: { email: `${PREFIX}new@x.example`, password },
        }),
      ),
  },
  {
    call: 'list the accounts with the public key',
    expected: '401 no_authorization',
    embedded: { gets: '404 not_found', because: 'it has no such call' },
    run: async ({ target }) => brief(await target.call('/auth/v1/admin/users', { method: 'GET' })),
  },
  {
    call: 'list the accounts as a person',
    expected: '403 not_admin',
    embedded: { gets: '404 not_found', because: 'it has no such call' },
    run: async ({ target, session }) =>
      brief(await target.call('/auth/v1/admin/users', { method: 'GET', token: session.access })),
  },
  {
    call: 'renew the session',
    expected: '200, same session',
    async run(state) {
      const answer = await refresh(state, state.session.refresh);
      if (answer.status !== 200) return brief(answer);
      state.first = state.session.refresh;
      const renewed = sessionOf(answer);
      const same =
        claimsOf(renewed.access).session_id === claimsOf(state.session.access).session_id;
      state.session = renewed;
      return same ? '200, same session' : '200, another session';
    },
  },
  {
    call: 'renew with a token that is none',
    expected: '400 refresh_token_not_found',
    run: async (state) => brief(await refresh(state, 'aaaaaaaaaaaa')),
  },
  {
    call: 'renew with a token before the last, and then with the last',
    expected: '400 refresh_token_already_used, then 400',
    async run(state) {
      const again = await refresh(state, state.session.refresh);
      // Supabase's own service takes a token for ten more seconds, for tabs that renew at once.
      const pause = () =>
        new Promise((done) => setTimeout(done, state.target.kind === 'service' ? 11_000 : 0));
      await pause();
      const used = await refresh(state, state.first);
      await pause();
      return `${brief(used)}, then ${(await refresh(state, sessionOf(again).refresh)).status}`;
    },
  },
  {
    call: 'sign out of this session',
    expected: '204, then 403 session_not_found',
    async run(state) {
      state.session = sessionOf(await signIn(state, state.password));
      state.other = sessionOf(await signIn(state, state.password));
      const out = await signOut(state, state.session, 'local');
      return `${brief(out)}, then ${brief(await user(state, state.session))}`;
    },
  },
  {
    call: 'another session of the person goes on',
    expected: '200',
    run: async (state) => brief(await user(state, state.other)),
  },
  {
    call: 'sign out of the others',
    expected: '204, 200 here, 403 session_not_found there',
    async run(state) {
      state.session = sessionOf(await signIn(state, state.password));
      const out = await signOut(state, state.session, 'others');
      const [here, there] = [await user(state, state.session), await user(state, state.other)];
      return `${brief(out)}, ${brief(here)} here, ${brief(there)} there`;
    },
  },
  {
    call: 'sign out everywhere',
    expected: '204, then 403 session_not_found',
    async run(state) {
      const out = await signOut(state, state.session, 'global');
      return `${brief(out)}, then ${brief(await user(state, state.session))}`;
    },
  },
];

/** Signing in and out, renewing a session, recovery links and the password. */
import { decodeJwt } from 'jose';
import {
  brief,
  forged,
  levelOf,
  NEXT_PASSWORD,
  refused,
  row,
  sessionOf,
  type Row,
} from './state.ts';
import { PREFIX } from './target.ts';

export const SESSION_ROWS: Row[] = [
  row('sign in with a wrong password', '400 invalid_credentials', (run) =>
    run.signIn('not the password'),
  ),
  row('sign in to an account that does not exist', '400 invalid_credentials', (run) =>
    run.signIn(run.password, `${PREFIX}nobody@x.example`),
  ),
  row('sign in with the password', 'aal1 password authenticated authenticated', async (run) =>
    run.goOnWith(await run.signIn(run.password)),
  ),
  row('read the account', '200', (run) => run.user(run.session)),
  row('read the account without a token', '401 no_authorization', (run) => run.auth('GET user')),
  row('read the account with a forged token', '403 bad_jwt', (run) =>
    run.user({ ...run.session, access: forged(run.session.access) }),
  ),
  row('sign up', '422 signup_disabled', (run) =>
    run.auth('POST signup', { email: `${PREFIX}new@x.example`, password: run.password }),
  ),
  row(
    'list the accounts with the public key',
    '401 no_authorization',
    (run) => run.auth('GET admin/users'),
    { gets: '404 not_found', because: 'it has no such call' },
  ),
  row(
    'list the accounts as a person',
    '403 not_admin',
    (run) => run.auth('GET admin/users', undefined, run.session),
    { gets: '404 not_found', because: 'it has no such call' },
  ),
  row('renew the session', '200, same session', async (run) => {
    const answer = await run.refresh(run.session.refresh);
    if (answer.status !== 200) return answer;
    run.first = run.session.refresh;
    const renewed = sessionOf(answer);
    const same = decodeJwt(renewed.access).session_id === decodeJwt(run.session.access).session_id;
    run.session = renewed;
    return same ? '200, same session' : '200, another session';
  }),
  row('renew with a token that is none', '400 refresh_token_not_found', (run) =>
    run.refresh('aaaaaaaaaaaa'),
  ),
  row(
    'renew with a token before the last, and then with the last',
    '400 refresh_token_already_used, then 400',
    async (run) => {
      const again = await run.refresh(run.session.refresh);
      // Supabase's own service takes a token for ten more seconds, for tabs that renew at once.
      const pause = () =>
        new Promise((done) => setTimeout(done, run.target.kind === 'service' ? 11_000 : 0));
      await pause();
      const used = await run.refresh(run.first);
      await pause();
      return `${brief(used)}, then ${(await run.refresh(sessionOf(again).refresh)).status}`;
    },
  ),
  row('sign out of this session', '204, then 403 session_not_found', async (run) => {
    run.session = sessionOf(await run.signIn(run.password));
    run.other = sessionOf(await run.signIn(run.password));
    const out = await run.signOut(run.session, 'local');
    return `${brief(out)}, then ${brief(await run.user(run.session))}`;
  }),
  row('another session of the person goes on', '200', (run) => run.user(run.other)),
  row('sign out of the others', '204, 200 here, 403 session_not_found there', async (run) => {
    run.session = sessionOf(await run.signIn(run.password));
    const out = await run.signOut(run.session, 'others');
    const [here, there] = [await run.user(run.session), await run.user(run.other)];
    return `${brief(out)}, ${brief(here)} here, ${brief(there)} there`;
  }),
  row('sign out everywhere', '204, then 403 session_not_found', async (run) => {
    const out = await run.signOut(run.session, 'global');
    return `${brief(out)}, then ${brief(await run.user(run.session))}`;
  }),
];

/** Recovery links and the password. */
export const LINK_ROWS: Row[] = [
  row('ask for a recovery mail to an address without an account', '200', (run) =>
    run.auth('POST recover', { email: `${PREFIX}nobody@x.example` }),
  ),
  row('redeem a link that is none', '403 otp_expired', (run) =>
    run.verify('f'.repeat(56), 'recovery'),
  ),
  row('redeem it as each other kind of link', '403 otp_expired', async (run) => {
    const kinds = ['invite', 'signup', 'magiclink', 'email_change', 'email'];
    const answers = kinds.map(async (kind) => brief(await run.verify('f'.repeat(56), kind)));
    return [...new Set(await Promise.all(answers))].join();
  }),
  row('give a wrong code in place of the link', '403 otp_expired', (run) =>
    run.auth('POST verify', { email: run.email, token: '0000000000', type: 'recovery' }),
  ),
  row(
    'redeem a recovery link as another kind of link',
    '200',
    async (run) => {
      const hash = await run.target.recoveryHash(run.email);
      const answer = await run.verify(hash, 'magiclink');
      run.hash = answer.status === 200 ? await run.target.recoveryHash(run.email) : hash;
      return answer;
    },
    {
      gets: '403 otp_expired',
      because: 'the link then serves for what its mail says and nothing else',
    },
  ),
  row('redeem a recovery link', 'aal1 otp authenticated authenticated', async (run) => {
    const answer = await run.verify(run.hash, 'recovery');
    if (answer.status !== 200) return answer;
    run.link = sessionOf(answer);
    return levelOf(run.link);
  }),
  row('redeem it again', '403 otp_expired', (run) => run.verify(run.hash, 'recovery')),
  row('ask for another mail within the minute', '429 over_email_send_rate_limit', (run) =>
    run.auth('POST recover', { email: run.email }),
  ),
  row("what the link's session lacks", 'password', async (run) => {
    const { body } = await run.rpc(run.link, 'own_access');
    return String((body[0] as { missing?: string } | undefined)?.missing);
  }),
  row("announce a change in the link's session", 'refused', async (run) =>
    refused(await run.rpc(run.link, 'announce_change', { what: 'x' })),
  ),
  row("add a factor in the link's session", 'refused', async (run) =>
    refused(await run.enrol(run.link, 'x')),
  ),
  row("change the address in the link's session", 'refused', async (run) =>
    refused(await run.change(run.link, { email: `${PREFIX}thief@x.example` })),
  ),
  row('set a short password', '422 weak_password', (run) =>
    run.change(run.link, { password: 'short' }),
  ),
  row('set the password that it has', '422 same_password', (run) =>
    run.change(run.link, { password: run.password }),
  ),
  row('set a password of 73 letters', '400 validation_failed', (run) =>
    run.change(run.link, { password: 'x1 '.repeat(25) }),
  ),
  row(
    'set a password by the link, without the current one',
    '200, and the other session has ended',
    async (run) => {
      run.other = sessionOf(await run.signIn(run.password));
      const answer = await run.change(run.link, { password: NEXT_PASSWORD });
      const after = await run.user(run.other);
      return `${brief(answer)}, and the other session ${after.status === 200 ? 'goes on' : 'has ended'}`;
    },
  ),
  row('change a password without the current one', '400 current_password_required', async (run) => {
    run.password = NEXT_PASSWORD;
    run.session = sessionOf(await run.signIn(run.password));
    return await run.change(run.session, { password: 'cinco limones verdes' });
  }),
  row('change a password with a wrong current one', '400 current_password_invalid', (run) =>
    run.change(run.session, {
      password: 'cinco limones verdes',
      current_password: 'not the password',
    }),
  ),
  row(
    'ask for a link that signs in, for a known address',
    '200',
    (run) => run.auth('POST otp', { email: run.email, create_user: false }),
    { gets: '404 not_found', because: 'there is no other way in than the password' },
  ),
];

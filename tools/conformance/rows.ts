/**
 * What the site relies on of a sign-in service: one row for each call, with the answer of
 * Supabase's own service. Run in order, since later rows use the sessions of earlier ones.
 */
import { Secret, TOTP } from 'otpauth';
import { type Answer, PREFIX, type Target } from './target.ts';

/** An answer that differs from Supabase's own, and why that harms nobody. */
interface Difference {
  gets: string;
  because: string;
}

export interface Row {
  call: string;
  expected: string;
  embedded?: Difference;
  run: (state: State) => Promise<string>;
}

interface Session {
  access: string;
  refresh: string;
}

/** The accounts and sessions of a run. */
export interface State {
  target: Target;
  email: string;
  password: string;
  session: Session;
  first: string;
  other: Session;
  hash: string;
  link: Session;
  factor: { id: string; secret: string };
  challenge: string;
  code: string;
}

const codeOf = ({ body: { error_code, code } }: Answer) =>
  [error_code, code].find((value) => typeof value === 'string') ?? '';
/** An answer in few words: '200', '400 invalid_credentials'. */
const brief = (answer: Answer) =>
  answer.status < 300 ? String(answer.status) : `${answer.status} ${codeOf(answer)}`.trim();
/** Refused, with whatever status and code: the database raises, and services pass that on differently. */
const refused = ({ status }: Answer) => (status >= 400 ? 'refused' : String(status));

function sessionOf({ body }: Answer): Session {
  return { access: String(body.access_token), refresh: String(body.refresh_token) };
}

interface Claims {
  aal: string;
  amr: { method: string }[];
  session_id: string;
  role: string;
  aud: string;
}
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
const levelOf = ({ access }: Session) => {
  const { aal, amr, role, aud } = claimsOf(access);
  return `${aal} ${amr
    .map(({ method }) => method)
    .sort()
    .join('+')} ${role} ${aud}`;
};

const signIn = ({ target, email }: State, password: string, address = email) =>
  target.call('/auth/v1/token?grant_type=password', { body: { email: address, password } });
const refresh = ({ target }: State, refresh_token: string) =>
  target.call('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });
const user = ({ target }: State, { access }: Session) =>
  target.call('/auth/v1/user', { method: 'GET', token: access });
const change = ({ target }: State, { access }: Session, body: object) =>
  target.call('/auth/v1/user', { method: 'PUT', token: access, body });
const verify = ({ target }: State, token_hash: string, type: string) =>
  target.call('/auth/v1/verify', { body: { token_hash, type } });
const rpc = ({ target }: State, { access }: Session, name: string, body: object = {}) =>
  target.call(`/rest/v1/rpc/${name}`, { token: access, body });
const enrol = ({ target }: State, { access }: Session, friendly_name: string) =>
  target.call('/auth/v1/factors', {
    token: access,
    body: { factor_type: 'totp', friendly_name },
  });
const challenge = ({ target }: State, { access }: Session, id: string) =>
  target.call(`/auth/v1/factors/${id}/challenge`, { token: access, body: {} });
const answerChallenge = (state: State, { access }: Session, code: string) =>
  state.target.call(`/auth/v1/factors/${state.factor.id}/verify`, {
    token: access,
    body: { challenge_id: state.challenge, code },
  });
const signOut = ({ target }: State, { access }: Session, scope: string) =>
  target.call(`/auth/v1/logout?scope=${scope}`, { token: access });

const NEXT_PASSWORD = 'cuatro limones verdes';

export const ROWS: Row[] = [
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
  {
    call: 'ask for a recovery mail to an address without an account',
    expected: '200',
    run: async ({ target }) =>
      brief(
        await target.call('/auth/v1/recover', { body: { email: `${PREFIX}nobody@x.example` } }),
      ),
  },
  {
    call: 'redeem a link that is none',
    expected: '403 otp_expired',
    run: async (state) => brief(await verify(state, 'f'.repeat(56), 'recovery')),
  },
  {
    call: 'redeem a recovery link as another kind of link',
    expected: '200',
    embedded: {
      gets: '403 otp_expired',
      because: 'the link then serves for what its mail says and nothing else',
    },
    async run(state) {
      const hash = await state.target.recoveryHash(state.email);
      const answer = await verify(state, hash, 'magiclink');
      state.hash = answer.status === 200 ? await state.target.recoveryHash(state.email) : hash;
      return brief(answer);
    },
  },
  {
    call: 'redeem a recovery link',
    expected: 'aal1 otp authenticated authenticated',
    async run(state) {
      const answer = await verify(state, state.hash, 'recovery');
      if (answer.status !== 200) return brief(answer);
      state.link = sessionOf(answer);
      return levelOf(state.link);
    },
  },
  {
    call: 'redeem it again',
    expected: '403 otp_expired',
    run: async (state) => brief(await verify(state, state.hash, 'recovery')),
  },
  {
    call: "what the link's session lacks",
    expected: 'password',
    async run(state) {
      const { body } = await rpc(state, state.link, 'own_access');
      return String((body[0] as { missing?: string } | undefined)?.missing);
    },
  },
  {
    call: "announce a change in the link's session",
    expected: 'refused',
    run: async (state) => refused(await rpc(state, state.link, 'announce_change', { what: 'x' })),
  },
  {
    call: "add a factor in the link's session",
    expected: 'refused',
    run: async (state) => refused(await enrol(state, state.link, 'x')),
  },
  {
    call: "change the address in the link's session",
    expected: 'refused',
    run: async (state) =>
      refused(await change(state, state.link, { email: `${PREFIX}thief@x.example` })),
  },
  {
    call: 'set a short password',
    expected: '422 weak_password',
    run: async (state) => brief(await change(state, state.link, { password: 'short' })),
  },
  {
    call: 'set the password that it has',
    expected: '422 same_password',
    run: async (state) => brief(await change(state, state.link, { password: state.password })),
  },
  {
    call: 'set a password of 73 letters',
    expected: '400 validation_failed',
    run: async (state) => brief(await change(state, state.link, { password: 'x1 '.repeat(25) })),
  },
  {
    call: 'set a password by the link, without the current one',
    expected: '200, and the other session has ended',
    async run(state) {
      state.other = sessionOf(await signIn(state, state.password));
      const answer = await change(state, state.link, { password: NEXT_PASSWORD });
      const after = await user(state, state.other);
      return `${brief(answer)}, and the other session ${after.status === 200 ? 'goes on' : 'has ended'}`;
    },
  },
  {
    call: 'change a password without the current one',
    expected: '400 current_password_required',
    async run(state) {
      state.password = NEXT_PASSWORD;
      state.session = sessionOf(await signIn(state, state.password));
      return brief(await change(state, state.session, { password: 'cinco limones verdes' }));
    },
  },
  {
    call: 'change a password with a wrong current one',
    expected: '400 current_password_invalid',
    run: async (state) =>
      brief(
        await change(state, state.session, {
          password: 'cinco limones verdes',
          current_password: 'not the password',
        }),
      ),
  },
  {
    call: 'add a factor without announcing it',
    expected: 'refused',
    run: async (state) => refused(await enrol(state, state.session, 'Phone')),
  },
  {
    call: 'add a factor of an unknown kind',
    expected: '400 validation_failed',
    run: async ({ target, session }) =>
      brief(
        await target.call('/auth/v1/factors', {
          token: session.access,
          body: { factor_type: 'none', friendly_name: 'x' },
        }),
      ),
  },
  {
    call: 'add a factor',
    expected: '200 totp, with picture, secret and address',
    async run(state) {
      await rpc(state, state.session, 'announce_change', { what: 'Phone' });
      const answer = await enrol(state, state.session, 'Phone');
      if (answer.status !== 200) return brief(answer);
      const totp = answer.body.totp as { qr_code: string; secret: string; uri: string };
      state.factor = { id: String(answer.body.id), secret: totp.secret };
      const whole = totp.qr_code.includes('<svg') && totp.uri.startsWith('otpauth://totp/');
      return `200 ${String(answer.body.type)}, ${whole ? 'with picture, secret and address' : 'incomplete'}`;
    },
  },
  {
    call: 'add a factor of the same name',
    expected: '422 mfa_factor_name_conflict',
    async run(state) {
      await rpc(state, state.session, 'announce_change', { what: 'Phone' });
      return brief(await enrol(state, state.session, 'Phone'));
    },
  },
  {
    call: 'challenge a factor that is none',
    expected: '404 mfa_factor_not_found',
    run: async (state) =>
      brief(await challenge(state, state.session, '00000000-0000-4000-8000-000000000000')),
  },
  {
    call: 'answer a challenge with a wrong code',
    expected: '422 mfa_verification_failed',
    async run(state) {
      state.challenge = String((await challenge(state, state.session, state.factor.id)).body.id);
      state.code = new TOTP({ secret: Secret.fromBase32(state.factor.secret) }).generate();
      const wrong = state.code === '000000' ? '000001' : '000000';
      return brief(await answerChallenge(state, state.session, wrong));
    },
  },
  {
    call: 'answer the same challenge with the code',
    expected: 'aal2 password+totp authenticated authenticated',
    embedded: {
      gets: '422 mfa_challenge_expired',
      because: 'each attempt has a challenge of its own, by which wrong ones are counted',
    },
    async run(state) {
      const answer = await answerChallenge(state, state.session, state.code);
      if (answer.status !== 200) return brief(answer);
      state.session = sessionOf(answer);
      return levelOf(state.session);
    },
  },
  {
    call: 'answer another challenge with the code',
    expected: 'aal2 password+totp authenticated authenticated',
    async run(state) {
      if (state.target.kind === 'service') return levelOf(state.session);
      state.challenge = String((await challenge(state, state.session, state.factor.id)).body.id);
      const answer = await answerChallenge(state, state.session, state.code);
      if (answer.status !== 200) return brief(answer);
      state.session = sessionOf(answer);
      return levelOf(state.session);
    },
  },
  {
    call: 'answer one with a code that was used',
    expected: '200',
    embedded: {
      gets: '422 mfa_code_used',
      because: 'a code that somebody saw is worth nothing',
    },
    async run(state) {
      state.challenge = String((await challenge(state, state.session, state.factor.id)).body.id);
      const answer = await answerChallenge(state, state.session, state.code);
      if (answer.status === 200) state.session = sessionOf(answer);
      return brief(answer);
    },
  },
  {
    call: 'change the password at the first level',
    expected: '401 insufficient_aal',
    async run(state) {
      state.other = sessionOf(await signIn(state, state.password));
      return brief(
        await change(state, state.other, {
          password: 'cinco limones verdes',
          current_password: state.password,
        }),
      );
    },
  },
  {
    call: 'add a second factor at the first level',
    expected: '403 insufficient_aal',
    async run(state) {
      await rpc(state, state.other, 'announce_change', { what: 'Second' });
      return brief(await enrol(state, state.other, 'Second'));
    },
  },
  {
    call: 'remove the factor at the first level',
    expected: '422 insufficient_aal',
    run: async ({ target, other, factor }) =>
      brief(
        await target.call(`/auth/v1/factors/${factor.id}`, {
          method: 'DELETE',
          token: other.access,
        }),
      ),
  },
  {
    call: 'remove the factor at the second level',
    expected: '200',
    run: async ({ target, session, factor }) =>
      brief(
        await target.call(`/auth/v1/factors/${factor.id}`, {
          method: 'DELETE',
          token: session.access,
        }),
      ),
  },
  {
    call: 'the level of the session after that',
    expected: 'aal1 password authenticated authenticated',
    async run(state) {
      const answer = await refresh(state, state.session.refresh);
      if (answer.status !== 200) return brief(answer);
      state.session = sessionOf(answer);
      return levelOf(state.session);
    },
  },
  {
    call: 'ask for a link that signs in, for a known address',
    expected: '200',
    embedded: { gets: '404 not_found', because: 'there is no other way in than the password' },
    run: async ({ target, email }) =>
      brief(await target.call('/auth/v1/otp', { body: { email, create_user: false } })),
  },
];

export interface Result extends Row {
  outcome: string;
  verdict: 'same' | 'different and harmless' | 'failure';
}

/** Tries all rows on a target, with accounts that it removes again. */
export async function tryRows(target: Target): Promise<Result[]> {
  const email = `${PREFIX}${crypto.randomUUID()}@x.example`;
  const password = 'tres limones verdes';
  const id = await target.addAccount(email, password);
  const state = { target, email, password } as State;
  const results: Result[] = [];
  try {
    for (const row of ROWS) {
      const outcome = await row.run(state).catch((error: unknown) => (error as Error).name);
      const isNamed = target.kind === 'embedded' && outcome === row.embedded?.gets;
      const verdict = isNamed
        ? 'different and harmless'
        : outcome === row.expected
          ? 'same'
          : 'failure';
      results.push({ ...row, outcome, verdict });
    }
  } finally {
    await target.removeAccount(id);
  }
  return results;
}

/** The second factor. */
import { Secret, TOTP } from 'otpauth';
import {
  answerChallenge,
  challenge,
  change,
  enrol,
  goOnWith,
  levelOf,
  refresh,
  refused,
  rpc,
  sessionOf,
  signIn,
  row,
  type Row,
  type Session,
  type State,
} from './state.ts';

export const FACTOR_ROWS: Row[] = [
  row('add a factor without announcing it', 'refused', async (state) =>
    refused(await enrol(state, state.session, 'Phone')),
  ),
  row('add a factor of an unknown kind', '400 validation_failed', ({ target, session }) =>
    target.call('/auth/v1/factors', {
      token: session.access,
      body: { factor_type: 'none', friendly_name: 'x' },
    }),
  ),
  row('add a factor', '200 totp, with picture, secret and address', async (state) => {
    await rpc(state, state.session, 'announce_change', { what: 'Phone' });
    const answer = await enrol(state, state.session, 'Phone');
    if (answer.status !== 200) return answer;
    const totp = answer.body.totp as { qr_code: string; secret: string; uri: string };
    state.factor = { id: String(answer.body.id), secret: totp.secret };
    const whole = totp.qr_code.includes('<svg') && totp.uri.startsWith('otpauth://totp/');
    return `200 ${String(answer.body.type)}, ${whole ? 'with picture, secret and address' : 'incomplete'}`;
  }),
  row('add a factor of the same name', '422 mfa_factor_name_conflict', async (state) => {
    await rpc(state, state.session, 'announce_change', { what: 'Phone' });
    return await enrol(state, state.session, 'Phone');
  }),
  row('challenge a factor that is none', '404 mfa_factor_not_found', (state) =>
    challenge(state, state.session, '00000000-0000-4000-8000-000000000000'),
  ),
  row('answer a challenge with a wrong code', '422 mfa_verification_failed', async (state) => {
    state.challenge = String((await challenge(state, state.session, state.factor.id)).body.id);
    state.code = new TOTP({ secret: Secret.fromBase32(state.factor.secret) }).generate();
    const wrong = state.code === '000000' ? '000001' : '000000';
    return await answerChallenge(state, state.session, wrong);
  }),
  row(
    'answer the same challenge with the code',
    'aal2 password+totp authenticated authenticated',
    async (state) => goOnWith(state, await answerChallenge(state, state.session, state.code)),
    {
      gets: '422 mfa_challenge_expired',
      because: 'each attempt has a challenge of its own, by which wrong ones are counted',
    },
  ),
  row(
    'answer another challenge with the code',
    'aal2 password+totp authenticated authenticated',
    async (state) => {
      if (state.target.kind === 'service') return levelOf(state.session);
      state.challenge = String((await challenge(state, state.session, state.factor.id)).body.id);
      return goOnWith(state, await answerChallenge(state, state.session, state.code));
    },
  ),
  row(
    'answer one with a code that was used',
    '200',
    async (state) => {
      state.challenge = String((await challenge(state, state.session, state.factor.id)).body.id);
      const answer = await answerChallenge(state, state.session, state.code);
      if (answer.status === 200) state.session = sessionOf(answer);
      return answer;
    },
    {
      gets: '422 mfa_code_used',
      because: 'a code that somebody saw is worth nothing',
    },
  ),
];

const removeFactor = ({ target, factor }: State, { access }: Session) =>
  target.call(`/auth/v1/factors/${factor.id}`, { method: 'DELETE', token: access });

/** What the first level may not do once there is a factor. */
export const LEVEL_ROWS: Row[] = [
  row('change the password at the first level', '401 insufficient_aal', async (state) => {
    state.other = sessionOf(await signIn(state, state.password));
    return await change(state, state.other, {
      password: 'cinco limones verdes',
      current_password: state.password,
    });
  }),
  row('add a second factor at the first level', '403 insufficient_aal', async (state) => {
    await rpc(state, state.other, 'announce_change', { what: 'Second' });
    return await enrol(state, state.other, 'Second');
  }),
  row('remove the factor at the first level', '422 insufficient_aal', (state) =>
    removeFactor(state, state.other),
  ),
  row('remove the factor at the second level', '200', async (state) => {
    await rpc(state, state.session, 'announce_change', { what: `remove:${state.factor.id}` });
    return await removeFactor(state, state.session);
  }),
  row(
    'the level of the session after that',
    'aal1 password authenticated authenticated',
    async (state) => goOnWith(state, await refresh(state, state.session.refresh)),
  ),
];

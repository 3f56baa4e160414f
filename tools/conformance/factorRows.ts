/** The second factor. */
import { Secret, TOTP } from 'otpauth';
import {
  answerChallenge,
  brief,
  challenge,
  change,
  enrol,
  levelOf,
  refresh,
  refused,
  rpc,
  sessionOf,
  signIn,
  type Row,
} from './state.ts';

export const FACTOR_ROWS: Row[] = [
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
];

/** What the first level may not do once there is a factor. */
export const LEVEL_ROWS: Row[] = [
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
];

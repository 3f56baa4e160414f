/** Recovery links and the password. */
import {
  NEXT_PASSWORD,
  brief,
  change,
  enrol,
  levelOf,
  refused,
  rpc,
  sessionOf,
  signIn,
  user,
  verify,
  type Row,
} from './state.ts';
import { PREFIX } from './target.ts';

export const LINK_ROWS: Row[] = [
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
    call: 'redeem it as each other kind of link',
    expected: '403 otp_expired',
    async run(state) {
      const kinds = ['invite', 'signup', 'magiclink', 'email_change', 'email'];
      const answers = kinds.map(async (kind) => brief(await verify(state, 'f'.repeat(56), kind)));
      return [...new Set(await Promise.all(answers))].join();
    },
  },
  {
    call: 'give a wrong code in place of the link',
    expected: '403 otp_expired',
    run: async ({ target, email }) =>
      brief(
        await target.call('/auth/v1/verify', {
          body: { email, token: '0000000000', type: 'recovery' },
        }),
      ),
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
    call: 'ask for another mail within the minute',
    expected: '429 over_email_send_rate_limit',
    run: async ({ target, email }) =>
      brief(await target.call('/auth/v1/recover', { body: { email } })),
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
    call: 'ask for a link that signs in, for a known address',
    expected: '200',
    embedded: { gets: '404 not_found', because: 'there is no other way in than the password' },
    run: async ({ target, email }) =>
      brief(await target.call('/auth/v1/otp', { body: { email, create_user: false } })),
  },
];

/** The second factor. */
import { Secret, TOTP } from 'otpauth';
import { levelOf, refused, row, sessionOf, type Row } from './state.ts';

export const FACTOR_ROWS: Row[] = [
  row('add a factor without announcing it', 'refused', async (run) =>
    refused(await run.enrol(run.session, 'Phone')),
  ),
  row('add a factor of an unknown kind', '400 validation_failed', (run) =>
    run.enrol(run.session, 'x', 'none'),
  ),
  row('add a factor', '200 totp, with picture, secret and address', async (run) => {
    await run.rpc(run.session, 'announce_change', { what: 'Phone' });
    const answer = await run.enrol(run.session, 'Phone');
    if (answer.status !== 200) return answer;
    const totp = answer.body.totp as { qr_code: string; secret: string; uri: string };
    run.factor = { id: String(answer.body.id), secret: totp.secret };
    const whole = totp.qr_code.includes('<svg') && totp.uri.startsWith('otpauth://totp/');
    return `200 ${String(answer.body.type)}, ${whole ? 'with picture, secret and address' : 'incomplete'}`;
  }),
  row('add a factor of the same name', '422 mfa_factor_name_conflict', async (run) => {
    await run.rpc(run.session, 'announce_change', { what: 'Phone' });
    return await run.enrol(run.session, 'Phone');
  }),
  row('challenge a factor that is none', '404 mfa_factor_not_found', (run) =>
    run.challenge('00000000-0000-4000-8000-000000000000'),
  ),
  row('answer a challenge with a wrong code', '422 mfa_verification_failed', async (run) => {
    run.code = new TOTP({ secret: Secret.fromBase32(run.factor.secret) }).generate();
    const wrong = run.code === '000000' ? '000001' : '000000';
    return await run.answer(wrong);
  }),
  row(
    'answer the same challenge with the code',
    'aal2 password+totp authenticated authenticated',
    async (run) => run.goOnWith(await run.answer(run.code, false)),
    {
      gets: '422 mfa_challenge_expired',
      because: 'each attempt has a challenge of its own, by which wrong ones are counted',
    },
  ),
  row(
    'answer another challenge with the code',
    'aal2 password+totp authenticated authenticated',
    async (run) =>
      run.target.kind === 'service'
        ? levelOf(run.session)
        : run.goOnWith(await run.answer(run.code)),
  ),
  row(
    'answer one with a code that was used',
    '200',
    async (run) => {
      const answer = await run.answer(run.code);
      if (answer.status === 200) run.session = sessionOf(answer);
      return answer;
    },
    {
      gets: '422 mfa_code_used',
      because: 'a code that somebody saw is worth nothing',
    },
  ),
];

/** What the first level may not do once there is a factor. */
export const LEVEL_ROWS: Row[] = [
  row('change the password at the first level', '401 insufficient_aal', async (run) => {
    run.other = sessionOf(await run.signIn(run.password));
    return await run.change(run.other, {
      password: 'cinco limones verdes',
      current_password: run.password,
    });
  }),
  row('add a second factor at the first level', '403 insufficient_aal', async (run) => {
    await run.rpc(run.other, 'announce_change', { what: 'Second' });
    return await run.enrol(run.other, 'Second');
  }),
  row('remove the factor at the first level', '422 insufficient_aal', (run) =>
    run.removeFactor(run.other),
  ),
  row('remove the factor at the second level', '200', async (run) => {
    await run.rpc(run.session, 'announce_change', { what: `remove:${run.factor.id}` });
    return await run.removeFactor(run.session);
  }),
  row(
    'the level of the session after that',
    'aal1 password authenticated authenticated',
    async (run) => run.goOnWith(await run.refresh(run.session.refresh)),
  ),
];

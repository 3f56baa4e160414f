/** What `npm run doctor` says of a hosted project's settings, with one of them wrong at a time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectChecks } from '../../server/doctor/projectChecks';
import { ROOT } from '../../server/paths';
import { askedOf, SITE, SOUND_AUTH } from '../support/managementApi';

const AUTH = 'config/auth';
const changed = (name: string, value: unknown) => ({ [AUTH]: { ...SOUND_AUTH, [name]: value } });

it('the settings that the doctor expects are those of supabase/config.toml', () => {
  const config = readFileSync(join(ROOT, 'supabase/config.toml'), 'utf8');
  const written: Record<string, string | number> = {
    minimum_password_length: SOUND_AUTH.password_min_length,
    otp_expiry: SOUND_AUTH.mailer_otp_exp,
    otp_length: SOUND_AUTH.mailer_otp_length,
    jwt_expiry: SOUND_AUTH.jwt_exp,
    refresh_token_reuse_interval: SOUND_AUTH.security_refresh_token_reuse_interval,
    timebox: `"${SOUND_AUTH.sessions_timebox}h"`,
    inactivity_timeout: `"${SOUND_AUTH.sessions_inactivity_timeout}h"`,
    sign_in_sign_ups: SOUND_AUTH.rate_limit_otp,
    token_verifications: SOUND_AUTH.rate_limit_verify,
    max_rows: 1000,
  };
  for (const [name, value] of Object.entries(written)) {
    expect(config).toMatch(new RegExp(`^${name} = ${value}$`, 'm'));
  }
});

it('the doctor reads the settings from the Management API once, with the token, and finds no problem', async () => {
  const { problems, advice, asked } = await askedOf(projectChecks);
  expect([...problems, ...advice]).toEqual([]);
  const token = 'Bearer secret';
  expect(asked).toEqual([
    { path: '/v1/projects/abcdefgh/config/auth', token },
    { path: '/v1/projects/abcdefgh/postgrest', token },
  ]);
});

it.each<[string, unknown]>([
  ['disable_signup', false],
  ['external_email_enabled', false],
  ['external_phone_enabled', true],
  ['external_google_enabled', true],
  ['external_anonymous_users_enabled', true],
  ['saml_enabled', true],
  ['passkey_enabled', true],
  ['mailer_autoconfirm', true],
  ['mfa_totp_enroll_enabled', false],
  ['mfa_totp_verify_enabled', false],
  ['rate_limit_otp', 31],
  ['rate_limit_verify', 0],
  ['password_min_length', 8],
  ['password_required_characters', 'abc:ABC'],
  ['security_update_password_require_current_password', undefined],
  ['mailer_otp_exp', 3600],
  ['mailer_otp_length', 6],
  ['mailer_secure_email_change_enabled', false],
  ['mailer_templates_recovery_content', '<a href="{{ .ConfirmationURL }}">'],
  ['mailer_templates_invite_content', null],
  ['smtp_max_frequency', 1],
  ['smtp_host', null],
  ['smtp_port', '25'],
  ['smtp_admin_email', null],
  ['rate_limit_email_sent', 360],
  ['jwt_exp', 3600],
  ['refresh_token_rotation_enabled', false],
  ['security_refresh_token_reuse_interval', 60],
  ['sessions_timebox', 24],
  ['sessions_inactivity_timeout', 8],
  ['site_url', 'http://localhost:3000'],
  ['uri_allow_list', `${SITE}/**`],
])('the doctor reports %s = %s in words and by its name', async (name, value) => {
  const { problems } = await askedOf(projectChecks, changed(name, value));
  expect(problems).toEqual([
    expect.stringMatching(RegExp(`^Setting: .+: .{12,} \\(${name}: .+\\)$`)),
  ]);
});

it.each<[string, unknown]>([
  ['db_schema', 'public,graphql_public'],
  ['max_rows', 10_000],
])('the doctor reports %s = %s of the API', async (name, value) => {
  const api = { db_schema: 'public', max_rows: 1000, [name]: value };
  const { problems } = await askedOf(projectChecks, { postgrest: api });
  expect(problems).toEqual([expect.stringContaining(`(${name}: ${String(value)})`)]);
});

it('the doctor reports leaked passwords that are not refused on a paid plan, and advises on a free one', async () => {
  const off = changed('password_hibp_enabled', false);
  expect(await askedOf(projectChecks, off)).toMatchObject({
    problems: ['Setting: leaked passwords are refused: that is off'],
    advice: [],
  });
  const free = { ...off, '/organizations/firm': { name: 'Firm', plan: 'free' } };
  expect(await askedOf(projectChecks, free)).toMatchObject({
    problems: [],
    advice: [expect.stringContaining('not on a free plan')],
  });
});

it('the doctor names config push only for settings that supabase/config.toml has', () => {
  const remedies = projectChecks(() => Promise.reject(new Error('not asked')));
  const byHand = remedies.filter(({ remedy }) => !JSON.stringify(remedy).includes('config push'));
  expect(byHand.map(({ name }) => name)).toEqual([
    'Setting: the current password is asked for',
    'Setting: leaked passwords are refused',
    'Setting: the server that sends mails',
  ]);
  const config = readFileSync(join(ROOT, 'supabase/config.toml'), 'utf8');
  expect(config).not.toMatch(/current_password|hibp|\[auth\.email\.smtp\]/);
});

it.each([
  [401, 'Supabase answers 401: the token is invalid or expired'],
  [403, 'Supabase answers 403: the token’s account may not read it'],
  [404, 'Supabase answers 404: the account has no such project'],
  [500, 'Supabase answers 500'],
])(
  'the doctor says why the settings are not known where Supabase answers %i',
  async (status, says) => {
    const { problems } = await askedOf(projectChecks, { [AUTH]: status, postgrest: status });
    expect(problems).toHaveLength(9);
    for (const problem of problems) expect(problem).toContain(says);
  },
);

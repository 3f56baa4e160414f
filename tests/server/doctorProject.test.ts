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

it('the doctor reads the settings once, with the token, and finds no problem, or says why they are not known', async () => {
  const { problems, advice, asked } = await askedOf(projectChecks);
  expect([...problems, ...advice]).toEqual([]);
  const paths = ['config/auth', 'postgrest'].map((name) => `/v1/projects/abcdefgh/${name}`);
  expect(asked).toEqual(paths.map((path) => ({ path, token: 'Bearer secret' })));
  const refused = await askedOf(projectChecks, { [AUTH]: 401, postgrest: 401 });
  expect(refused.problems).toHaveLength(9);
  for (const problem of refused.problems)
    expect(problem).toContain('the token is invalid or expired');
});

it.each<[string, unknown]>([
  ['disable_signup', false],
  ['mailer_autoconfirm', true],
  ['password_min_length', 8],
  ['security_update_password_require_current_password', undefined],
  ['mailer_otp_exp', 3600],
  ['mailer_templates_recovery_content', '<a href="{{ .ConfirmationURL }}">'],
  ['uri_allow_list', `${SITE}/**`],
])('the doctor reports %s = %s in words and by its name', async (name, value) => {
  const { problems } = await askedOf(projectChecks, changed(name, value));
  expect(problems).toEqual([
    expect.stringMatching(RegExp(`^Setting: .+: .{12,} \\(${name}: .+\\)$`)),
  ]);
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

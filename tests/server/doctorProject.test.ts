/** What `npm run doctor` says of a hosted project's settings, with one of them wrong at a time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Deployment, runChecks } from '../../server/doctor/check';
import { projectChecks, type Settings } from '../../server/doctor/projectChecks';
import { ROOT } from '../../server/paths';

const SITE = 'https://www.firm.example';

const deployment = (fetch: Deployment['fetch']): Deployment => ({
  site: SITE,
  backend: 'https://abcdefgh.supabase.co',
  key: 'sb_publishable_x',
  fetch,
});

describe('the settings of a hosted project', () => {
  const template = (name: string) =>
    readFileSync(join(ROOT, `supabase/templates/${name}.html`), 'utf8');
  const SOUND: Settings = {
    disable_signup: true,
    external_email_enabled: true,
    external_phone_enabled: false,
    external_google_enabled: false,
    mailer_autoconfirm: false,
    mfa_totp_enroll_enabled: true,
    mfa_totp_verify_enabled: true,
    rate_limit_otp: 30,
    rate_limit_verify: 30,
    password_min_length: 12,
    password_required_characters: '',
    security_update_password_require_current_password: true,
    mailer_otp_exp: 600,
    mailer_otp_length: 10,
    mailer_secure_email_change_enabled: true,
    mailer_templates_recovery_content: template('recovery'),
    mailer_templates_invite_content: template('invite'),
    smtp_max_frequency: 60,
    smtp_host: 'smtp.firm.example',
    jwt_exp: 900,
    refresh_token_rotation_enabled: true,
    security_refresh_token_reuse_interval: 10,
    sessions_timebox: 12,
    sessions_inactivity_timeout: 1,
    site_url: SITE,
    uri_allow_list: `${SITE}/admin-login`,
    db_schema: 'public',
    max_rows: 1000,
  };

  it('are those of supabase/config.toml', () => {
    const config = readFileSync(join(ROOT, 'supabase/config.toml'), 'utf8');
    const written: Record<string, Settings[string]> = {
      minimum_password_length: SOUND.password_min_length,
      otp_expiry: SOUND.mailer_otp_exp,
      otp_length: SOUND.mailer_otp_length,
      jwt_expiry: SOUND.jwt_exp,
      refresh_token_reuse_interval: SOUND.security_refresh_token_reuse_interval,
      timebox: `"${String(SOUND.sessions_timebox)}h"`,
      inactivity_timeout: `"${String(SOUND.sessions_inactivity_timeout)}h"`,
      sign_in_sign_ups: SOUND.rate_limit_otp,
      token_verifications: SOUND.rate_limit_verify,
      max_rows: SOUND.max_rows,
    };
    for (const [name, value] of Object.entries(written)) {
      expect(config).toMatch(new RegExp(`^${name} = ${String(value)}$`, 'm'));
    }
  });

  /** A stand-in for the Management API, which has two sets of settings. */
  const settings = (change: Settings, asked: [string, string][] = []) =>
    deployment((input, init) => {
      const headers = (init?.headers ?? {}) as Record<string, string>;
      asked.push([
        input instanceof Request ? input.url : input.toString(),
        headers.Authorization ?? '',
      ]);
      return Promise.resolve(Response.json({ ...SOUND, ...change }));
    });
  const wrong = async (change: Settings) =>
    (await runChecks(projectChecks('token'), settings(change))).flatMap(
      ({ problem }) => problem ?? [],
    );

  it('are read from the Management API of that project with the token, and have no problem', async () => {
    const asked: [string, string][] = [];
    const found = await runChecks(projectChecks('secret'), settings({}, asked));
    expect(found.flatMap(({ problem }) => problem ?? [])).toEqual([]);
    const base = 'https://api.supabase.com/v1/projects/abcdefgh';
    expect(asked).toEqual([
      [`${base}/config/auth`, 'Bearer secret'],
      [`${base}/postgrest`, 'Bearer secret'],
    ]);
  });

  it.each<[string, Settings[string]]>([
    ['disable_signup', false],
    ['external_email_enabled', false],
    ['external_phone_enabled', true],
    ['external_google_enabled', true],
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
    ['jwt_exp', 3600],
    ['refresh_token_rotation_enabled', false],
    ['security_refresh_token_reuse_interval', 60],
    ['sessions_timebox', 24],
    ['sessions_inactivity_timeout', 8],
    ['site_url', 'http://localhost:3000'],
    ['uri_allow_list', `${SITE}/**`],
    ['db_schema', 'public,graphql_public'],
    ['max_rows', 10_000],
  ])('have a problem with %s = %s', async (name, value) => {
    const found = await wrong({ [name]: value });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${name} is `);
  });

  it('cannot be checked without the right token', async () => {
    const refused = deployment(() => Promise.resolve(new Response('', { status: 401 })));
    const found = await runChecks(projectChecks('wrong'), refused);
    for (const { problem } of found) expect(problem).toBe('the Management API answers 401');
  });
});

import { LOGIN_PATH } from '../../src/site/adminPaths.ts';
import { MIN_PASSWORD } from '../../src/site/passwords.ts';
import type { Check, Deployment } from './check.ts';

/** Supabase's Management API, which tells what the dashboard shows. */
const MANAGEMENT = 'https://api.supabase.com/v1/projects';

const PUSH =
  'Set it in the dashboard (docs/deploy.md, 2.4), or: npx supabase config push, from supabase/config.toml.';

type Value = string | number | boolean | null | undefined;
export type Settings = Record<string, Value>;

/** What a setting must be: the value itself, or a condition with its wording. */
type Rule = Value | { is: (value: Value) => boolean; wanted: string };

const atMost = (most: number): Rule => ({
  is: (value) => typeof value === 'number' && value > 0 && value <= most,
  wanted: `at most ${most}`,
});
const atLeast = (least: number): Rule => ({
  is: (value) => typeof value === 'number' && value >= least,
  wanted: `at least ${least}`,
});
/** For what a free plan does not offer; the database has limits of its own. */
const noneOrAtMost = (most: number): Rule => ({
  is: (value) => !value || Number(value) <= most,
  wanted: `at most ${most}`,
});
const FILLED: Rule = { is: Boolean, wanted: 'set' };
const EMPTY: Rule = { is: (value) => !value, wanted: 'empty' };
const OUR_LINK: Rule = {
  is: (value) => String(value).includes('.TokenHash') && !String(value).includes('ConfirmationURL'),
  wanted: 'that of supabase/templates',
};

/** The first setting that breaks its rule, in words; undefined if none does. */
function broken(settings: Settings, rules: Record<string, Rule>): string | undefined {
  for (const [name, rule] of Object.entries(rules)) {
    const value = settings[name];
    const isCondition = typeof rule === 'object' && rule !== null;
    if (isCondition ? rule.is(value) : value === rule) continue;
    const shown = String(value).length > 60 ? 'another text' : String(value);
    return `${name} is ${shown}, not ${isCondition ? rule.wanted : String(rule)}`;
  }
  return undefined;
}

const REDIRECTS = (site: string): Rule => ({
  is: (value) => value === site + LOGIN_PATH,
  wanted: site + LOGIN_PATH,
});

const SIGN_IN: Record<string, Rule> = {
  disable_signup: true,
  external_email_enabled: true,
  mailer_autoconfirm: false,
  mfa_totp_enroll_enabled: true,
  mfa_totp_verify_enabled: true,
  rate_limit_otp: atMost(30),
  rate_limit_verify: atMost(30),
};
const PASSWORDS: Record<string, Rule> = {
  password_min_length: atLeast(MIN_PASSWORD),
  password_required_characters: EMPTY,
  security_update_password_require_current_password: true,
};
const MAILS: Record<string, Rule> = {
  mailer_otp_exp: atMost(600),
  mailer_otp_length: atLeast(10),
  mailer_secure_email_change_enabled: true,
  mailer_templates_recovery_content: OUR_LINK,
  mailer_templates_invite_content: OUR_LINK,
  smtp_max_frequency: atLeast(60),
  smtp_host: FILLED,
};
const SESSIONS: Record<string, Rule> = {
  jwt_exp: atMost(900),
  refresh_token_rotation_enabled: true,
  security_refresh_token_reuse_interval: noneOrAtMost(10),
  sessions_timebox: noneOrAtMost(12),
  sessions_inactivity_timeout: noneOrAtMost(1),
};
const API: Record<string, Rule> = { db_schema: 'public', max_rows: atMost(1000) };

/** The providers that are on besides the e-mail address. */
function otherProviders(settings: Settings): string | undefined {
  const others = Object.keys(settings).filter(
    (name) => /^external_.+_enabled$/.test(name) && settings[name] === true,
  );
  const found = others.find((name) => name !== 'external_email_enabled');
  return found && `${found} is true, not false`;
}

/**
 * Checks of a hosted project's own settings, which only its owner sees.
 * @param token of the Management API; it is sent there and nowhere else.
 */
export function projectChecks(token: string): Check[] {
  const asked = new Map<string, Promise<Settings>>();

  async function read({ backend, fetch }: Deployment, path: string): Promise<Settings> {
    const [project = ''] = new URL(backend).hostname.split('.');
    const response = await fetch(`${MANAGEMENT}/${project}/${path}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`the Management API answers ${response.status}`);
    return (await response.json()) as Settings;
  }

  const settingsOf = (deployment: Deployment, path: string) => {
    const answer = asked.get(path) ?? read(deployment, path);
    asked.set(path, answer);
    return answer;
  };

  const check = (
    name: string,
    problem: (settings: Settings, deployment: Deployment) => string | undefined,
    path = 'config/auth',
  ): Check => ({
    name,
    remedy: PUSH,
    run: async (deployment) => problem(await settingsOf(deployment, path), deployment),
  });

  return [
    check(
      'Setting: how people sign in',
      (settings) => otherProviders(settings) ?? broken(settings, SIGN_IN),
    ),
    check('Setting: passwords', (settings) => broken(settings, PASSWORDS)),
    check('Setting: mails and their links', (settings) => broken(settings, MAILS)),
    check('Setting: sessions', (settings) => broken(settings, SESSIONS)),
    check('Setting: addresses of the site', (settings, { site }) =>
      broken(settings, { site_url: site, uri_allow_list: REDIRECTS(site) }),
    ),
    check('Setting: what the API shows', (settings) => broken(settings, API), 'postgrest'),
  ];
}

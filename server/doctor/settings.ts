import { LOGIN_PATH } from '../../src/site/adminPaths.ts';
import { MIN_PASSWORD } from '../../src/site/passwords/rules.ts';

type Value = string | number | boolean | null | undefined;
/** By the names of the Management API. */
export type Settings = Record<string, Value>;

interface Rule {
  is: (value: Value) => boolean;
  /** What is wrong where it is not, in the words of the site's owner. */
  says: string;
}
type Rules = Readonly<Record<string, Rule>>;

const on = (says: string): Rule => ({ is: (value) => value === true, says });
const off = (says: string): Rule => ({ is: (value) => value === false, says });
const filled = (says: string): Rule => ({ is: Boolean, says });
const equal = (wanted: Value, says: string): Rule => ({ is: (value) => value === wanted, says });
const atLeast = (least: number, says: string): Rule => ({
  is: (value) => Number(value) >= least,
  says: `${says}, not at least ${least}`,
});
const atMost = (most: number, says: string): Rule => ({
  is: (value) => Number(value) > 0 && Number(value) <= most,
  says: `${says}, not at most ${most}`,
});
/** For what a free plan does not offer; the database has limits of its own. */
const noneOrAtMost = (most: number, says: string): Rule => ({
  is: (value) => Number(value ?? 0) <= most,
  says: `${says}, not at most ${most}`,
});
const ourLink = (says: string): Rule => ({
  is: (value) => String(value).includes('.TokenHash') && !String(value).includes('ConfirmationURL'),
  says,
});

/** The first setting that breaks its rule, in words, with its name and value; undefined if none does. */
export function broken(settings: Settings, rules: Rules): string | undefined {
  for (const [name, { is, says }] of Object.entries(rules)) {
    const value = settings[name];
    if (is(value)) continue;
    const shown = String(value);
    return `${says} (${name}: ${shown.length > 60 ? 'another text' : shown})`;
  }
  return undefined;
}

export const SIGN_IN: Rules = {
  disable_signup: on('anybody can make an account'),
  external_email_enabled: on('nobody can sign in by e-mail'),
  mailer_autoconfirm: off('addresses are not confirmed'),
  mfa_totp_enroll_enabled: on('nobody can add an authenticator app'),
  mfa_totp_verify_enabled: on('codes of authenticator apps are not accepted'),
  rate_limit_otp: atMost(30, 'sign-ins in five minutes from one address'),
  rate_limit_verify: atMost(30, 'codes tried in five minutes from one address'),
};

export const PASSWORDS: Rules = {
  password_min_length: atLeast(MIN_PASSWORD, 'characters of a password'),
  password_required_characters: {
    is: (value) => !value,
    says: 'passwords must have certain characters, which makes them no better',
  },
};

export const CURRENT_PASSWORD: Rules = {
  security_update_password_require_current_password: on(
    'a password is changed without the current one',
  ),
};

export const LINKS: Rules = {
  mailer_otp_exp: atMost(600, 'seconds for which a link of a mail is good'),
  mailer_otp_length: atLeast(10, 'digits of a code'),
  mailer_secure_email_change_enabled: on('a new address is not confirmed from the old one'),
  mailer_templates_recovery_content: ourLink('the mail for a new password is not ours'),
  mailer_templates_invite_content: ourLink('the invitation is not ours'),
  smtp_max_frequency: atLeast(60, 'seconds between two mails to a person'),
};

export const MAIL_SERVER: Rules = {
  smtp_host: filled('none is set, and Supabase’s own writes to nobody outside its organisation'),
  // GoTrue begins with TLS on 465 alone, and asks for it on others.
  smtp_port: {
    is: (value) => ['465', '587'].includes(String(value)),
    says: 'its port is not for TLS',
  },
  smtp_admin_email: filled('mails have no sender'),
  rate_limit_email_sent: atMost(30, 'mails an hour'),
};

export const SESSIONS: Rules = {
  jwt_exp: atMost(900, 'seconds for which a token is good'),
  refresh_token_rotation_enabled: on('a stolen session can be renewed without end'),
  security_refresh_token_reuse_interval: noneOrAtMost(10, 'seconds for which a used token works'),
  sessions_timebox: noneOrAtMost(12, 'hours of a session'),
  sessions_inactivity_timeout: noneOrAtMost(1, 'hours without use'),
};

export const ADDRESSES = (site: string): Rules => ({
  site_url: equal(site, 'links of mails lead to another address'),
  uri_allow_list: equal(site + LOGIN_PATH, `redirects are allowed to more than ${LOGIN_PATH}`),
});

export const API: Rules = {
  db_schema: equal('public', 'it shows more than the schema "public"'),
  max_rows: atMost(1000, 'rows of an answer'),
};

/** Ways to sign in besides the e-mail address. */
export function otherProviders(settings: Settings): string | undefined {
  const found = Object.keys(settings).find(
    (name) =>
      /^(external_.+|saml|passkey)_enabled$/.test(name) &&
      name !== 'external_email_enabled' &&
      settings[name] === true,
  );
  return found && `people can sign in in another way too (${found}: true)`;
}

import { LOGIN_PATH } from '../../src/site/adminPaths.ts';
import { MIN_PASSWORD } from '../../src/site/passwords/rules.ts';
import { type Check, checks } from './check.ts';
import { type ManagementApi, isPaid } from './managementApi.ts';

type Value = string | number | boolean | null | undefined;
/** By the names of the Management API. */
type Settings = Record<string, Value>;

/** Whether a setting is right, and what is wrong where it is not, in the words of the site's owner. */
type Rule = [is: (value: Value, site: string) => boolean, says: string];

const on = (says: string): Rule => [(value) => value === true, says];
const off = (says: string): Rule => [(value) => value === false, says];
const atLeast = (least: number, says: string): Rule => [
  (value) => Number(value) >= least,
  `${says}, not at least ${least}`,
];
const atMost = (most: number, says: string): Rule => [
  (value) => Number(value) > 0 && Number(value) <= most,
  `${says}, not at most ${most}`,
];
/** For what a free plan does not offer; the database has limits of its own. */
const noneOrAtMost = (most: number, says: string): Rule => [
  (value) => Number(value ?? 0) <= most,
  `${says}, not at most ${most}`,
];
const ourLink = (says: string): Rule => [
  (value) => String(value).includes('.TokenHash') && !String(value).includes('ConfirmationURL'),
  says,
];

/** Where `supabase config push` sets it too. */
const inConfig = (place: string) =>
  `${place} (docs/deploy.md, 2.4), or: npx supabase config push, from supabase/config.toml.`;

/** For what supabase/config.toml does not set. */
const byHand = (place: string) => `${place}, in the dashboard alone (docs/deploy.md, 2.4).`;

const PROVIDERS = 'Authentication > Sign In / Providers';

interface Group {
  name: string;
  remedy: string;
  path?: string;
  rules: Record<string, Rule>;
  /** Names of ways to sign in that are to be off. */
  ways?: RegExp;
}

const GROUPS: readonly Group[] = [
  {
    name: 'how people sign in',
    remedy: inConfig(PROVIDERS),
    ways: /^(external_(?!email_enabled$).+|saml|passkey)_enabled$/,
    rules: {
      disable_signup: on('anybody can make an account'),
      external_email_enabled: on('nobody can sign in by e-mail'),
      mailer_autoconfirm: off('addresses are not confirmed'),
      mfa_totp_enroll_enabled: on('nobody can add an authenticator app'),
      mfa_totp_verify_enabled: on('codes of authenticator apps are not accepted'),
      rate_limit_otp: atMost(30, 'sign-ins in five minutes from one address'),
      rate_limit_verify: atMost(30, 'codes tried in five minutes from one address'),
    },
  },
  {
    name: 'passwords',
    remedy: inConfig(`${PROVIDERS} > Email`),
    rules: {
      password_min_length: atLeast(MIN_PASSWORD, 'characters of a password'),
      password_required_characters: [
        (value) => !value,
        'passwords must have certain characters, which makes them no better',
      ],
    },
  },
  {
    name: 'the current password is asked for',
    remedy: byHand(`${PROVIDERS} > Email: Require current password when updating`),
    rules: {
      security_update_password_require_current_password: on(
        'a password is changed without the current one',
      ),
    },
  },
  {
    name: 'mails and their links',
    remedy: inConfig('Authentication > Emails'),
    rules: {
      mailer_otp_exp: atMost(600, 'seconds for which a link of a mail is good'),
      mailer_otp_length: atLeast(10, 'digits of a code'),
      mailer_secure_email_change_enabled: on('a new address is not confirmed from the old one'),
      mailer_templates_recovery_content: ourLink('the mail for a new password is not ours'),
      mailer_templates_invite_content: ourLink('the invitation is not ours'),
      smtp_max_frequency: atLeast(60, 'seconds between two mails to a person'),
    },
  },
  {
    name: 'the server that sends mails',
    remedy: byHand('Authentication > Emails > SMTP Settings, and Authentication > Rate Limits'),
    rules: {
      smtp_host: [
        Boolean,
        'none is set, and Supabase’s own writes to nobody outside its organisation',
      ],
      // GoTrue begins with TLS on 465 alone, and asks for it on others.
      smtp_port: [(value) => ['465', '587'].includes(String(value)), 'its port is not for TLS'],
      smtp_admin_email: [Boolean, 'mails have no sender'],
      rate_limit_email_sent: atMost(30, 'mails an hour'),
    },
  },
  {
    name: 'sessions',
    remedy: inConfig('Authentication > Sessions, Project Settings > JWT Keys'),
    rules: {
      jwt_exp: atMost(900, 'seconds for which a token is good'),
      refresh_token_rotation_enabled: on('a stolen session can be renewed without end'),
      security_refresh_token_reuse_interval: noneOrAtMost(
        10,
        'seconds for which a used token works',
      ),
      sessions_timebox: noneOrAtMost(12, 'hours of a session'),
      sessions_inactivity_timeout: noneOrAtMost(1, 'hours without use'),
    },
  },
  {
    name: 'addresses of the site',
    remedy: inConfig('Authentication > URL Configuration'),
    rules: {
      site_url: [(value, site) => value === site, 'links of mails lead to another address'],
      uri_allow_list: [
        (value, site) => value === site + LOGIN_PATH,
        `redirects are allowed to more than ${LOGIN_PATH}`,
      ],
    },
  },
  {
    name: 'what the API shows',
    remedy: inConfig('Project Settings > Data API'),
    path: 'postgrest',
    rules: {
      db_schema: [(value) => value === 'public', 'it shows more than the schema "public"'],
      max_rows: atMost(1000, 'rows of an answer'),
    },
  },
];

/** The first setting that is not right, in words, with its name and value; undefined if all are. */
function broken(settings: Settings, { rules, ways }: Group, site: string): string | undefined {
  const way = Object.keys(settings).find((name) => ways?.test(name) && settings[name] === true);
  if (way) return `people can sign in in another way too (${way}: true)`;
  const [name, rule] = Object.entries(rules).find(([key, [is]]) => !is(settings[key], site)) ?? [];
  if (!name || !rule) return undefined;
  const shown = String(settings[name]);
  return `${rule[1]} (${name}: ${shown.length > 60 ? 'another text' : shown})`;
}

/** Checks of a hosted project's own settings, which only its owner sees. */
export const projectChecks = (readApi: ManagementApi): Check[] => [
  ...GROUPS.flatMap((group) =>
    checks(group.remedy, {
      [`Setting: ${group.name}`]: async ({ site }) =>
        broken(await readApi<Settings>(group.path ?? 'config/auth'), group, site),
    }),
  ),
  ...checks(byHand(`${PROVIDERS} > Email: Prevent use of leaked passwords (a paid plan)`), {
    async 'Setting: leaked passwords are refused'() {
      const settings = await readApi<Settings>('config/auth');
      if (settings.password_hibp_enabled === true) return undefined;
      if (await isPaid(readApi)) return 'that is off';
      return { advice: 'not on a free plan; the admin area refuses the 3,000 most common ones' };
    },
  }),
];

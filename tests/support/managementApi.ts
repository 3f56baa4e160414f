/** A stand-in for Supabase's Management API, with answers in the form of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Check, type Deployment, runChecks } from '../../server/doctor/check';
import { type ManagementApi, managementApi } from '../../server/doctor/managementApi';
import { ROOT } from '../../server/paths';

export const SITE = 'https://www.firm.example';
const PROJECT = '/v1/projects/abcdefgh';

const DEPLOYMENT = {
  site: SITE,
  backend: 'https://abcdefgh.supabase.co',
  key: 'sb_publishable_x',
};

const template = (name: string) =>
  readFileSync(join(ROOT, `supabase/templates/${name}.html`), 'utf8');

export const SOUND_AUTH = {
  disable_signup: true,
  external_email_enabled: true,
  external_phone_enabled: false,
  external_google_enabled: false,
  external_anonymous_users_enabled: false,
  saml_enabled: false,
  mailer_autoconfirm: false,
  mfa_totp_enroll_enabled: true,
  mfa_totp_verify_enabled: true,
  rate_limit_otp: 30,
  rate_limit_verify: 30,
  password_hibp_enabled: true,
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
  smtp_port: '465',
  smtp_admin_email: 'web@firm.example',
  rate_limit_email_sent: 30,
  jwt_exp: 900,
  refresh_token_rotation_enabled: true,
  security_refresh_token_reuse_interval: 10,
  sessions_timebox: 12,
  sessions_inactivity_timeout: 1,
  site_url: SITE,
  uri_allow_list: `${SITE}/admin-login`,
};

/** By path, what a sound project of an organisation that pays answers. */
const SOUND: Record<string, unknown> = {
  [PROJECT]: { region: 'eu-central-1', organization_slug: 'firm' },
  '/v1/organizations/firm': { name: 'Firm', plan: 'pro' },
  '/v1/organizations/firm/members': [
    { user_name: 'lawyer', role_name: 'Owner', mfa_enabled: true },
  ],
  [`${PROJECT}/config/auth`]: SOUND_AUTH,
  [`${PROJECT}/postgrest`]: { db_schema: 'public', max_rows: 1000 },
  [`${PROJECT}/api-keys/legacy`]: { enabled: false },
  [`${PROJECT}/storage/buckets`]: [
    { name: 'images', public: true },
    { name: 'private', public: false },
  ],
  [`${PROJECT}/ssl-enforcement`]: {
    currentConfig: { database: true },
    appliedSuccessfully: true,
  },
  [`${PROJECT}/network-restrictions`]: {
    entitlement: 'allowed',
    config: { dbAllowedCidrs: ['203.0.113.0/24'], dbAllowedCidrsV6: [] },
    status: 'applied',
  },
};

const backups = () => ({
  backups: [
    { status: 'FAILED', inserted_at: new Date().toISOString() },
    { status: 'COMPLETED', inserted_at: new Date(Date.now() - 86_400_000).toISOString() },
  ],
  physical_backup_data: {},
});

interface Found {
  /** 'name: problem', of all that failed. */
  problems: string[];
  advice: string[];
  asked: { path: string; token: string | undefined }[];
}

/**
 * Runs checks against an API in which `changed` paths answer something else; a number is a status.
 * Paths without a version and a project are those of the project.
 */
export async function askedOf(
  checks: (readApi: ManagementApi) => Check[],
  changed: Record<string, unknown> = {},
): Promise<Found> {
  const pathOf = (name: string) =>
    name.startsWith('/') ? `/v1${name}` : PROJECT + (name && `/${name}`);
  const answers: Record<string, unknown> = {
    ...SOUND,
    [`${PROJECT}/database/backups`]: backups(),
    ...Object.fromEntries(Object.entries(changed).map(([name, to]) => [pathOf(name), to])),
  };
  const asked: Found['asked'] = [];
  const fetch: Deployment['fetch'] = (input, init) => {
    const { url, headers } = new Request(input, init);
    const path = url.replace('https://api.supabase.com', '');
    asked.push({ path, token: headers.get('authorization') ?? undefined });
    const answer = answers[path] ?? 404;
    return Promise.resolve(
      typeof answer === 'number'
        ? Response.json({ message: 'no' }, { status: answer })
        : Response.json(answer),
    );
  };
  const readApi = managementApi(DEPLOYMENT.backend, fetch, 'secret');
  const found = await runChecks(checks(readApi), { ...DEPLOYMENT, fetch });
  return {
    problems: found.flatMap(({ name, problem }) => (problem ? `${name}: ${problem}` : [])),
    advice: found.flatMap(({ name, advice }) => (advice ? `${name}: ${advice}` : [])),
    asked,
  };
}

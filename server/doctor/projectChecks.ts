import type { Check, Deployment } from './check.ts';
import { type ManagementApi, isPaid } from './managementApi.ts';
import * as rules from './settings.ts';

/** Where `supabase config push` sets it too. */
const inConfig = (place: string) =>
  `${place} (docs/deploy.md, 2.4), or: npx supabase config push, from supabase/config.toml.`;

/** For what supabase/config.toml does not set. */
const byHand = (place: string) => `${place}, in the dashboard alone (docs/deploy.md, 2.4).`;

const PROVIDERS = 'Authentication > Sign In / Providers';

/** Checks of a hosted project's own settings, which only its owner sees. */
export function projectChecks(readApi: ManagementApi): Check[] {
  const check = (
    name: string,
    remedy: string,
    problem: (settings: rules.Settings, deployment: Deployment) => string | undefined,
    path = 'config/auth',
  ): Check => ({
    name: `Setting: ${name}`,
    remedy,
    run: async (deployment) => problem(await readApi(deployment, path), deployment),
  });

  const leakedPasswords: Check = {
    name: 'Setting: leaked passwords are refused',
    remedy: byHand(`${PROVIDERS} > Email: Prevent use of leaked passwords (a paid plan)`),
    async run(deployment) {
      const settings = await readApi<rules.Settings>(deployment, 'config/auth');
      if (settings.password_hibp_enabled === true) return undefined;
      if (await isPaid(readApi, deployment)) return 'that is off';
      return { advice: 'not on a free plan; the admin area refuses the 3,000 most common ones' };
    },
  };

  return [
    check(
      'how people sign in',
      inConfig(PROVIDERS),
      (settings) => rules.otherProviders(settings) ?? rules.broken(settings, rules.SIGN_IN),
    ),
    check('passwords', inConfig(`${PROVIDERS} > Email`), (settings) =>
      rules.broken(settings, rules.PASSWORDS),
    ),
    check(
      'the current password is asked for',
      byHand(`${PROVIDERS} > Email: Require current password when updating`),
      (settings) => rules.broken(settings, rules.CURRENT_PASSWORD),
    ),
    leakedPasswords,
    check('mails and their links', inConfig('Authentication > Emails'), (settings) =>
      rules.broken(settings, rules.LINKS),
    ),
    check(
      'the server that sends mails',
      byHand('Authentication > Emails > SMTP Settings, and Authentication > Rate Limits'),
      (settings) => rules.broken(settings, rules.MAIL_SERVER),
    ),
    check(
      'sessions',
      inConfig('Authentication > Sessions, Project Settings > JWT Keys'),
      (settings) => rules.broken(settings, rules.SESSIONS),
    ),
    check(
      'addresses of the site',
      inConfig('Authentication > URL Configuration'),
      (settings, { site }) => rules.broken(settings, rules.ADDRESSES(site)),
    ),
    check(
      'what the API shows',
      inConfig('Project Settings > Data API'),
      (settings) => rules.broken(settings, rules.API),
      'postgrest',
    ),
  ];
}

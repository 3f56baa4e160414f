/** What `supabase config push` would do to a live project. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ACCOUNT_MAILS, withSubjects } from '../../server/mail/accountMails';
import { ROOT } from '../../server/paths';
import { firm } from '@/site/firm';
import { LOGIN_PATH } from '@/site/adminPaths';

const config = readFileSync(join(ROOT, 'supabase/config.toml'), 'utf8');

/** The values of a section as they are written, by name. */
function section(name: string): Record<string, string> {
  const [, rest = ''] = `\n${config}`.split(`\n[${name}]\n`);
  const [body = ''] = rest.split(/^\[/m);
  return Object.fromEntries(
    [...body.matchAll(/^(\w+) = (.+)$/gm)].map(([, key = '', value = '']) => [key, value]),
  );
}

it('the Edge Functions take the versions of packages that the server has', () => {
  const file = join(ROOT, 'supabase/functions/deno.json');
  const { imports } = JSON.parse(readFileSync(file, 'utf8')) as { imports: Record<string, string> };
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version: string }> };
  for (const [name, target] of Object.entries(imports)) {
    const [, asked] = /^npm:\/?(.+?)\/?$/.exec(target) ?? [];
    const known = name.replace(/\/$/, '');
    expect(asked).toBe(`${known}@${packages[`node_modules/${known}`]?.version}`);
  }
  for (const name of ['send-mail', 'read-calendars', 'calendar'])
    expect(section(`functions.${name}`).import_map).toBe('"./functions/deno.json"');
});

it('the sign-in service of a hosted project has no sign-up, confirmed addresses, second factors and limits of sessions', () => {
  expect(section('auth').enable_signup).toBe('false');
  expect(section('auth.email')).toMatchObject({
    // In this section it switches the e-mail provider, and with it every sign-in by password.
    enable_signup: 'true',
    enable_confirmations: 'true',
    double_confirm_changes: 'true',
    otp_expiry: '600',
    otp_length: '10',
  });
  for (const name of ['auth', 'auth.email'])
    expect(section(`remotes.production.${name}`)).not.toHaveProperty('enable_signup');
  // The CLI switches them off where nothing is said.
  expect(section('auth.mfa.totp')).toEqual({ enroll_enabled: 'true', verify_enabled: 'true' });
  // In whole hours, since the CLI cuts off the rest.
  const limits = Object.values(section('remotes.production.auth.sessions'));
  expect(limits.length).toBeGreaterThan(0);
  for (const limit of limits) expect(limit).toMatch(/^"[1-9]\d*h"$/);
  // The page of the sign-in alone, as the guide says.
  const { additional_redirect_urls: urls = '' } = section('remotes.production.auth');
  expect(urls).toBe(`["https://www.your-firm.com${LOGIN_PATH}"]`);
  const guide = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8');
  expect(guide).toContain(`\`https://www.your-firm.com${LOGIN_PATH}\` as a redirect URL`);
});

it('the mails of a hosted project about accounts are those that `npm run mail:templates` writes', () => {
  for (const name of ['recovery', 'invite'] as const) {
    const html = readFileSync(join(ROOT, `supabase/templates/${name}.html`), 'utf8');
    expect(html).toBe(ACCOUNT_MAILS[name].html);
    expect(html).toContain(firm.name);
    const { subject, content_path: path } = section(`auth.email.template.${name}`);
    expect(subject).toContain(firm.name);
    expect(path).toBe(`"./supabase/templates/${name}.html"`);
  }
  expect(withSubjects(config)).toBe(config);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secrets of a server, beside those that the embedded backend makes for itself. */
export type SecretName =
  | 'SMTP_URL'
  | 'ARCHIVE_PASSPHRASE'
  | 'DATABASE_URL'
  | 'SUPABASE_SECRET_KEY'
  | 'TRANSLATION_KEY';

/** A secret, from the folder of systemd's or a container's secrets (CREDENTIALS_DIRECTORY), or the environment. */
export function secretOf(
  name: SecretName,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  const file = env.CREDENTIALS_DIRECTORY && join(env.CREDENTIALS_DIRECTORY, name);
  const value = file && existsSync(file) ? readFileSync(file, 'utf8').trim() : env[name];
  return value || undefined;
}

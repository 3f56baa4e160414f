import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secrets of a server. Those that the embedded backend makes for itself stay in its data
 * directory.
 */
export type SecretName =
  | 'SMTP_URL'
  | 'ARCHIVE_PASSPHRASE'
  | 'DATABASE_URL'
  | 'SUPABASE_SECRET_KEY'
  | 'TRANSLATION_KEY';

/**
 * A secret by its name: from the folder that systemd or a container's secrets provide for this
 * process alone (CREDENTIALS_DIRECTORY), or else from the environment. Undefined if it is in
 * neither.
 */
export function secretOf(
  name: SecretName,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  const file = env.CREDENTIALS_DIRECTORY && join(env.CREDENTIALS_DIRECTORY, name);
  const value = file && existsSync(file) ? readFileSync(file, 'utf8').trim() : env[name];
  return value || undefined;
}

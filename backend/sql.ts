import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SUPABASE } from './paths.ts';

/** One SQL file of `supabase/`; `version` is the time stamp its name starts with (Supabase CLI's rule). */
export interface SqlFile {
  name: string;
  version: string;
  sql: string;
}

function sqlFiles(folder: string): SqlFile[] {
  return readdirSync(join(SUPABASE, folder))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({
      name,
      version: name.split('_')[0] ?? name,
      sql: readFileSync(join(SUPABASE, folder, name), 'utf8'),
    }));
}

export function migrationFiles(): SqlFile[] {
  return sqlFiles('migrations');
}

/** The migrations that only grant; the embedded backend needs them again at every start. */
export function grantFiles(): SqlFile[] {
  return migrationFiles().filter(({ name }) => name.endsWith('_grants.sql'));
}

/** The seed in the order that `supabase/config.toml` gives to the Supabase CLI. */
export function seedFiles(): SqlFile[] {
  const config = readFileSync(join(SUPABASE, 'config.toml'), 'utf8');
  const list = /^sql_paths\s*=\s*\[([^\]]*)\]/m.exec(config)?.[1];
  if (!list) throw new Error('supabase/config.toml names no sql_paths');
  return [...list.matchAll(/"\.\/([^"]+)"/g)].flatMap(([, path = '']) => {
    if (path.endsWith('/*.sql')) return sqlFiles(path.slice(0, -'/*.sql'.length));
    return [{ name: basename(path), version: '', sql: readFileSync(join(SUPABASE, path), 'utf8') }];
  });
}

/** Changes with every change of a migration: by it a test sees that the generated types are stale. */
export function migrationsFingerprint(): string {
  const hash = createHash('sha256');
  for (const { name, sql } of migrationFiles()) hash.update(name).update(sql);
  return hash.digest('hex').slice(0, 16);
}

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SUPABASE } from '../paths.ts';

/** A SQL file of `supabase/`; its name begins with its version, a timestamp. */
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

/** All migrations, in order. */
export const migrationFiles = () => sqlFiles('migrations');

/** The current definition of the schema, in reading order. */
export const schemaFiles = () => sqlFiles('schemas');

/** The seed files, in the order of `supabase/config.toml`. */
export function seedFiles(): SqlFile[] {
  const config = readFileSync(join(SUPABASE, 'config.toml'), 'utf8');
  const list = /^sql_paths\s*=\s*\[([^\]]*)\]/m.exec(config)?.[1];
  if (!list) throw new Error('supabase/config.toml has no sql_paths');
  return [...list.matchAll(/"\.\/([^"]+)"/g)].flatMap(([, path = '']) => {
    if (path.endsWith('/*.sql')) return sqlFiles(path.slice(0, -'/*.sql'.length));
    return [{ name: basename(path), version: '', sql: readFileSync(join(SUPABASE, path), 'utf8') }];
  });
}

/** A hash of all migrations, by which a test detects stale generated types. */
export function migrationsFingerprint(): string {
  const hash = createHash('sha256');
  for (const { name, sql } of migrationFiles()) hash.update(name).update(sql);
  return hash.digest('hex').slice(0, 16);
}

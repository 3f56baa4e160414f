import { expect, it } from 'vitest';
import { hashOf } from '../../../server/embedded/migrations';
import { migrationFiles, seedFiles } from '../../../server/embedded/sql';
import RELEASED from '../../../supabase/released.json';

it('the SQL files are migrations in the order of unique timestamps', () => {
  const versions = migrationFiles().map(({ version }) => version);
  expect(versions.every((version) => /^\d{14}$/.test(version))).toBe(true);
  expect(versions).toEqual([...versions].sort());
  expect(new Set(versions).size).toBe(versions.length);
});

it('the SQL files are unchanged since they were released', () => {
  const files = new Map(migrationFiles().map(({ name, sql }) => [name, hashOf(sql)]));
  for (const [version, released] of Object.entries(RELEASED)) {
    for (const [name, hash] of Object.entries(released)) {
      expect(files.get(name), `${name} was released with ${version}: write a further one`).toBe(
        hash,
      );
    }
  }
});

it('the SQL files have no demo accounts in any migration', () => {
  for (const { name, sql } of migrationFiles()) {
    // Statements inside function bodies do not run in the migration.
    const done = sql.replaceAll(/\$(\w*)\$.*?\$\1\$/gs, '');
    expect(sql, name).not.toContain('demo.example');
    expect(done, name).not.toMatch(/insert into (auth\.|public\.staff)/i);
  }
  expect(seedFiles()[0]?.sql).toContain('admin@demo.example');
});

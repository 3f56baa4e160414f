import { describe, expect, it } from 'vitest';
import { grantFiles, migrationFiles, seedFiles } from '../../backend/sql';

describe('the SQL files', () => {
  it('are migrations in the order of their time stamps, each its own', () => {
    const versions = migrationFiles().map(({ version }) => version);
    expect(versions.every((version) => /^\d{14}$/.test(version))).toBe(true);
    expect(versions).toEqual([...versions].sort());
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('that grant come after the tables and functions they name', () => {
    const names = migrationFiles().map(({ name }) => name);
    expect(grantFiles().length).toBeGreaterThan(0);
    expect(names.at(-1)).toMatch(/_grants\.sql$/);
    for (const { sql } of grantFiles()) {
      const statements = sql.replaceAll(/--.*$/gm, '').split(';');
      for (const statement of statements) expect(statement.trim()).toMatch(/^(grant|revoke|$)/);
    }
  });

  it('are seeds in the order of config.toml: accounts and languages first', () => {
    const names = seedFiles().map(({ name }) => name);
    expect(names[0]).toBe('seed.sql');
    expect(names[1]).toBe('testimonials.sql');
    expect(names.length).toBeGreaterThan(10);
    expect(names.slice(2)).toEqual([...names.slice(2)].sort());
  });

  it('keep the demo accounts out of every migration', () => {
    for (const { name, sql } of migrationFiles()) {
      // What a function would do on request is not done by the migration.
      const done = sql.replaceAll(/\$\$.*?\$\$/gs, '');
      expect(sql, name).not.toContain('demo.example');
      expect(done, name).not.toMatch(/insert into (auth\.|public\.staff)/i);
    }
    expect(seedFiles()[0]?.sql).toContain('admin@demo.example');
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../server/paths';

const text = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');
const rows = [
  ...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| ([^|]+) \| ([^|]+) \| (.+) \|$/gm),
].map(([, id = '', level = '', requirement = '', verdict = '', where = '']) => ({
  id,
  level,
  requirement,
  verdict,
  where,
}));

const FILE = /`((?:\.ci|build|docs|e2e|server|src|supabase|tests)\/[^`]+|[\w.]+\.(?:json|js))`/g;
const filesIn = (part: string) => [...part.matchAll(FILE)].map(([, path = '']) => path);

/** The requirements of levels 1 and 2 in each chapter of ASVS 5.0.0. */
const PER_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

describe('the review against OWASP ASVS', () => {
  it('has every requirement of levels 1 and 2 once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
    expect(rows).toHaveLength(253);
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
    const counts = PER_CHAPTER.map(
      (_, index) => rows.filter(({ id }) => id.startsWith(`${index + 1}.`)).length,
    );
    expect(counts).toEqual(PER_CHAPTER);
  });

  it('counts its verdicts correctly', () => {
    const verdicts = ['met', 'partly', 'not met', 'host', 'n/a'];
    for (const level of ['1', '2']) {
      const counts = verdicts.map(
        (verdict) => rows.filter((row) => row.level === level && row.verdict === verdict).length,
      );
      const line = new RegExp(
        `^\\|\\s+${level} \\|${counts.map((n) => `\\s+${n} \\|`).join('')}$`,
        'm',
      );
      expect(text).toMatch(line);
    }
  });

  it('names files that exist', () => {
    const missing = filesIn(text).filter((path) => !existsSync(join(ROOT, path)));
    expect(missing).toEqual([]);
  });

  it('names tests that exist', () => {
    const named = [...text.matchAll(/`([^`]+)` '([^']+)'/g)];
    expect(named.length).toBeGreaterThan(10);
    const missing = named.filter(
      ([, path = '', title = '']) => !readFileSync(join(ROOT, path), 'utf8').includes(title),
    );
    expect(missing.map(([match]) => match)).toEqual([]);
  });

  it('names a file or a reason for each requirement that is met, and a reason for the others', () => {
    for (const { id, verdict, where } of rows) {
      expect(['met', 'partly', 'not met', 'host', 'n/a'], id).toContain(verdict);
      expect(where.trim(), id).not.toBe('');
    }
    const bare = rows.filter(
      ({ verdict, where }) => verdict === 'met' && filesIn(where).length === 0,
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });
});

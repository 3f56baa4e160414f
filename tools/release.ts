/**
 * `npx tsx tools/release.ts v1.1.0`: prints that version's part of the changelog, after checking
 * that package.json has the version and supabase/released.json all migrations. CONTRIBUTING.md says
 * how a release is made.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../server/embedded/migrations.ts';
import { migrationFiles } from '../server/embedded/sql.ts';
import { ROOT } from '../server/paths.ts';
import released from '../supabase/released.json' with { type: 'json' };

const [tag = ''] = process.argv.slice(2);
const version = tag.replace(/^v/, '');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const { version: current } = JSON.parse(read('package.json')) as { version: string };
if (current !== version) throw new Error(`package.json has ${current}, not ${version}.`);

const listed = new Map(Object.values(released).flatMap((files) => Object.entries(files)));
const missing = migrationFiles().filter(({ name, sql }) => listed.get(name) !== hashOf(sql));
if (missing.length > 0) {
  const hashes = Object.fromEntries(missing.map(({ name, sql }) => [name, hashOf(sql)]));
  throw new Error(`supabase/released.json lacks ${JSON.stringify({ [version]: hashes }, null, 2)}`);
}

const sections = read('CHANGELOG.md').split(/^(?=## )/m);
const notes = sections.find((section) => section.startsWith(`## ${version} `));
if (!notes) throw new Error(`CHANGELOG.md has no section of ${version}.`);
console.log(notes.slice(notes.indexOf('\n')).trim());

import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';

/** Contains the SQL of Supabase's lints (supabase/splinter), which has no package of its own. */
const SPLINTER = '@postgres-language-server/cli@0.25.5';

/** Indexes that are not used yet: all of them, in a new database. */
const UNUSED_INDEX = 'splinter/performance/unusedIndex';

/** With the lints' own messages. */
const ACCEPTED = [
  // Languages and practice areas stay.
  /language_fkey.* covering index/,
  /practice_area_fkey.* covering index/,
];

/** What Supabase's lints report for the schema that the API exposes. */
async function splinter(): Promise<string[]> {
  const database = `postgresql://supabase_admin@127.0.0.1:${inject('postgresPort')}/postgres`;
  const exposed = encodeURIComponent('-c pgrst.db_schemas=public');
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      SPLINTER,
      'dblint',
      `--connection-string=${database}?options=${exposed}`,
      '--reporter=json',
      '--max-diagnostics=1000',
    ],
    { cwd: tmpdir(), maxBuffer: 8e6 },
    // It exits with 1 when it reports an error.
  ).catch((error: unknown) => error as { stdout: string });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; message: string }[];
  };
  return diagnostics
    .filter(({ category }) => category !== UNUSED_INDEX)
    .map(({ category, message }) => `${category}: ${message}`);
}

it('Supabase’s own lints report nothing but what is accepted', { timeout: 180_000 }, async () => {
  const reports = await splinter();
  expect(reports.filter((report) => !ACCEPTED.some((known) => known.test(report)))).toEqual([]);
  expect(ACCEPTED.filter((known) => !reports.some((report) => known.test(report)))).toEqual([]);
});

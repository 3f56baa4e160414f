/** `npm run schema:migration`: generates the initial migration from supabase/schemas, in order. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaFiles } from '../server/embedded/sql.ts';
import { SUPABASE } from '../server/paths.ts';

const HEAD =
  '-- Generated from supabase/schemas by `npm run schema:migration`: read and edit those.\n';

const parts = schemaFiles().map(({ name, sql }) => `\n-- schemas/${name}\n\n${sql}`);
writeFileSync(join(SUPABASE, 'migrations/20261123000000_initial.sql'), HEAD + parts.join(''));

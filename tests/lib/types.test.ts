import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../server/paths';
import { migrationsFingerprint } from '../../server/embedded/sql';

it('the generated types match the migrations (else: npm run gen:types)', () => {
  const types = readFileSync(join(ROOT, 'src/lib/database.types.ts'), 'utf8');
  expect(types.split('\n')[0]).toContain(`Migrations: ${migrationsFingerprint()}`);
});

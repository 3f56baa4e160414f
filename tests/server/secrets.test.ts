import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { secretOf } from '../../server/secrets';

const folder = mkdtempSync(join(tmpdir(), 'credentials-'));
writeFileSync(join(folder, 'SMTP_URL'), 'smtps://from-the-store\n');
afterAll(() => rmSync(folder, { recursive: true }));

it('a secret is read from the service’s credentials before the environment', () => {
  const env = { CREDENTIALS_DIRECTORY: folder, SMTP_URL: 'smtps://visible', DATABASE_URL: 'x' };
  expect(secretOf('SMTP_URL', env)).toBe('smtps://from-the-store');
  expect(secretOf('DATABASE_URL', env)).toBe('x');
  expect(secretOf('ARCHIVE_PASSPHRASE', env)).toBeUndefined();
  expect(secretOf('SMTP_URL', { SMTP_URL: '' })).toBeUndefined();
});

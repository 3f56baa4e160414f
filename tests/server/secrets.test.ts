import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { secretOf } from '../../server/secrets';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
writeFileSync(join(folder, 'SMTP_URL'), 'smtps://from-the-store\n');

it('a secret is read from the service’s credentials before the environment', () => {
  const env = { CREDENTIALS_DIRECTORY: folder, SMTP_URL: 'smtps://visible', DATABASE_URL: 'x' };
  expect(secretOf('SMTP_URL', env)).toBe('smtps://from-the-store');
  expect(secretOf('DATABASE_URL', env)).toBe('x');
  expect(secretOf('ARCHIVE_PASSPHRASE', env)).toBeUndefined();
  expect(secretOf('SMTP_URL', { SMTP_URL: '' })).toBeUndefined();
});

import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../../../server/embedded/embedded';
import { clientOf } from '../../support/backend';
import { picture, pictureName } from '../../support/pictures';

const dataDir = mkdtempSync(join(tmpdir(), 'private-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** What other users of the machine could open, relative to the data directory. */
const open = () =>
  readdirSync(dataDir, { recursive: true })
    .map(String)
    .filter((path) => statSync(join(dataDir, path)).mode & 0o077);

/** Two starts on a busy machine. */
const SLOW = 120_000;

describe.skipIf(process.platform === 'win32')('a data directory', () => {
  it(
    'has no file that other users of the machine can read, and restricts existing ones',
    async () => {
      const first = await startEmbedded({ dataDir, seed: false });
      const { storage } = clientOf(first, first.serviceKey);
      expect((await storage.from('images').upload(pictureName(1), picture())).error).toBeNull();
      const files = readdirSync(dataDir, { recursive: true }).map(String);
      expect(files).toContain(join('storage', 'images', pictureName(1)));
      expect(files).toContain(join('db', 'PG_VERSION'));
      expect(open()).toEqual([]);
      await first.close();

      // As an earlier version left it.
      chmodSync(join(dataDir, 'db', 'PG_VERSION'), 0o644);
      chmodSync(join(dataDir, 'storage'), 0o755);
      const second = await startEmbedded({ dataDir, seed: false });
      expect(open()).toEqual([]);
      await second.close();
    },
    SLOW,
  );
});

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedBackend, startEmbedded } from '../../../server/embedded/embedded';
import { LANGUAGES } from '../../../src/site/languages';
import { type Client, clientOf, startMigrated, useBackend } from '../../support/backend';
import { picture, pictureBytes, pictureName } from '../../support/pictures';
import { SOURCE_LANGUAGE } from '@/site/languages';

const LOGIN = { email: 'admin@demo.example', password: 'demo-admin-2026' };

const SLOW = 120_000; // A first start on disk, slow on a busy machine.

async function count(client: Client, table: string, column = 'id'): Promise<number | null> {
  return (await client.from(table).select(column, { count: 'exact', head: true })).count;
}

describe('data on disk', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  const start = (seed = true) => startEmbedded({ dataDir, seed, captureEmails: true });
  let running: EmbeddedBackend;

  beforeAll(async () => {
    running = await start(false); // A first start that was interrupted before the seed.
  }, SLOW);

  afterAll(async () => {
    await running.close();
    rmSync(dataDir, { recursive: true });
  });

  it('leaves the exit code of the process to the process', async () => {
    process.exitCode = 3;
    await (await startMigrated()).close();
    const { exitCode } = process;
    process.exitCode = undefined;
    expect(exitCode).toBe(3);
  });

  it('is refused to a second start without affecting the first', async () => {
    await expect(start()).rejects.toThrow(/is in use by another process/);
    expect(await count(clientOf(running), 'language_settings', 'language_code')).toBe(
      LANGUAGES.length,
    );
    expect(existsSync(join(dataDir, 'lock'))).toBe(true);
  });

  it(
    'is seeded by the start after an interrupted one',
    async () => {
      await running.close();
      expect(existsSync(join(dataDir, 'lock'))).toBe(false);
      running = await start();
      expect(await count(clientOf(running), 'blog_posts')).toBeGreaterThan(10);
    },
    SLOW,
  );

  it(
    'survives a restart: rows, files, sessions and grants',
    async () => {
      const before = clientOf(running);
      const { data: login } = await before.auth.signInWithPassword(LOGIN);
      await before.from('blog_posts').delete().eq('hidden', true);
      const kept = await count(before, 'blog_posts');
      await before.storage.from('images').upload(pictureName(1), picture());
      await running.close();

      running = await start();
      const after = clientOf(running);
      await after.auth.setSession({
        access_token: login.session?.access_token ?? '',
        refresh_token: login.session?.refresh_token ?? '',
      });
      expect(await count(after, 'blog_posts')).toBe(kept); // The seed did not run again.
      expect((await after.from('staff').select('role')).data).toHaveLength(2);
      const { data } = await after.storage.from('images').download(pictureName(1));
      expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(pictureBytes('image/webp'));
      const { error } = await clientOf(running).from('testimonials').select('verification');
      expect(error?.code).toBe('42501');
    },
    SLOW,
  );
});

describe('data of another edition', () => {
  it(
    'are refused with a sentence that says what to do, and not changed',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
      const old = {
        name: '20260901000100_staff.sql',
        version: '20260901000100',
        sql: 'create table public.staff (user_id uuid)',
      };
      const start = (migrations?: [typeof old]) =>
        startEmbedded({
          dataDir,
          seed: false,
          captureEmails: true,
          ...(migrations && { migrations }),
        });
      try {
        await (await start([old])).close();
        await expect(start()).rejects.toThrow(/20260901000100_staff\.sql.*npm run import/);
        const again = await start([old]);
        const { rows } = await again.connection.driver.query(
          `select relname from pg_class where relnamespace = 'public'::regnamespace`,
        );
        await again.close();
        expect(rows).toEqual([{ relname: 'staff' }]);
      } finally {
        rmSync(dataDir, { recursive: true });
      }
    },
    SLOW,
  );
});

describe('in memory', () => {
  const db = useBackend({ seed: true, siteUrl: 'http://localhost:4999' });

  describe('concurrent requests', () => {
    it('never run with each other’s role', async () => {
      const { anon, admin } = db.clients;
      const [open, all] = [await count(anon, 'blog_posts'), await count(admin, 'blog_posts')];
      expect(open).not.toBe(all);
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, i) => count(i % 2 ? anon : admin, 'blog_posts')),
      );
      expect(answers).toEqual(answers.map((_, i) => (i % 2 ? open : all)));
    });

    it('do not take part in each other’s transactions: reads, writes and refusals', async () => {
      const { anon, admin } = db.clients;
      const keys = Array.from({ length: 20 }, (_, i) => `concurrent.${i}`);
      const answers = await Promise.all(
        keys.map((key) =>
          Promise.all([
            anon.from('contact_surveys').select('id'),
            admin.from('contact_surveys').select('id'),
            admin
              .from('text_overrides')
              .insert({ language: SOURCE_LANGUAGE, namespace: 'common', key, value: key }),
          ]),
        ),
      );
      for (const [refused, read, written] of answers) {
        expect(refused.error?.code).toBe('42501');
        expect(read.error).toBeNull();
        expect(written.error).toBeNull();
      }
      const { data } = await anon.from('text_overrides').select('key').in('key', keys);
      expect(data).toHaveLength(keys.length);
    });

    it('do not block the next one when they fail', async () => {
      const { anon } = db.clients;
      const [refused, answered] = await Promise.all([
        anon.from('nothing').select('*'),
        anon.from('language_settings').select('*'),
      ]);
      expect(refused.error).not.toBeNull();
      expect(answered.data).toHaveLength(LANGUAGES.length);
    });

    it('do not fail after one with an empty array, which PGlite cannot read', async () => {
      const { anon } = db.clients;
      const { error } = await anon.from('blog_posts').select('id').eq('languages', '{}');
      expect(error?.code).toBe('08P01');
      expect((await anon.from('language_settings').select('*')).data).toHaveLength(
        LANGUAGES.length,
      );
    });
  });

  describe('compatibility with a hosted project', () => {
    it('returns times in ISO 8601 and numerics as numbers', async () => {
      const { data } = await db.clients.anon.from('stats_realtime').select('*').single();
      expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/);
      expect(data?.web_visitors).toBe(0);
    });

    it('answers a violated constraint with 400 and the database’s code', async () => {
      const { error, status } = await db.clients.anon.from('contact_surveys').insert({
        name: 'A',
        consent: false,
        language: SOURCE_LANGUAGE,
        channel: 'video',
        practice_area: 'civil',
        urgency: 'normal',
        message: 'x',
        consent_language: SOURCE_LANGUAGE,
        consent_version: '2026-09-01',
        fill_seconds: 9,
      });
      expect(status).toBe(400);
      expect(error?.code).toBe('23514');
    });

    it('sends a password recovery mail', async () => {
      const { error } = await db.clients.anon.auth.resetPasswordForEmail(LOGIN.email);
      expect(error).toBeNull();
      const mail = JSON.stringify([...(db.backend.emails?.messages ?? [])]);
      expect(mail).toContain(LOGIN.email);
      expect(mail).toContain('localhost:4999');
    });
  });
});

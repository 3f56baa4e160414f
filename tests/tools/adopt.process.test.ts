import { expect, it, onTestFinished } from 'vitest';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { startEmbedded } from '../../server/embedded/embedded';
import { schemaFiles } from '../../server/embedded/sql';
import { ROOT } from '../../server/paths';
import { answersOf } from '../../tools/adopt/answers';
import { adopt } from '../../tools/adopt/edits';
import { filesOf } from '../../tools/adopt/source';
import { LAST, UNKNOWN } from '../support/languages';

const others = LANGUAGES.filter((code) => code !== LAST);

/** A translation with slugs of its own; the source of before gets columns. */
it.each([
  ['more', [...LANGUAGES, UNKNOWN], UNKNOWN],
  ['as the source, and one less', [UNKNOWN, ...others], SOURCE_LANGUAGE],
  ['of the site as the source', [LAST, ...others], SOURCE_LANGUAGE],
])(
  'writes schemas for a language %s that a database takes and reads posts in',
  async (_, languages, own) => {
    const files = filesOf(ROOT);
    adopt(files, answersOf({ languages }));
    const migrations = schemaFiles().map((file) => ({
      ...file,
      sql: files.read(`supabase/schemas/${file.name}`),
    }));
    const backend = await startEmbedded({ seed: false, captureEmails: true, migrations });
    onTestFinished(() => backend.close());
    await backend.query(
      `insert into public.blog_posts (slug, title, content, slug_${own}, title_${own}, content_${own})
     values ('una', 'Una', 'Texto.', 'own', 'Own', 'Text.')`,
    );
    const [row] = await backend.query('select private.published_addresses()::text as addresses');
    expect(row?.addresses).toContain(`"${own}": "own"`);
    const [post] = await backend.query('select languages from public.blog_posts');
    expect(post?.languages).toEqual([languages[0], own]);
  },
  240_000,
);

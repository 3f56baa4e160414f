import { expect, it } from 'vitest';
import { LANGUAGES } from '@/site/languages';
import { startEmbedded } from '../../server/embedded/embedded';
import { schemaFiles } from '../../server/embedded/sql';
import { ROOT } from '../../server/paths';
import { adopt, completed, filesOf } from '../../tools/adopt';
import { UNKNOWN } from '../support/languages';

it('writes schemas for a language more that a database takes and reads posts in', async () => {
  const files = filesOf(ROOT);
  adopt(files, completed({ languages: [...LANGUAGES, UNKNOWN] }));
  const migrations = schemaFiles().map((file) => ({
    ...file,
    sql: files.read(`supabase/schemas/${file.name}`),
  }));
  const backend = await startEmbedded({ seed: false, captureEmails: true, migrations });
  try {
    await backend.query(
      `insert into public.blog_posts (slug, title, content, slug_${UNKNOWN}, title_${UNKNOWN}, content_${UNKNOWN})
       values ('una', 'Una', 'Texto.', 'own', 'Own', 'Text.')`,
    );
    const [row] = await backend.query('select private.published_addresses()::text as addresses');
    expect(row?.addresses).toContain(`"${UNKNOWN}": "own"`);
  } finally {
    await backend.close();
  }
}, 240_000);

import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useBackend } from '../support/backend';
import { OTHER, UNKNOWN } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();
let post = '';

beforeEach(async () => {
  await db.sql(
    'truncate public.blog_posts, private.translation_wishes, private.wishes_by_caller cascade',
  );
  post = await add('una');
});

async function add(slug: string, columns: Row = {}): Promise<string> {
  const row: Row = { hidden: false, date: '2026-01-01', [`title_${OTHER}`]: null, ...columns };
  const [added] = await db.sql(
    `insert into public.blog_posts (slug, title, content, title_${OTHER}, content_${OTHER}, hidden, date)
     values ($1, 'Una', 'Texto', $2, $2, $3, $4) returning id`,
    [slug, row[`title_${OTHER}` as const], row.hidden, row.date],
  );
  return String(added?.id);
}

/** A wish from an address. */
const wish = async (address: string, lang: string = OTHER, id = post) => {
  const { error } = await db.clients.anon
    .rpc('wish_translation', { post: id, lang })
    .setHeader('X-Forwarded-For', address);
  expect(error).toBeNull();
};
const wanted = async (in_language = '') => {
  const { data } = await db.clients.editor.rpc('posts_for_staff', {
    in_state: 'wanted',
    in_language,
  });
  return data?.map(({ slug, wanted: wishes }) => [slug, wishes]);
};

describe('a wish for a translation', () => {
  it('is counted once a day for each address, and listed for staff until it is fulfilled', async () => {
    await wish('203.0.113.1');
    await wish('203.0.113.1');
    await wish('203.0.113.2');
    await wish('203.0.113.2', 'fr');
    expect(await wanted()).toEqual([['una', { [OTHER]: 2, fr: 1 }]]);
    expect(await wanted('fr')).toEqual([['una', { [OTHER]: 2, fr: 1 }]]);
    expect(await wanted('en')).toEqual([]);
    const { data } = await db.clients.editor.rpc('post_counts', {});
    expect(data).toMatchObject([{ wanted: 1 }]);

    await db.sql(
      `update public.blog_posts set title_${OTHER} = 'Eins', content_${OTHER} = 'Text', title_fr = 'Une'`,
    );
    expect(await wanted()).toEqual([['una', { fr: 1 }]]);
    await db.sql(`update public.blog_posts set content_fr = 'Texte'`);
    expect(await wanted()).toEqual([]);
  });

  it('counts again on another day, whose hashes cannot be linked with those of before', async () => {
    await wish('203.0.113.1');
    await db.sql(`update private.wishes_by_caller set day = day - 1`);
    await wish('203.0.113.1');
    expect(await wanted()).toEqual([['una', { [OTHER]: 2 }]]);
    expect(await db.sql('table private.wishes_by_caller')).toHaveLength(1);
    expect(JSON.stringify(await db.sql('table private.wishes_by_caller'))).not.toContain('203.0');
  });

  it('is ignored after twenty of one address in a day', async () => {
    for (let number = 0; number < 22; number++) {
      await wish('203.0.113.1', OTHER, await add(`numero-${number}`));
    }
    expect(await wanted()).toHaveLength(20);
  });

  it('is ignored for what readers cannot see, have already or cannot choose, and from staff', async () => {
    await wish('203.0.113.1', OTHER, await add('oculta', { hidden: true }));
    await wish('203.0.113.1', OTHER, await add('futura', { date: '2999-01-01' }));
    await wish('203.0.113.1', OTHER, await add('traducida', { [`title_${OTHER}`]: 'Da' }));
    await wish('203.0.113.1', OTHER, '20000000-0000-4000-8000-000000000999');
    await wish('203.0.113.1', SOURCE_LANGUAGE);
    await wish('203.0.113.1', UNKNOWN);
    await db.sql(
      `update public.language_settings set is_active = false where language_code = 'fr'`,
    );
    await wish('203.0.113.1', 'fr');
    await db.sql(`update public.language_settings set is_active = true where language_code = 'fr'`);
    const { error } = await db.clients.editor.rpc('wish_translation', { post, lang: OTHER });
    expect(error).toBeNull();
    expect(await wanted()).toEqual([]);
    expect(await db.sql('table private.translation_wishes')).toEqual([]);
  });
});

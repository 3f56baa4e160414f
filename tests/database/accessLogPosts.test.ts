import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useBackend, USERS } from '../support/backend';
import { ANOTHER, OTHER } from '../support/languages';

const db = useBackend();
let last = 0;

beforeEach(async () => {
  await db.sql('delete from public.blog_posts');
  last = Number((await db.sql('select last from private.access_log_ends'))[0]?.last);
});

const lines = () =>
  db.sql(
    'select person, action, subjects, detail from private.access_log where seq > $1 order by seq',
    [last],
  );
const changes = async () => (await lines()).map(({ detail }) => detail);

describe('the log records of a post', () => {
  it('each change of what the public sees, and who made it', async () => {
    const posts = () => db.clients.editor.from('blog_posts');
    const draft = { slug: 'one', title: 'Uno', hidden: true };
    const { data } = await posts().insert(draft).select('id').single();
    const id = String(data?.id);
    const change = (row: Row) => posts().update(row).eq('id', id);
    await change({ title: 'Otro' });
    expect(await changes()).toEqual([]);
    await change({ hidden: false });
    await change({ title: 'Tercero' });
    await change({ hidden: true });
    await change({ hidden: false, date: '2999-01-01' });
    await change({ deleted_at: '2001-01-01' });
    await posts().delete().eq('id', id);
    expect(await changes()).toEqual([
      'hidden > published one',
      'published > hidden one',
      'hidden > scheduled one',
      'scheduled > binned one',
      'binned > erased one',
    ]);
    expect((await lines())[0]).toMatchObject({
      person: USERS.editor,
      action: 'post',
      subjects: [id],
    });
  });

  it('its publication in one language', async () => {
    const { data } = await db.clients.editor
      .from('blog_posts')
      .insert({
        slug: 'one',
        title: 'Uno',
        hidden: true,
        waiting_texts: { [ANOTHER]: { title: 'عنوان' } },
      })
      .select('id')
      .single();
    const change = (row: Row) =>
      db.clients.editor.from('blog_posts').update(row).eq('id', String(data?.id));
    await change({ waiting_texts: { [ANOTHER]: { title: 'آخر' }, [OTHER]: { title: 'Eins' } } });
    await change({ hidden: false });
    await change({ waiting_texts: { [OTHER]: { title: 'Zwei' } }, [`title_${ANOTHER}`]: 'آخر' });
    await change({
      waiting_texts: { [ANOTHER]: { title: 'آخر' }, [OTHER]: {} },
      [`title_${ANOTHER}`]: null,
    });
    expect(await changes()).toEqual([
      'hidden > published one',
      `waiting > published one ${ANOTHER}`,
      `published > waiting one ${ANOTHER}`,
    ]);
  });

  it('its publication by the first save, but not by restoring an archive', async () => {
    await db.clients.editor.from('blog_posts').insert({ slug: 'two', title: 'Dos' });
    await db.sql(`insert into public.blog_posts (slug, title) values ('three', 'Tres')`);
    expect(await changes()).toEqual(['hidden > published two']);
    await db.sql(`update public.blog_posts set hidden = true where slug = 'three'`);
    expect((await lines())[1]).toMatchObject({ person: null, detail: 'published > hidden three' });
  });
});

/** When the files of the build may have a translation that has been withdrawn. */
import { expect, it, vi } from 'vitest';
import { followPublished, publicProject } from '../../../server/publication/followPublished';
import { useBackend } from '../../support/backend';
import { writerOf } from '../../support/posts';
import { OTHER } from '../../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();
const { insert, update } = writerOf(db);

const follow = () => followPublished(publicProject(db.backend));

it('addresses that nobody knows are looked up together', async () => {
  const fetch = vi.fn(publicProject(db.backend).fetch);
  const { has } = followPublished({ ...publicProject(db.backend), fetch });
  const addresses = Array.from({ length: 50 }, (_, number) => `/blog/none-${number}`);
  expect(await Promise.all(addresses.map(has))).not.toContain(true);
  expect(fetch.mock.calls.length).toBeLessThan(4);
});

const german = { [`title_${OTHER}`]: 'Eins', [`content_${OTHER}`]: 'Ein Text.' };
it('files are outdated once a translation is withdrawn, until it is there again or they are written', async () => {
  const { id } = await insert({ slug: 'one', title: 'One', ...german });
  const published = follow();
  const outdated = async () => {
    await published.refresh();
    return published.isOutdated('/feed.xml');
  };
  expect(await outdated()).toBe(false);
  await update(id, {
    [`title_${OTHER}`]: null,
    [`content_${OTHER}`]: null,
    waiting_texts: { [OTHER]: { title: 'Eins', content: 'Ein Text.' } },
  });
  expect(await outdated()).toBe(true);
  await update(id, { ...german, waiting_texts: {} });
  expect(await outdated()).toBe(false);
});

it('a post is found by its slugs in all languages; only its file is outdated by a new slug, since the former one still leads to it', async () => {
  const own = `slug_${OTHER}`;
  const { id } = await insert({ slug: 'five', title: 'Cinco', ...german, [own]: 'funf' });
  const published = follow();
  await published.refresh();
  const slugs = { [SOURCE_LANGUAGE]: 'five', [OTHER]: 'funf' };
  for (const path of ['/blog/five', `/${OTHER}/blog/five`, '/blog/funf', `/${OTHER}/blog/funf`]) {
    expect(await published.has(path)).toBe(true);
    expect(published.slugsAt(path)).toEqual(slugs);
  }
  const file = `/${OTHER}/blog/funf.html`;
  const outdated = () => [file, `/${OTHER}/blog.html`].map((name) => published.isOutdated(name));
  expect(outdated()).toEqual([false, false]);
  await update(id, { [own]: 'fuenf' });
  await published.refresh();
  expect(outdated()).toEqual([true, false]);
});

/** Which files of the build still have a translation that has been withdrawn. */
import { expect, it } from 'vitest';
import { callerOf, followPublished } from '../../server/published';
import { useBackend } from '../support/backend';
import { writerOf } from '../support/posts';

const db = useBackend();
const { insert, update } = writerOf(db);

const german = { title_de: 'Eins', content_de: 'Ein Text.' };
const data = (title: object) =>
  JSON.stringify({ slug: 'one', title, excerpt: { text: '', language: 'es' }, date: '2026-01-01' });
const page = data({ text: 'Eins "date":', language: 'de' });
const pageWithoutIt = `<a href="/de/blog/one">${data({ text: 'One', language: 'es' })}`;
const feed = '<id>https://x.example/de/blog/one</id>';

it('are those that show it, or have it in a feed or the sitemap, from its withdrawal on', async () => {
  const { id } = await insert({ slug: 'one', title: 'One', date: '2026-01-01', ...german });
  const published = followPublished(callerOf(async (request) => db.backend.fetch(request)));
  const outdated = async () => {
    await published.refresh();
    return [page, feed, pageWithoutIt].map((file) => published.isOutdated(() => file));
  };
  expect(await outdated()).toEqual([false, false, false]);
  await update(id, {
    title_de: null,
    content_de: null,
    waiting_texts: { de: { title: 'Eins', content: 'Ein Text.' } },
  });
  expect(await outdated()).toEqual([true, true, false]);
  await update(id, { ...german, waiting_texts: {} });
  expect(await outdated()).toEqual([false, false, false]);
});

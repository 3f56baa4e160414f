import { expect, test } from '@playwright/test';
import { listen, originApp } from '../../server/origin/originServer';
import {
  copyBuild,
  FEW_PAGES,
  filesOf,
  forgetPages,
  publishChanges,
  removeBuild,
} from '../support/publication';
import { startSeeded } from '../support/snapshot';
import { ANOTHER, OTHER } from '../support/languages';

/** Changes of every page, which would hide that one after them was missed; `n` makes them differ. */
const OF_ALL: ((n: number) => string)[] = [
  () =>
    `update public.language_settings set is_active = not is_active where language_code = '${ANOTHER}'`,
  (n) => `update public.firm_facts set street = 'Calle Nueva, ${n}'`,
  () => `update public.firm_facts set phones = '{+34300000009}', email = 'otro@firm.example'`,
];

/** Changes of some pages, or of none. */
const EDITS: ((n: number) => string)[] = [
  (n) => `update public.blog_posts set title = 'Título ${n}' where id = (${somePost(n)})`,
  (n) => `update public.blog_posts set title_${OTHER} = 'Titel ${n}' where id = (${somePost(n)})`,
  (n) => `update public.blog_posts set slug = 'direccion-${n}' where id = (${somePost(n)})`,
  (n) => `update public.blog_posts set hidden = not hidden where id = (${somePost(n)})`,
  (n) => `update public.blog_posts set date = '2999-01-01' where id = (${somePost(n)})`,
  (n) => `update public.blog_posts set show_on_homepage = true where id = (${somePost(n)})`,
  (n) =>
    `insert into public.blog_posts (slug, title, title_${OTHER}) values ('nueva-${n}', 'Nueva', 'Neu')`,
  (n) => `delete from public.blog_posts where id = (${somePost(n)})`,
  (n) => `update public.testimonials set testimonial = 'Opinión ${n}'`,
  (n) =>
    `update public.testimonials set active = not active where id =
       (select id from public.testimonials order by id offset ${n % 5} limit 1)`,
  (n) => `update public.categories set name_${OTHER} = 'Name ${n}' where name = 'General'`,
  (n) => `insert into public.text_overrides values ('es', 'common', 'hero.tagline', 'Lema ${n}')
          on conflict (language, namespace, key) do update set value = excluded.value`,
];

const somePost = (n: number) =>
  `select id from public.blog_posts order by slug offset ${n} % (select count(*) from public.blog_posts) limit 1`;

test.describe('writing only what has changed @desktop', () => {
  test('gives the same bytes as writing everything, after any series of changes', async () => {
    test.setTimeout(600_000);
    const backend = await startSeeded();
    const { query } = backend;
    const api = await listen(originApp(backend), 0);
    const [changed, whole] = [copyBuild(), copyBuild()];
    const seed = Number(process.env.SEED ?? 7);
    let state = seed;
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    try {
      await backend.connection.driver.exec(FEW_PAGES);
      const inOrder = EDITS.map((edit) => ({ edit, place: random(1000) }))
        .sort((a, b) => a.place - b.place)
        .map(({ edit }) => edit);
      const done: string[] = [];
      for (const saved of [OF_ALL, inOrder.slice(0, 6), inOrder.slice(6)]) {
        for (const edit of saved) {
          const sql = edit(random(1000));
          done.push(sql);
          await query(sql);
        }
        await publishChanges(changed, api.url);
      }
      forgetPages(whole);
      await publishChanges(whole, api.url);
      const [ours, theirs] = [filesOf(changed), filesOf(whole)];
      expect(Object.keys(ours).sort(), done.join('\n')).toEqual(Object.keys(theirs).sort());
      const different = Object.keys(ours).filter((name) => ours[name] !== theirs[name]);
      expect(different, `seed ${seed}: ${done.join('\n')}`).toEqual([]);
    } finally {
      removeBuild(changed);
      removeBuild(whole);
      await api.close();
      await backend.close();
    }
  });
});

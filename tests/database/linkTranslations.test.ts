import { beforeEach, describe, expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { ANOTHER, OTHER } from '../support/languages';
import { lastLogged } from './enquiryRow';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();
let post = '';

beforeEach(async () => {
  await db.sql('truncate public.blog_posts, private.review_links, private.calls_by_caller cascade');
  const [added] = await db.sql(
    `insert into public.blog_posts (slug, title, excerpt, content, title_${OTHER}, content_${OTHER}, hidden)
     values ('una', 'Una', 'Breve', 'Texto', 'Eins', 'Text', true) returning id`,
  );
  post = String(added?.id);
});

type Texts = Record<'title' | 'excerpt' | 'content' | 'image_alt', string>;

interface Opened {
  seen: string;
  spanish: Texts;
  texts: Texts;
  saved_at: string | null;
}

const TEXTS = { title: 'Eins', excerpt: 'Kurz', content: 'Neuer Text', image_alt: '' };
const PARAGRAPHS = [{ field: 'title', source: 'Una', target: 'Eins' }];

const makeFor = (lang: string | undefined, days = 14) =>
  db.clients.editor.rpc('make_review_link', { post, days, reader: 'Weber', ...(lang && { lang }) });
const make = async (lang?: string) => (await makeFor(lang)).data as unknown as string;
const open = async (token: string) => {
  const { data, error } = await db.clients.anon.rpc('open_link', { token });
  return { opened: data as unknown as Opened | null, error };
};
const seenBy = async (token: string) => (await open(token)).opened?.seen ?? '';
/** One opening of the translator's page. */
const PAGE = { page: '00000000-0000-4000-8000-000000000001', since: null as never };
const save = async (token: string, seen: string, finished = false, texts: object = TEXTS) => {
  const args = { token, seen, texts, paragraphs: PARAGRAPHS, finished, ...PAGE };
  const { data, error } = await db.clients.anon.rpc('save_translation', args);
  return error ? error.code : (data as unknown as string | null);
};
interface Came {
  id: string;
  language: string;
  spanish: Texts;
  texts: Texts;
  saved_at: string;
  finished_at: string | null;
}
const staffSee = async () => {
  const { data } = await db.clients.editor.rpc('reviews_of_post', { post });
  return (data as unknown as { links: Came[] }).links;
};
const decide = ({ id: link, saved_at: seen }: Came, decision: string) =>
  db.clients.editor.rpc('decide_link_translation', { link, seen, decision });

/** A finished translation, as staff see it, and its link. */
async function finishedOne() {
  const token = await make(OTHER);
  const seen = await seenBy(token);
  expect(await save(token, seen, true)).toBe('saved');
  const [came] = await staffSee();
  if (!came) throw new Error('nothing came');
  return { token, seen, came };
}

describe('a link to translate', () => {
  it('shows the Spanish and the translation of one language, and nothing else', async () => {
    const { opened } = await open(await make(OTHER));
    expect(opened).toMatchObject({
      reader: 'Weber',
      language: OTHER,
      post,
      spanish: { title: 'Una', excerpt: 'Breve', content: 'Texto', image_alt: '' },
      texts: { title: 'Eins', excerpt: '', content: 'Text', image_alt: '' },
      saved_at: null,
      finished_at: null,
      decided: false,
    });
    expect(Object.keys(opened ?? {}).join(' ')).not.toMatch(/notes|version|hidden|waiting/);
  });

  it('is none to read, and one to read is none to translate', async () => {
    const [toRead, toTranslate] = [await make(), await make(OTHER)];
    const remark = { token: toTranslate, lang: OTHER, author: 'Weber', seen: '0'.repeat(64) };
    const note = { ...remark, note: 'Hallo', version: 1 };
    expect((await db.clients.anon.rpc('add_review_note', note)).data).toBe(false);
    expect((await db.clients.anon.rpc('approve_review', remark)).data).toBeNull();
    expect((await open(toRead)).opened).not.toHaveProperty('language');
    expect(await save(toRead, '')).toBeNull();
    expect(await db.sql('select texts from private.review_links where language is null')).toEqual([
      { texts: null },
    ]);
  });

  it('lasts up to ninety days, is for another language than Spanish, and is logged', async () => {
    expect((await makeFor(OTHER, 91)).error?.code).toBe('22023');
    expect((await makeFor(SOURCE_LANGUAGE)).error?.code).toBe('22023');
    expect((await makeFor(ANOTHER, 90)).error).toBeNull();
    const line = { action: 'review_link', detail: `made 90 ${ANOTHER}` };
    expect(await lastLogged(db)).toMatchObject(line);
  });
});

describe('a translation by link', () => {
  it('is kept for its translator and shown to staff, and changes no post', async () => {
    const token = await make(OTHER);
    const seen = await seenBy(token);
    expect(await staffSee()).toMatchObject([{ language: OTHER, saved_at: null }]);
    const texts = { ...TEXTS, content: '  Neuer Text\n\n', slug: 'x' };
    expect(await save(token, seen, false, texts)).toBe('saved');
    const stored = { texts: TEXTS, finished_at: null };
    expect((await open(token)).opened).toMatchObject({ ...stored, paragraphs: PARAGRAPHS });
    expect(await staffSee()).toMatchObject([{ ...stored, reader: 'Weber', decision: null }]);
    expect((await staffSee())[0]?.texts).toEqual(TEXTS);
    expect(await db.sql(`select title_${OTHER}, content_${OTHER} from public.blog_posts`)).toEqual([
      { [`title_${OTHER}`]: 'Eins', [`content_${OTHER}`]: 'Text' },
    ]);
  });

  it('is done for the Spanish that was seen, and no more once it is written on', async () => {
    const token = await make(OTHER);
    const seen = await seenBy(token);
    await db.sql(`update public.blog_posts set content = 'Texto nuevo'`);
    expect(await save(token, seen, true)).toBe('changed');
    expect(await staffSee()).toMatchObject([
      { finished_at: null, spanish: { content: 'Texto' }, texts: TEXTS },
    ]);
    expect(await save(token, await seenBy(token), true)).toBe('saved');
    const [done] = await staffSee();
    expect(done?.finished_at).toEqual(expect.any(String));
    expect(done?.spanish.content).toBe('Texto nuevo');
    expect(await save(token, await seenBy(token))).toBe('saved');
    expect(await staffSee()).toMatchObject([{ finished_at: null }]);
  });

  it('is not overwritten by a page that has not read it', async () => {
    const token = await make(OTHER);
    const stored = async () => (await open(token)).opened;
    /** Saves a title from a page. @param since when the translation had been saved that it read. */
    const saveFrom = async (page: number, since: string | null | undefined, title: string) => {
      const last = { page: `00000000-0000-4000-8000-00000000000${page}`, since: since as never };
      const work = { seen: '', texts: { title }, paragraphs: [], finished: false };
      const args = { token, ...last, ...work };
      return (await db.clients.anon.rpc('save_translation', args)).data;
    };
    expect(await saveFrom(1, null, 'Eins')).toBe('saved');
    const since = (await stored())?.saved_at;
    expect(await saveFrom(2, null, 'Alt'), 'opened before').toBe('elsewhere');
    expect(await stored()).toMatchObject({ saved_at: since, texts: { title: 'Eins' } });
    expect(await saveFrom(1, null, 'Zwei'), 'its own').toBe('saved');
    expect(await saveFrom(2, since, 'Alt'), 'opened between').toBe('elsewhere');
    expect(await saveFrom(2, (await stored())?.saved_at, 'Drei'), 'opened after').toBe('saved');
    expect(await saveFrom(1, null, 'Alt')).toBe('elsewhere');
    expect((await stored())?.texts.title).toBe('Drei');
  });
});

describe('a decision on a translation by link', () => {
  it('is made by staff, once, and ends the writing', async () => {
    const { token, seen, came } = await finishedOne();
    expect((await decide(came, 'perhaps')).error?.code).toBe('23514');
    expect((await decide(came, 'accepted')).data).toBe(true);
    expect((await decide(came, 'dismissed')).data).toBe(false);
    expect(await staffSee()).toMatchObject([
      { decision: 'accepted', decided_by: 'editor@tests.example' },
    ]);
    expect(await save(token, seen, false, { ...TEXTS, title: 'Zwei' })).toBe('decided');
    expect((await open(token)).opened).toMatchObject({ decided: true, texts: TEXTS });
  });

  it('is refused for what has been written on since it was read', async () => {
    const { token, seen, came } = await finishedOne();
    await save(token, seen, true, { ...TEXTS, title: 'Zwei' });
    expect((await decide(came, 'accepted')).data).toBe(false);
    expect(await staffSee()).toMatchObject([{ decision: null, texts: { title: 'Zwei' } }]);
  });
});

/** What readers of a link say about a text: approvals and notes. */
import { beforeEach, describe, expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { reviewsBy } from '../support/reviews';
import { ANOTHER, OTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();
const { reset, make, open, approve, withdraw, note, staffSee } = reviewsBy(db);

beforeEach(reset);

describe('an approval', () => {
  it('is for the text that was read, and shown as for an older one once it changes', async () => {
    const token = await make();
    const seen = (await open(token)).shown?.fingerprints ?? {};
    expect(await approve(token, OTHER, seen[OTHER] ?? '')).toBe('approved');
    expect(await approve(token, ANOTHER, seen[ANOTHER] ?? '')).toBe('approved');
    await db.sql(`update public.blog_posts set content_${OTHER} = 'Text, neu'`);
    expect((await staffSee()).approvals).toMatchObject([
      { language: ANOTHER, current: true },
      { language: OTHER, author: 'Weber', current: false },
    ]);
    const { shown } = await open(token);
    expect(shown?.approvals).toEqual([
      { language: ANOTHER, author: 'Weber', current: true },
      { language: OTHER, author: 'Weber', current: false },
    ]);
    expect(await approve(token, OTHER, shown?.fingerprints[OTHER] ?? '')).toBe('approved');
    expect((await staffSee()).approvals).toMatchObject([{ current: true }, { current: true }]);
  });

  it('stays when its language is published', async () => {
    const token = await make();
    await approve(token, ANOTHER, (await open(token)).shown?.fingerprints[ANOTHER] ?? '');
    await db.sql(
      `update public.blog_posts set title_${ANOTHER} = 'واحد', content_${ANOTHER} = 'نص', waiting_texts = '{}'`,
    );
    expect((await staffSee()).approvals).toMatchObject([{ language: ANOTHER, current: true }]);
  });

  it('is refused for a text that has changed since, and for a language that is not there', async () => {
    const token = await make();
    const seen = (await open(token)).shown?.fingerprints[OTHER] ?? '';
    await db.sql(`update public.blog_posts set title_${OTHER} = 'Neu'`);
    expect(await approve(token, OTHER, seen)).toBe('changed');
    expect(await approve(token, 'fr', seen)).toBe('changed');
    expect(await db.sql('table private.review_approvals')).toEqual([]);
  });
});

describe('an approval that is taken back', () => {
  it('is none for its reader, and shown as taken back to staff until it is given again', async () => {
    const token = await make();
    const seen = (await open(token)).shown?.fingerprints[OTHER] ?? '';
    await approve(token, OTHER, seen);
    expect((await staffSee()).approvals).toMatchObject([{ withdrawn_at: null }]);
    expect(await withdraw(token, OTHER, seen)).toBe(true);
    expect((await open(token)).shown?.approvals).toEqual([]);
    expect((await staffSee()).approvals).toMatchObject([
      { language: OTHER, current: true, withdrawn_at: expect.any(String) as unknown },
    ]);
    expect(await withdraw(token, OTHER, seen), 'twice').toBe(false);
    expect(await approve(token, OTHER, seen)).toBe('approved');
    expect((await staffSee()).approvals).toMatchObject([{ withdrawn_at: null }]);
  });

  it('is only the one of the same link, language and text', async () => {
    const token = await make();
    const seen = (await open(token)).shown?.fingerprints[OTHER] ?? '';
    await approve(token, OTHER, seen);
    expect(await withdraw(await make(), OTHER, seen)).toBe(false);
    expect(await withdraw(token, SOURCE_LANGUAGE, seen)).toBe(false);
    await db.sql(`update public.blog_posts set content_${OTHER} = 'Text, neu'`);
    const now = (await open(token)).shown?.fingerprints[OTHER] ?? '';
    expect(await withdraw(token, OTHER, now)).toBe(false);
    expect((await staffSee()).approvals).toMatchObject([{ withdrawn_at: null, current: false }]);
  });
});

describe('a note', () => {
  it('says which version of the text it is about, also once the text has changed', async () => {
    const token = await make();
    const { shown } = await open(token);
    await db.sql(`update public.blog_posts set title_en = 'One', image_alt = 'Un puerto'`);
    await note(token, 'Erste', 'Weber', shown?.fingerprints[OTHER], shown?.version);
    const saved = await db.sql('select saved_at from private.post_versions order by version');
    const first = new Date(saved[0]?.saved_at as string).getTime();
    const [before] = (await staffSee()).notes;
    expect(before).toMatchObject({ current: true });
    expect(new Date(String(before?.text_saved_at)).getTime()).toBe(first);

    await db.sql(`update public.blog_posts set content_${OTHER} = 'Text, neu'`);
    const again = (await open(token)).shown;
    expect(again?.notes).toMatchObject([{ body: 'Erste', current: false }]);
    await note(token, 'Zweite', 'Weber', again?.fingerprints[OTHER], again?.version);
    const { notes } = await staffSee();
    const byBody = new Map(notes.map((each) => [each.body, each]));
    expect(byBody.get('Erste')).toMatchObject({ current: false });
    expect(byBody.get('Zweite')).toMatchObject({ current: true });
    expect(new Date(String(byBody.get('Erste')?.text_saved_at)).getTime()).toBe(first);
    await db.sql('delete from private.post_versions');
    expect((await staffSee()).notes).toMatchObject([
      { text_saved_at: null },
      { text_saved_at: null },
    ]);
  });

  it('cannot claim a version that the post has not had, nor a text without a fingerprint', async () => {
    const token = await make();
    await note(token, 'Später', 'Weber', '0'.repeat(64), 2_000_000);
    await note(token, 'Früher', 'Weber', '0'.repeat(64), -1);
    const rows = await db.sql('select version from private.review_notes');
    expect(rows).toEqual([{ version: 1 }, { version: 1 }]);
    expect((await note(token, 'Hallo', 'Weber', 'x')).error?.code).toBe('23514');
  });

  it('is shown to its reader and to staff, who mark it as dealt with', async () => {
    const token = await make();
    await note(token, '  Frist prüfen ');
    const { notes } = await staffSee();
    expect(notes).toMatchObject([
      { language: OTHER, author: 'Weber', body: 'Frist prüfen', settled: false },
    ]);
    const args = { note: String(notes[0]?.id), settled: true };
    await db.clients.editor.rpc('settle_review_note', args);
    expect((await open(token)).shown?.notes).toMatchObject([{ settled: true }]);
    expect((await open(await make())).shown?.notes, 'of another link').toEqual([]);
  });

  it('is refused when it is empty, too long or unsigned, or in another language', async () => {
    const token = await make();
    const codes = [
      (await note(token, ' ')).error?.code,
      (await note(token, 'x'.repeat(2001))).error?.code,
      (await note(token, 'Hallo', '')).error?.code,
      (await note(token, 'Hallo', 'x'.repeat(81))).error?.code,
    ];
    expect(codes).toEqual(['23514', '23514', '23514', '23514']);
  });
});

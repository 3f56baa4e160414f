import { beforeEach, describe, expect, it } from 'vitest';
import type { Work } from '../../src/features/admin/dashboard/queries';
import { type Role, type Row, useBackend } from '../support/backend';
import { ENQUIRY } from './matrix';
import { insertRow } from './enquiryRow';
import { ANOTHER, OTHER } from '../support/languages';

const db = useBackend();

const add = async (table: string, row: Row) => String((await insertRow(db.sql, table, row)).id);

async function work(role: Role = 'admin'): Promise<Work> {
  const { data } = await db.clients[role].rpc('dashboard');
  return (data as unknown as { work: Work }).work;
}

beforeEach(async () => {
  await db.sql(
    'truncate public.blog_posts, public.contact_surveys, public.testimonials, private.review_links cascade',
  );
});

describe('the work that the dashboard lists', () => {
  it('has the oldest new enquiries of each urgency, and neither answered nor flagged ones', async () => {
    for (let hour = 1; hour <= 10; hour += 1) {
      const created_at = `2026-01-01 ${String(hour).padStart(2, '0')}:00+00`;
      await add('contact_surveys', { ...ENQUIRY, name: `Persona ${hour}`, created_at });
    }
    await add('contact_surveys', { ...ENQUIRY, name: 'Detenida', urgency: 'detained' });
    await add('contact_surveys', { ...ENQUIRY, name: 'Contestada', status: 'contacted' });
    await add('contact_surveys', { ...ENQUIRY, name: 'Robot', overflow: true });
    expect((await work()).enquiries?.map(({ name }) => name)).toEqual([
      'Detenida',
      ...Array.from({ length: 8 }, (_, index) => `Persona ${index + 1}`),
    ]);
  });

  it('counts flagged enquiries until somebody opens them, people under arrest apart', async () => {
    const flagged = { ...ENQUIRY, overflow: true, created_at: '2026-01-02' };
    await add('contact_surveys', { ...flagged, urgency: 'detained' });
    await add('contact_surveys', flagged);
    await add('contact_surveys', { ...flagged, created_at: '2026-01-01', urgency: 'deadline' });
    await add('contact_surveys', { ...flagged, opened_at: '2026-01-03' });
    const counts = (await work()).flagged?.map(({ detained, count }) => [detained, count]);
    expect(counts?.sort()).toEqual([
      [false, 2],
      [true, 1],
    ]);
  });

  it('has the mails of the last week that are still unsent after ten minutes, by kind', async () => {
    await db.sql('truncate private.mail_outbox');
    await db.sql(
      `insert into private.mail_outbox (kind, period, created_at, sent_at, failed_at)
       select kind, now() - age, now() - age, case when sent then now() end, case when failed then now() end
       from (values
         ('summary', interval '8 days', false, true),
         ('summary', interval '6 days', false, true),
         ('flagged', interval '1 hour', false, true),
         ('flagged', interval '2 hours', false, false),
         ('detained', interval '1 hour', true, false),
         ('detained', interval '9 minutes', false, false)
       ) as mails (kind, age, sent, failed)`,
    );
    const { mails } = await work();
    expect(mails?.map(({ kind, count, givenUp }) => [kind, count, givenUp]).sort()).toEqual([
      ['flagged', 2, false],
      ['summary', 1, true],
    ]);
    expect((await work('editor')).mails).toBeNull();
  });

  it('has the posts that appear later today, and no others', async () => {
    await db.sql(`create or replace function private.office_instant() returns timestamptz
      language sql stable set search_path = '' as $$ select '2026-11-25 08:00+00'::timestamptz $$`);
    await db.sql(`update public.settings set time_zone = 'Europe/Madrid'`);
    const today = { date: '2026-11-25', publish_at: '09:30' };
    await add('blog_posts', { ...today, slug: 'hoy', title: 'Hoy' });
    await add('blog_posts', { ...today, slug: 'ya', title: 'Ya', publish_at: '08:30' });
    await add('blog_posts', { ...today, slug: 'oculta', title: 'Oculta', hidden: true });
    await add('blog_posts', { ...today, slug: 'otro-dia', title: 'Otro', date: '2026-11-26' });
    const { scheduled } = await work('editor');
    await db.sql(`create or replace function private.office_instant() returns timestamptz
      language sql stable set search_path = '' as $$ select now() $$`);
    expect(scheduled.map(({ title, at }) => [title, at])).toEqual([['Hoy', '09:30']]);
  });

  it('has public posts whose review, or without one whose publication, is older than a year', async () => {
    const [days] = await db.sql(
      `select (private.office_today() - interval '13 months')::date::text as old,
         (private.office_today() - interval '11 months')::date::text as recent`,
    );
    const { old, recent } = days as { old: string; recent: string };
    await add('blog_posts', { slug: 'vieja', title: 'Vieja', date: old });
    await add('blog_posts', { slug: 'al-dia', title: 'Al día', date: old, reviewed_on: recent });
    await add('blog_posts', { slug: 'dejada', title: 'Dejada', date: recent, reviewed_on: old });
    await add('blog_posts', { slug: 'oculta', title: 'Oculta', date: old, hidden: true });
    const { unreviewed } = await work('editor');
    expect(unreviewed.map(({ title, reviewed }) => [title, reviewed]).sort()).toEqual([
      ['Dejada', true],
      ['Vieja', false],
    ]);
  });

  it('has drafts with open notes, and approvals of texts that readers cannot see yet', async () => {
    const waiting = { [ANOTHER]: { title: 'واحد', excerpt: null, content: 'نص', image_alt: null } };
    const id = await add('blog_posts', {
      slug: 'una',
      title: 'Una',
      content: 'Texto',
      [`title_${OTHER}`]: 'Eins',
      [`content_${OTHER}`]: 'Text',
      waiting_texts: JSON.stringify(waiting),
    });
    const { data: token } = await db.clients.editor.rpc('make_review_link', {
      post: id,
      days: 7,
      reader: 'Weber',
    });
    expect((await work('editor')).reviews).toEqual([]);
    const { data } = await db.clients.anon.rpc('open_link', { token });
    const { fingerprints } = data as unknown as { fingerprints: Record<string, string> };
    for (const lang of [OTHER, ANOTHER]) {
      const seen = fingerprints[lang];
      await db.clients.anon.rpc('approve_review', { token, lang, seen, author: 'Weber' });
    }
    // German is public already: its approval leaves nothing to do.
    expect((await work('editor')).reviews).toMatchObject([{ id, notes: 0, languages: [ANOTHER] }]);
    await db.sql('update public.blog_posts set hidden = true');
    expect((await work('editor')).reviews).toMatchObject([{ languages: [ANOTHER, OTHER] }]);
    await db.sql(`update public.blog_posts set title_${OTHER} = 'Anders'`);
    expect((await work('editor')).reviews).toMatchObject([{ languages: [ANOTHER] }]);

    await db.clients.anon.rpc('add_review_note', {
      token,
      lang: OTHER,
      author: 'Weber',
      note: 'Falsch.',
      seen: fingerprints[OTHER],
      version: 1,
    });
    expect((await work('editor')).reviews).toMatchObject([{ notes: 1, languages: [ANOTHER] }]);
    const arabic = { token, lang: ANOTHER, seen: fingerprints[ANOTHER] };
    await db.clients.anon.rpc('withdraw_approval', arabic);
    expect((await work('editor')).reviews).toMatchObject([{ notes: 1, languages: [] }]);
    await db.clients.anon.rpc('approve_review', { ...arabic, author: 'Weber' });
    await db.sql('update private.review_notes set settled_at = now()');
    expect((await work('editor')).reviews).toMatchObject([{ notes: 0 }]);
    await db.sql('update public.blog_posts set deleted_at = now()');
    expect((await work('editor')).reviews).toEqual([]);
  });

  it('has translations by link that are finished and neither taken nor dismissed', async () => {
    const id = await add('blog_posts', { slug: 'una', title: 'Una', content: 'Texto' });
    const { data: token } = await db.clients.editor.rpc('make_review_link', {
      post: id,
      days: 14,
      reader: 'Weber',
      lang: OTHER,
    });
    const { data } = await db.clients.anon.rpc('open_link', { token });
    const { seen } = data as unknown as { seen: string };
    const save = (finished: boolean) =>
      db.clients.anon.rpc('save_translation', {
        token,
        seen,
        texts: { title: 'Eins' },
        paragraphs: [],
        page: id,
        since: null as never,
        finished,
      });
    await save(false);
    expect((await work('editor')).reviews).toEqual([]);
    await save(true);
    expect((await work('editor')).reviews).toMatchObject([
      { id, notes: 0, languages: [], translated: [OTHER] },
    ]);
    await db.sql(`update private.review_links set decision = 'dismissed', decided_at = now()`);
    expect((await work('editor')).reviews).toEqual([]);
  });

  it('counts testimonials that wait for a decision, and outdated ones', async () => {
    const testimonial = { name: 'A', testimonial: 'Bien.', [`testimonial_${OTHER}`]: 'Gut.' };
    const shown = { active: true, consent_date: '2026-01-01', verification: 'Expediente' };
    await add('testimonials', { ...testimonial, ...shown });
    expect((await work('editor')).opinions).toEqual({ waiting: 0, since: null, outdated: 0 });
    await add('testimonials', { ...testimonial, created_at: '2026-02-01' });
    await add('testimonials', { ...testimonial, deleted_at: '2026-02-01' });
    await db.sql(`update public.testimonials set testimonial = 'Muy bien.' where active`);
    expect((await work('editor')).opinions).toMatchObject({ waiting: 1, outdated: 1 });
    expect((await work('editor')).opinions.since).toMatch(/^2026-02-01/);
  });
});

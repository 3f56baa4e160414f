import { beforeEach, describe, expect, it } from 'vitest';
import { dashboardLines, type Row, useBackend } from '../support/backend';
import { insertEnquiry, insertRow } from './enquiryRow';
import { ANOTHER, OTHER } from '../support/languages';

const db = useBackend();

const add = async (table: string, row: Row) => String((await insertRow(db.sql, table, row)).id);
const work = (...kinds: string[]) => dashboardLines(db.clients.admin, ...kinds);

beforeEach(async () => {
  await db.sql(
    'truncate public.blog_posts, public.contact_surveys, public.testimonials, private.review_links cascade',
  );
});

const linkFor = async (post: string) => {
  const args = { post, days: 7, reader: 'Weber' };
  const { data: token } = await db.clients.editor.rpc('make_review_link', args);
  const { data } = await db.clients.anon.rpc('open_link', { token });
  return { token, ...(data as unknown as { fingerprints: Record<string, string> }) };
};

describe('the work that the dashboard lists', () => {
  it('has the oldest new enquiries of each urgency, and neither answered nor flagged ones', async () => {
    for (let hour = 1; hour <= 10; hour += 1) {
      const created_at = `2026-01-01 ${String(hour).padStart(2, '0')}:00+00`;
      await insertEnquiry(db.sql, { name: `Persona ${hour}`, created_at });
    }
    await insertEnquiry(db.sql, { name: 'Detenida', urgency: 'detained' });
    await insertEnquiry(db.sql, { name: 'Contestada', status: 'contacted' });
    await insertEnquiry(db.sql, { name: 'Robot', overflow: true });
    expect(await work('new')).toMatchObject([{ count: 11 }]);
    expect((await work('detained', 'deadline', 'normal')).map(({ name }) => name)).toEqual([
      'Detenida',
      ...Array.from({ length: 8 }, (_, index) => `Persona ${index + 1}`),
    ]);
  });

  it('counts flagged enquiries until somebody opens them, people under arrest apart', async () => {
    for (const change of [{ urgency: 'detained' }, {}, {}, { opened_at: '2026-01-03' }]) {
      await insertEnquiry(db.sql, { overflow: true, created_at: '2026-01-02', ...change });
    }
    const flagged = await work('flagged', 'flaggedDetained');
    expect(flagged.map(({ kind, count }) => [kind, count]).sort()).toEqual([
      ['flagged', 2],
      ['flaggedDetained', 1],
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
    const mails = await work('givenUp', 'retried');
    const columns = ['at', 'count', 'detail', 'id', 'kind'];
    expect(Object.keys(mails[0] ?? {}).sort(), 'no recipient').toEqual(columns);
    expect(mails.map(({ kind, detail, count }) => [kind, detail, count]).sort()).toEqual([
      ['givenUp', 'summary', 1],
      ['retried', 'flagged', 2],
    ]);
  });

  it('has drafts with open notes, and approvals of texts that readers cannot see yet', async () => {
    const waiting = { [ANOTHER]: { title: 'واحد', excerpt: null, content: 'نص', image_alt: null } };
    const id = await add('blog_posts', {
      ...{ slug: 'una', title: 'Una', content: 'Texto', waiting_texts: JSON.stringify(waiting) },
      ...{ [`title_${OTHER}`]: 'Eins', [`content_${OTHER}`]: 'Text' },
    });
    const { token, fingerprints } = await linkFor(id);
    const reviews = () => work('notes', 'approved');
    expect(await reviews()).toEqual([]);
    const about = (lang: string) => ({ token, lang, seen: fingerprints[lang], author: 'Weber' });
    for (const lang of [OTHER, ANOTHER]) await db.clients.anon.rpc('approve_review', about(lang));
    // German is public already: its approval leaves nothing to do.
    expect(await reviews()).toMatchObject([{ id, languages: [ANOTHER] }]);
    await db.sql('update public.blog_posts set hidden = true');
    expect(await reviews()).toMatchObject([{ languages: [ANOTHER, OTHER] }]);
    await db.sql(`update public.blog_posts set title_${OTHER} = 'Anders'`);
    const note = { ...about(OTHER), note: 'Falsch.', version: 1 };
    await db.clients.anon.rpc('add_review_note', note);
    expect(await reviews()).toMatchObject([{ count: 1 }, { languages: [ANOTHER] }]);
    await db.sql('update public.blog_posts set deleted_at = now()');
    expect(await reviews()).toEqual([]);
  });

  it('counts testimonials that wait for a decision, and outdated ones', async () => {
    const testimonial = { name: 'A', testimonial: 'Bien.', [`testimonial_${OTHER}`]: 'Gut.' };
    const shown = { active: true, consent_date: '2026-01-01', verification: 'Expediente' };
    await add('testimonials', { ...testimonial, ...shown });
    await add('testimonials', { ...testimonial, created_at: '2026-02-01' });
    await add('testimonials', { ...testimonial, deleted_at: '2026-02-01' });
    await db.sql(`update public.testimonials set testimonial = 'Muy bien.' where active`);
    expect(await work('opinions', 'testimonials')).toMatchObject([{ count: 1 }, { outdated: 1 }]);
  });
});

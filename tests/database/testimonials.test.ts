import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useBackend, USERS } from '../support/backend';
import { OTHER, UNKNOWN } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();

beforeEach(() => db.sql('truncate public.testimonials cascade'));

const table = () => db.clients.editor.from('testimonials');

async function add(row: Row = {}): Promise<string> {
  const [added] = await db.sql(
    `insert into public.testimonials (name, testimonial, name_${OTHER}, testimonial_${OTHER}, testimonial_fr, created_at)
     values ($1, 'Muy bien.', $2, 'Sehr gut.', null, $3) returning id`,
    [row.name ?? 'A. B.', row[`name_${OTHER}` as const] ?? null, row.created_at ?? '2026-01-01'],
  );
  return String(added?.id);
}

describe('a translation of a testimonial', () => {
  const outdated = async () => {
    const { data } = await db.clients.editor.rpc('testimonials_for_staff', {});
    return data?.[0]?.outdated_languages;
  };
  const change = async (id: string, columns: Row) => {
    const { error } = await table().update(columns).eq('id', id);
    expect(error).toBeNull();
    return outdated();
  };

  it('is outdated from a change of the Spanish text until it is corrected', async () => {
    const id = await add();
    expect(await outdated()).toEqual([]);
    expect(await change(id, { active: false, platform_name: 'Opiniones' })).toEqual([]);
    expect(await change(id, { testimonial: 'Muy, muy bien.' })).toEqual([OTHER]);
    expect(await change(id, { platform_name: 'Otra' })).toEqual([OTHER]);
    expect(await change(id, { [`testimonial_${OTHER}`]: 'Sehr, sehr gut.' })).toEqual([]);
    expect(await change(id, { name: 'A. C.' })).toEqual([OTHER]);
    expect(await change(id, { name: 'A. B.' })).toEqual([]);
  });

  it('stays current when it is changed together with the Spanish text', async () => {
    const id = await add();
    const both = { testimonial: 'Perfecto.', [`testimonial_${OTHER}`]: 'Perfekt.' };
    expect(await change(id, both)).toEqual([]);
  });

  it('is confirmed by a save that no longer lists it as outdated', async () => {
    const id = await add();
    await change(id, { testimonial_fr: 'Très bien.' });
    expect(await change(id, { testimonial: 'Perfecto.' })).toEqual([OTHER, 'fr'].sort());
    expect(await change(id, { outdated_languages: ['fr'] })).toEqual(['fr']);
    // A save can neither mark a translation as outdated nor list one that does not exist.
    expect(await change(id, { outdated_languages: [OTHER, 'fr', 'en'] })).toEqual(['fr']);
    expect(await change(id, { testimonial_fr: null })).toEqual([]);
    expect(await change(id, { testimonial_fr: 'Parfait.' })).toEqual([]);
  });
});

describe('the original language of a testimonial', () => {
  it('is Spanish by default, and one of the site’s languages', async () => {
    const id = await add();
    const original = async () => (await table().select('original_language').eq('id', id)).data;
    expect(await original()).toEqual([{ original_language: SOURCE_LANGUAGE }]);
    const { error } = await table().update({ original_language: UNKNOWN }).eq('id', id);
    expect(error?.code).toBe('23503');
    await table().update({ original_language: OTHER }).eq('id', id);
    expect(await original()).toEqual([{ original_language: OTHER }]);
  });
});

describe('the order of testimonials', () => {
  const names = async () =>
    (await table().select('name').order('created_at', { ascending: false })).data?.map(
      ({ name }) => name,
    );
  const order = (ids: string[]) => db.clients.editor.rpc('order_testimonials', { ids });

  it('is the one given, with the same dates', async () => {
    const dates = () =>
      db.sql('select created_at from public.testimonials order by created_at desc');
    const a = await add({ name: 'A', created_at: '2026-01-03' });
    const b = await add({ name: 'B', created_at: '2026-01-02' });
    const c = await add({ name: 'C', created_at: '2026-01-01' });
    const before = await dates();
    expect((await order([c, a, b])).data).toBe(3);
    expect(await names()).toEqual(['C', 'A', 'B']);
    expect(await dates()).toEqual(before);
    expect((await order([c, b, a])).data).toBe(2);
    expect(await names()).toEqual(['C', 'B', 'A']);
    expect((await order([c, b, a])).data).toBe(0);
  });

  it('tells testimonials of the same instant apart', async () => {
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C', 'D']) ids.push(await add({ name }));
    const [a = '', b = '', c = '', d = ''] = ids;
    await order([d, b, a, c]);
    expect(await names()).toEqual(['D', 'B', 'A', 'C']);
  });

  it('ignores ids that no longer exist, and leaves a testimonial that it does not name in its place', async () => {
    const a = await add({ name: 'A', created_at: '2026-01-03' });
    const c = await add({ name: 'C', created_at: '2026-01-01' });
    await add({ name: 'B', created_at: '2026-01-02' });
    await order([c, '20000000-0000-4000-8000-000000000999', a]);
    expect(await names()).toEqual(['C', 'B', 'A']);
  });
});

describe('the consent to a testimonial', () => {
  const testimonials = () => db.clients.editor.from('testimonials');
  const CONSENT = {
    consent_date: '2026-01-01',
    verification: 'Expediente 12/2025',
    consent_text: 'Autorizo al despacho a publicar mi opinión.',
    consent_via: 'signed',
  };
  beforeEach(async () => {
    await testimonials().insert({ name: 'A. B.', testimonial: 'Muy bien.' });
  });
  const change = (columns: Row) => testimonials().update(columns).eq('name', 'A. B.');
  const shown = async () => (await db.clients.anon.from('testimonials').select('name')).data;

  it('is there with its text and way before staff show it', async () => {
    const { consent_text, ...rest } = CONSENT;
    expect((await change({ ...rest, active: true })).error?.code).toBe('23514');
    expect((await change({ consent_text, ...rest, active: true })).error).toBeNull();
    expect(await shown()).toHaveLength(1);
  });

  it('is withdrawn at once, for good, and its proof stays three years', async () => {
    await change({ ...CONSENT, active: true, image: '/images/ana.webp' });
    expect((await change({ withdrawn_at: '2020-01-01' })).error).toBeNull();
    expect(await shown()).toEqual([]);
    for (const columns of [
      { active: true },
      { withdrawn_at: null },
      { consent_text: 'Otro texto cualquiera' },
      { testimonial: 'Otra' },
      { image: '/images/ana.webp' },
    ]) {
      expect((await change(columns)).error?.hint).toBe('withdrawn');
    }
    expect((await change({ deleted_at: '2026-01-01' })).error).toBeNull();
    await testimonials().delete().not('deleted_at', 'is', null);
    await db.sql('select private.erase_expired_surveys()');
    const rows = await db.sql('select * from public.testimonials');
    expect(rows).toMatchObject([
      { ...CONSENT, active: false, image: null, withdrawn_by: USERS.editor },
    ]);
    await db.sql(
      `update public.testimonials set withdrawn_at = now() - interval '37 months' where true`,
    );
    await db.sql('select private.erase_expired_surveys()');
    expect(await db.sql('select 1 from public.testimonials')).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useBackend, USERS } from '../support/backend';
import { OTHER } from '../support/languages';
import { insertRow } from './enquiryRow';

const db = useBackend();

beforeEach(() => db.sql('truncate public.testimonials cascade'));

const table = () => db.clients.editor.from('testimonials');

const add = async (row: Row = {}): Promise<string> => {
  const texts = { name: 'A. B.', testimonial: 'Muy bien.', [`testimonial_${OTHER}`]: 'Sehr gut.' };
  const added = { ...texts, created_at: '2026-01-01', ...row };
  return String((await insertRow(db.sql, 'testimonials', added)).id);
};
const change = async (id: string, columns: Row) =>
  (await table().update(columns).eq('id', id)).error;

describe('a translation of a testimonial', () => {
  const outdatedAfter = async (id: string, columns: Row) => {
    expect(await change(id, columns)).toBeNull();
    const { data } = await db.clients.editor.rpc('testimonials_for_staff', {});
    return data?.[0]?.outdated_languages;
  };

  it('is outdated from a change of the Spanish text until it is corrected', async () => {
    const id = await add();
    for (const [columns, outdated] of [
      [{ active: false, platform_name: 'Opiniones' }, []],
      [{ testimonial: 'Muy, muy bien.' }, [OTHER]],
      [{ platform_name: 'Otra' }, [OTHER]],
      [{ [`testimonial_${OTHER}`]: 'Sehr, sehr gut.' }, []],
      [{ name: 'A. C.' }, [OTHER]],
      [{ name: 'A. B.' }, []],
      // Changed together with the Spanish text.
      [{ testimonial: 'Perfecto.', [`testimonial_${OTHER}`]: 'Perfekt.' }, []],
    ]) {
      expect(await outdatedAfter(id, columns as Row), JSON.stringify(columns)).toEqual(outdated);
    }
  });

  it('is confirmed by a save that no longer lists it as outdated', async () => {
    const id = await add({ testimonial_fr: 'Très bien.' });
    for (const [columns, outdated] of [
      [{ testimonial: 'Perfecto.' }, [OTHER, 'fr'].sort()],
      [{ outdated_languages: ['fr'] }, ['fr']],
      // A save can neither mark a translation as outdated nor list one that does not exist.
      [{ outdated_languages: [OTHER, 'fr', 'en'] }, ['fr']],
      [{ testimonial_fr: null }, []],
      [{ testimonial_fr: 'Parfait.' }, []],
    ]) {
      expect(await outdatedAfter(id, columns as Row), JSON.stringify(columns)).toEqual(outdated);
    }
  });
});

describe('the order of testimonials', () => {
  const rows = async () =>
    (await table().select('name, created_at').order('created_at', { ascending: false })).data ?? [];
  const names = async () => (await rows()).map(({ name }) => name).join('');
  const dates = async () => (await rows()).map(({ created_at }) => created_at);
  const order = async (...ids: string[]) =>
    (await db.clients.editor.rpc('order_testimonials', { ids })).data;

  it('is the one given, with the same dates, and leaves one that it does not name in its place', async () => {
    const a = await add({ name: 'A', created_at: '2026-01-03' });
    const b = await add({ name: 'B', created_at: '2026-01-02' });
    const c = await add({ name: 'C', created_at: '2026-01-01' });
    const before = await dates();
    expect([await order(c, a, b), await names()]).toEqual([3, 'CAB']);
    expect(await dates()).toEqual(before);
    expect([await order(c, b, a), await names()]).toEqual([2, 'CBA']);
    expect(await order(c, b, a)).toBe(0);
    // One that no longer exists is ignored.
    await order(a, '20000000-0000-4000-8000-000000000999', c);
    expect(await names()).toBe('ABC');
  });
});

// What has to be there before it is shown: constraints.test.ts.
it('the consent to a testimonial is withdrawn at once, for good, and its proof stays three years', async () => {
  const CONSENT = {
    ...{ consent_date: '2026-01-01', verification: 'Expediente 12/2025' },
    ...{ consent_text: 'Autorizo al despacho a publicar mi opinión.', consent_via: 'signed' },
  };
  const shown = async () => (await db.clients.anon.from('testimonials').select('name')).data;
  const id = await add();
  await change(id, { ...CONSENT, active: true, image: '/images/ana.webp' });
  expect(await shown()).toHaveLength(1);
  expect(await change(id, { withdrawn_at: '2020-01-01' })).toBeNull();
  expect(await shown()).toEqual([]);
  for (const columns of [
    ...[{ active: true }, { withdrawn_at: null }, { consent_text: 'Otro texto cualquiera' }],
    ...[{ testimonial: 'Otra' }, { image: '/images/ana.webp' }],
  ]) {
    expect((await change(id, columns))?.hint).toBe('withdrawn');
  }
  expect(await change(id, { deleted_at: '2026-01-01' })).toBeNull();
  await table().delete().not('deleted_at', 'is', null);
  const kept = async () => {
    await db.sql('select private.erase_expired_surveys()');
    return db.sql('select * from public.testimonials');
  };
  const proof = { ...CONSENT, active: false, image: null, withdrawn_by: USERS.editor };
  expect(await kept()).toMatchObject([proof]);
  await db.sql(
    `update public.testimonials set withdrawn_at = now() - interval '37 months' where true`,
  );
  expect(await kept()).toEqual([]);
});

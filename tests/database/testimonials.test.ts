import { beforeEach, expect, it } from 'vitest';
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

it('a translation of a testimonial is outdated from a change of the Spanish text until it is corrected', async () => {
  const id = await add();
  for (const [columns, outdated] of [
    [{ active: false, platform_name: 'Opiniones' }, []],
    [{ testimonial: 'Muy, muy bien.' }, [OTHER]],
    [{ [`testimonial_${OTHER}`]: 'Sehr, sehr gut.' }, []],
    // Changed together with the Spanish text.
    [{ testimonial: 'Perfecto.', [`testimonial_${OTHER}`]: 'Perfekt.' }, []],
  ]) {
    expect(await change(id, columns as Row)).toBeNull();
    const { data } = await db.clients.editor.rpc('testimonials_for_staff', {});
    expect(data?.[0]?.outdated_languages, JSON.stringify(columns)).toEqual(outdated);
  }
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

import { describe, expect, it } from 'vitest';
import { toColumns, toTestimonial } from '@/features/admin/testimonials/testimonial';
import {
  createdAtOf,
  testimonialSchema,
  type TestimonialValues,
  valuesOf,
} from '@/features/admin/testimonials/schema';
import { formatOfficeTimestamp, parseOfficeTime } from '@/lib/admin/officeTime';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { ANOTHER, OTHER } from '../../../support/languages';

/** A valid new testimonial, with changes. */
function form(change: Partial<TestimonialValues> = {}): TestimonialValues {
  const values = valuesOf(null);
  values.texts[SOURCE_LANGUAGE] = { name: 'A. P.', role: '', testimonial: 'Muy bien.' };
  return { ...values, ...change };
}
const problems = (values: TestimonialValues) =>
  testimonialSchema.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the form', () => {
  it('requires Spanish, whatever the translations', () => {
    expect(problems(form())).toEqual([]);
    const values = form();
    values.texts[SOURCE_LANGUAGE] = { name: ' ', role: '', testimonial: '' };
    values.texts[OTHER] = { name: 'A. P.', role: '', testimonial: 'Sehr gut.' };
    expect(problems(values)).toEqual([
      `texts.${SOURCE_LANGUAGE}.name`,
      `texts.${SOURCE_LANGUAGE}.testimonial`,
    ]);
  });

  it('requires consent and verification before activation', () => {
    expect(problems(form({ active: true }))).toEqual(['consentDate', 'consentVia', 'verification']);
    const consent = { consentDate: '2026-01-01', consentVia: 'signed' } as const;
    const whole = { active: true, ...consent, verification: 'Expediente 1' };
    expect(problems(form({ ...whole, verification: ' ' }))).toEqual(['verification']);
    expect(problems(form({ ...whole, consentText: '' }))).toEqual(['consentText']);
    expect(problems(form(whole))).toEqual([]);
  });

  it('requires the name of a platform whose logo is shown', () => {
    const platformLogo = { url: '/images/platforms/opiniones.svg' };
    expect(problems(form({ platformLogo, platformName: ' ' }))).toEqual(['platformName']);
    expect(problems(form({ platformLogo, platformName: 'Opiniones' }))).toEqual([]);
  });

  it('rejects a future consent date, and what the database has no room for', () => {
    const values = form({ verification: 'a'.repeat(501), consentDate: '2999-01-01' });
    values.texts.fr = { name: 'a'.repeat(121), role: '', testimonial: 'a'.repeat(2001) };
    const found = ['texts.fr.name', 'texts.fr.testimonial', 'consentDate', 'verification'];
    expect(new Set(problems(values))).toEqual(new Set(found));
  });
});

it('the date for ordering keeps its seconds when unchanged, and is in the office’s time zone', () => {
  const before = '2026-07-01T10:20:30.123Z';
  const shown = formatOfficeTimestamp(before).replace(' ', 'T');
  expect(createdAtOf(shown, before)).toBe(before);
  expect(createdAtOf('2026-01-01T00:00', before)).toBe(
    parseOfficeTime('2026-01-01T00:00').toISOString(),
  );
});

it('a row has no suffix for Spanish and null for an empty translation, and is read back', () => {
  const columns = toColumns({
    ...form(),
    texts: { ...form().texts, [ANOTHER]: { name: '', role: ' ', testimonial: ' جيد ' } },
    ...{ image: null, platformLogo: null, platformName: '', createdAt: '2026-07-01T10:20:30Z' },
  });
  expect(columns).toMatchObject({
    ...{ name: 'A. P.', role: '', testimonial: 'Muy bien.' },
    ...{ [`name_${ANOTHER}`]: null, [`role_${ANOTHER}`]: null, [`testimonial_${ANOTHER}`]: 'جيد' },
    ...{ consent_date: null, verification: null },
  });
  expect(Object.keys(columns)).not.toContain(`name_${SOURCE_LANGUAGE}`);
  const stored: object = { id: '1', updated_at: '', deleted_at: null, translation_sources: {} };
  const row = { ...stored, ...columns } as Parameters<typeof toTestimonial>[0];
  const { texts } = toTestimonial(row);
  expect(texts[ANOTHER]).toEqual({ name: '', role: '', testimonial: 'جيد' });
  expect(texts[SOURCE_LANGUAGE].name).toBe('A. P.');
});

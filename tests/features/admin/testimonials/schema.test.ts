import { describe, expect, it } from 'vitest';
import {
  completeness,
  toColumns,
  toTestimonial,
  type TestimonialRow,
} from '@/features/admin/testimonials/testimonial';
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
  it('accepts a Spanish name and text', () => expect(problems(form())).toEqual([]));

  it('requires Spanish, whatever the translations', () => {
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
    const whole: Partial<TestimonialValues> = {
      active: true,
      consentDate: '2026-01-01',
      consentVia: 'signed',
      verification: 'Expediente 1',
    };
    expect(problems(form({ ...whole, verification: ' ' }))).toEqual(['verification']);
    expect(problems(form({ ...whole, consentText: '' }))).toEqual(['consentText']);
    expect(problems(form(whole))).toEqual([]);
  });

  it('requires the name of a platform whose logo is shown', () => {
    const platformLogo = { url: '/images/platforms/opiniones.svg' };
    expect(problems(form({ platformLogo, platformName: ' ' }))).toEqual(['platformName']);
    expect(problems(form({ platformLogo, platformName: 'Opiniones' }))).toEqual([]);
  });

  it('rejects a future consent date', () => {
    expect(problems(form({ consentDate: '2999-01-01' }))).toEqual(['consentDate']);
  });

  it('has the limits of the database in each language', () => {
    const values = form({ verification: 'a'.repeat(501) });
    values.texts.fr = {
      name: 'a'.repeat(121),
      role: 'a'.repeat(161),
      testimonial: 'a'.repeat(2001),
    };
    expect(problems(values)).toEqual([
      'texts.fr.name',
      'texts.fr.role',
      'texts.fr.testimonial',
      'verification',
    ]);
  });
});

describe('the date for ordering', () => {
  const before = '2026-07-01T10:20:30.123Z';
  it('keeps its seconds when unchanged', () => {
    const { date } = valuesOf(null);
    const shown = formatOfficeTimestamp(before).replace(' ', 'T');
    expect(createdAtOf(shown, before)).toBe(before);
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
  });
  it('is in the office’s time zone', () => {
    for (const [local, former] of [
      ['2026-07-01T12:21', before],
      ['2026-01-01T00:00', undefined],
    ] as const) {
      expect(createdAtOf(local, former)).toBe(parseOfficeTime(local).toISOString());
    }
  });
});

describe('the columns', () => {
  const columns = toColumns({
    ...form(),
    texts: { ...form().texts, [ANOTHER]: { name: '', role: ' ', testimonial: ' جيد ' } },
    image: null,
    platformLogo: null,
    platformName: '',
    createdAt: '2026-07-01T10:20:30Z',
  });

  it('have no suffix for Spanish, and null for an empty translation', () => {
    expect(columns).toMatchObject({ name: 'A. P.', role: '', testimonial: 'Muy bien.' });
    expect(columns).toMatchObject({
      [`name_${ANOTHER}`]: null,
      [`role_${ANOTHER}`]: null,
      [`testimonial_${ANOTHER}`]: 'جيد',
    });
    expect(columns).toMatchObject({ consent_date: null, verification: null });
    expect(Object.keys(columns)).not.toContain(`name_${SOURCE_LANGUAGE}`);
  });

  it('round-trip', () => {
    // The row may have columns of languages that were removed from the site.
    const row: object = {
      id: '1',
      updated_at: '2026-07-02T00:00:00Z',
      deleted_at: null,
      translation_sources: {},
      ...columns,
    };
    const testimonial = toTestimonial(row as TestimonialRow);
    expect(testimonial.texts[ANOTHER]).toEqual({ name: '', role: '', testimonial: 'جيد' });
    expect(testimonial.texts[SOURCE_LANGUAGE].name).toBe('A. P.');
  });
});

it('the texts of a language are complete with a testimonial, partly so with another field', () => {
  expect(completeness({ name: 'A', role: '', testimonial: ' ' })).toBe('some');
  expect(completeness({ name: '', role: '', testimonial: 'Bien' })).toBe('all');
  expect(completeness({ name: ' ', role: '', testimonial: '' })).toBe('none');
});

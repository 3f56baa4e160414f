import { describe, expect, it } from 'vitest';
import { completeness, toColumns, toOpinion } from '@/features/opinions/opinion';
import {
  createdAtOf,
  opinionSchema,
  type OpinionValues,
  valuesOf,
} from '@/features/opinions/schema';

/** A new opinion with what it needs, and a change. */
function form(change: Partial<OpinionValues> = {}): OpinionValues {
  const values = valuesOf(null);
  values.texts.es = { name: 'A. P.', role: '', testimonial: 'Muy bien.' };
  return { ...values, ...change };
}
const problems = (values: OpinionValues) =>
  opinionSchema.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the form', () => {
  it('is fine with a Spanish name and text', () => expect(problems(form())).toEqual([]));

  it('wants Spanish, whatever else there is', () => {
    const values = form();
    values.texts.es = { name: ' ', role: '', testimonial: '' };
    values.texts.de = { name: 'A. P.', role: '', testimonial: 'Sehr gut.' };
    expect(problems(values)).toEqual(['texts.es.name', 'texts.es.testimonial']);
  });

  it('wants consent and verification before it is shown', () => {
    expect(problems(form({ active: true }))).toEqual(['consentDate', 'verification']);
    expect(problems(form({ active: true, consentDate: '2026-01-01', verification: ' ' }))).toEqual([
      'verification',
    ]);
    const whole = { active: true, consentDate: '2026-01-01', verification: 'Expediente 1' };
    expect(problems(form(whole))).toEqual([]);
  });

  it('knows no consent of tomorrow', () => {
    expect(problems(form({ consentDate: '2999-01-01' }))).toEqual(['consentDate']);
  });

  it('has the limits of the database, in each language', () => {
    const values = form({ verification: 'a'.repeat(501) });
    values.texts.ru = {
      name: 'a'.repeat(121),
      role: 'a'.repeat(161),
      testimonial: 'a'.repeat(2001),
    };
    expect(problems(values)).toEqual([
      'texts.ru.name',
      'texts.ru.role',
      'texts.ru.testimonial',
      'verification',
    ]);
  });
});

describe('the date that decides the order', () => {
  const before = '2026-07-01T10:20:30.123Z';
  it('keeps its seconds when it was not touched', () => {
    const { date } = valuesOf(null);
    expect(createdAtOf('2026-07-01T12:20', before)).toBe(before);
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
  });
  it('is the clock of the office', () => {
    expect(createdAtOf('2026-07-01T12:21', before)).toBe('2026-07-01T10:21:00.000Z');
    expect(createdAtOf('2026-01-01T00:00', undefined)).toBe('2025-12-31T23:00:00.000Z');
  });
});

describe('the columns', () => {
  const columns = toColumns({
    ...form(),
    texts: { ...form().texts, ar: { name: '', role: ' ', testimonial: ' جيد ' } },
    image: null,
    platformLogo: null,
    createdAt: '2026-07-01T10:20:30Z',
  });

  it('are the bare ones for Spanish, and null where a translation is empty', () => {
    expect(columns).toMatchObject({ name: 'A. P.', role: '', testimonial: 'Muy bien.' });
    expect(columns).toMatchObject({ name_ar: null, role_ar: null, testimonial_ar: 'جيد' });
    expect(columns).toMatchObject({ consent_date: null, verification: null });
    expect(Object.keys(columns)).not.toContain('name_es');
  });

  it('read back as they were written', () => {
    const opinion = toOpinion({ id: '1', updated_at: '2026-07-02T00:00:00Z', ...columns });
    expect(opinion.texts.ar).toEqual({ name: '', role: '', testimonial: 'جيد' });
    expect(opinion.texts.es.name).toBe('A. P.');
  });
});

it('tells how much of a language is there', () => {
  expect(completeness({ name: 'A', role: '', testimonial: ' ' })).toBe('some');
  expect(completeness({ name: '', role: '', testimonial: 'Bien' })).toBe('all');
  expect(completeness({ name: ' ', role: '', testimonial: '' })).toBe('none');
});

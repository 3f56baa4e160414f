import { describe, expect, it } from 'vitest';
import {
  columnOf,
  problemsIn,
  type TestimonialValues,
  valuesOf,
} from '@/features/admin/testimonials/testimonial';
import { OTHER } from '../../../support/languages';

/** A valid new testimonial, with changes. */
const form = (change: Partial<TestimonialValues> = {}): TestimonialValues => ({
  ...valuesOf(null),
  ...{ name: 'A. P.', testimonial: 'Muy bien.' },
  ...change,
});
const problems = (values: TestimonialValues) => Object.keys(problemsIn(values));

describe('the form', () => {
  it('requires Spanish, whatever the translations', () => {
    expect(problems(form())).toEqual([]);
    const translated = { [columnOf('testimonial', OTHER)]: 'Sehr gut.' };
    expect(problems(form({ ...translated, name: ' ', testimonial: '' }))).toEqual([
      'name',
      'testimonial',
    ]);
  });

  it('requires consent and verification before activation', () => {
    expect(problems(form({ active: true }))).toEqual([
      'consent_date',
      'consent_via',
      'verification',
    ]);
    const consent = { consent_date: '2026-01-01', consent_via: 'signed' };
    const whole = { active: true, ...consent, verification: 'Expediente 1' };
    expect(problems(form({ ...whole, verification: ' ' }))).toEqual(['verification']);
    expect(problems(form({ ...whole, consent_text: '' }))).toEqual(['consent_text']);
    expect(problems(form({ ...whole, consent_date: '2999-01-01' }))).toEqual(['consent_date']);
    expect(problems(form(whole))).toEqual([]);
  });

  it('requires the name of a platform whose logo is shown', () => {
    const platform_logo = '/images/platforms/opiniones.svg';
    expect(problems(form({ platform_logo, platform_name: ' ' }))).toEqual(['platform_name']);
    expect(problems(form({ platform_logo, platform_name: 'Opiniones' }))).toEqual([]);
  });
});

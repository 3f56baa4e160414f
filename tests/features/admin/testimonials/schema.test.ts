import { describe, expect, it } from 'vitest';
import {
  blankValues,
  testimonialSchema,
  type TestimonialValues,
} from '@/features/admin/testimonials/schema';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { OTHER } from '../../../support/languages';

/** A valid new testimonial, with changes. */
function form(change: Partial<TestimonialValues> = {}): TestimonialValues {
  const values = blankValues();
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
    expect(problems(form({ ...whole, consentDate: '2999-01-01' }))).toEqual(['consentDate']);
    expect(problems(form(whole))).toEqual([]);
  });

  it('requires the name of a platform whose logo is shown', () => {
    const platformLogo = '/images/platforms/opiniones.svg';
    expect(problems(form({ platformLogo, platformName: ' ' }))).toEqual(['platformName']);
    expect(problems(form({ platformLogo, platformName: 'Opiniones' }))).toEqual([]);
  });
});

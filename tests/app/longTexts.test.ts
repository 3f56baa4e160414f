import { describe, expect, it } from 'vitest';
import { hasLongTexts, withoutLongTexts } from '../../src/app/longTexts';
import contact from '../../public/locales/es/contact.json';
import services from '../../public/locales/es/services.json';

describe('withoutLongTexts', () => {
  it('leaves out the questionnaire, and keeps the rest', () => {
    const { survey, ...rest } = contact;
    expect(survey).toBeDefined();
    expect(withoutLongTexts('contact', contact)).toEqual(rest);
  });

  it('leaves each service its title, card and description', () => {
    const rest = withoutLongTexts('services', services) as typeof services;
    expect(Object.keys(rest.civil).sort()).toEqual(['description', 'short', 'title']);
    expect(rest.heading).toBe(services.heading);
  });

  it('does not touch a file without long texts', () => {
    expect(hasLongTexts('common')).toBe(false);
    expect(withoutLongTexts('common', { a: { b: 'c' } })).toEqual({ a: { b: 'c' } });
  });
});

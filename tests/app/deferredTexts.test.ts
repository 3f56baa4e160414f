import { describe, expect, it } from 'vitest';
import { hasDeferredTexts, withoutDeferredTexts } from '@/app/deferredTexts';
import contact from '../../public/locales/es/contact.json';
import routes from '../../public/locales/es/routes.json';
import services from '../../public/locales/es/services.json';

describe('withoutLongTexts', () => {
  it('leaves out the texts of form and booking and keeps the rest', () => {
    const { page, survey, booking, documents, ...rest } = contact;
    expect([page, survey, booking, documents]).not.toContain(undefined);
    expect(withoutDeferredTexts('contact', contact)).toEqual(rest);
  });

  it('keeps title, card and description of each practice area', () => {
    const rest = withoutDeferredTexts('services', services) as typeof services;
    expect(Object.keys(rest.civil).sort()).toEqual(['description', 'short', 'title']);
    expect(rest.heading).toBe(services.heading);
  });

  it('keeps the title of the page alone', () => {
    const rest = withoutDeferredTexts('routes', routes, 'contact') as typeof routes;
    expect(rest.contact).toEqual(routes.contact);
    expect(rest.blog).toEqual({ name: routes.blog.name });
  });

  it('does not change a file without deferred texts', () => {
    expect(hasDeferredTexts('navigation')).toBe(false);
    expect(withoutDeferredTexts('navigation', { a: { b: 'c' } })).toEqual({ a: { b: 'c' } });
  });
});

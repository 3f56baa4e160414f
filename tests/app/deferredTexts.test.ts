import { expect, it } from 'vitest';
import { withoutDeferredTexts } from '@/app/deferredTexts';
import contact from '../../public/locales/es/contact.json';
import routes from '../../public/locales/es/routes.json';
import services from '../../public/locales/es/services.json';

it('a page ships without the long texts of others, with its own title and short texts of all', () => {
  const { page, survey, booking, documents, ...rest } = contact;
  expect([page, survey, booking, documents]).not.toContain(undefined);
  expect(withoutDeferredTexts('contact', contact)).toEqual(rest);
  const short = withoutDeferredTexts('services', services) as typeof services;
  expect(Object.keys(short.civil).sort()).toEqual(['description', 'short', 'title']);
  expect(short.heading).toBe(services.heading);
  const own = withoutDeferredTexts('routes', routes, 'contact') as typeof routes;
  expect(own).toMatchObject({ contact: routes.contact, blog: { name: routes.blog.name } });
  expect(own.blog).not.toHaveProperty('title');
});

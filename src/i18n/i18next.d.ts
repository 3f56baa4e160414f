import type blog from '../../public/locales/es/blog.json';
import type common from '../../public/locales/es/common.json';
import type contact from '../../public/locales/es/contact.json';
import type legal from '../../legal/template/en.json';
import type navigation from '../../public/locales/es/navigation.json';
import type routes from '../../public/locales/es/routes.json';
import type services from '../../public/locales/es/services.json';
import type terms from '../../public/locales/es/terms.json';

/** Types the keys from the Spanish files: a misspelt key does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      blog: typeof blog;
      common: typeof common;
      contact: typeof contact;
      legal: typeof legal;
      navigation: typeof navigation;
      routes: typeof routes;
      services: typeof services;
      terms: typeof terms;
    };
  }
}

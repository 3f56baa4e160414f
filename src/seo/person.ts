import { firm, type Lawyer } from '@/site/firm';
import { SOURCE_LANGUAGE, type Language } from '@/site/languages';
import { lawyerPathOf } from '@/site/pages';
import type { Thing } from './JsonLd';

/**
 * A lawyer as schema.org's Person, the same in all languages.
 * @param urlOf makes a path absolute.
 */
export function person(lawyer: Lawyer, language: Language, urlOf: (path: string) => string): Thing {
  const { id, name, title, barAssociation, barNumber, speaks } = lawyer;
  return {
    '@type': 'Person',
    '@id': `${urlOf(lawyerPathOf(id, SOURCE_LANGUAGE))}#person`,
    name,
    jobTitle: title[language],
    url: urlOf(lawyerPathOf(id, language)),
    knowsLanguage: speaks,
    worksFor: { '@type': 'LegalService', '@id': urlOf('/#firm'), name: firm.name },
    memberOf: { '@type': 'Organization', name: barAssociation },
    identifier: { '@type': 'PropertyValue', propertyID: barAssociation, value: barNumber },
  };
}

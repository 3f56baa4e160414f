import { firm, type Lawyer } from '@/site/firm';
import { SOURCE_LANGUAGE, type Language } from '@/site/languages';
import { lawyerPathOf } from '@/site/pages';
import { absoluteUrl } from './Head';
import type { Thing } from './JsonLd';

/** A lawyer as schema.org's Person, the same in all languages. */
export function person(lawyer: Lawyer, language: Language): Thing {
  const { id, name, title, barAssociation, barNumber, speaks } = lawyer;
  return {
    '@type': 'Person',
    '@id': `${absoluteUrl(lawyerPathOf(id, SOURCE_LANGUAGE))}#person`,
    name,
    jobTitle: title[language],
    url: absoluteUrl(lawyerPathOf(id, language)),
    knowsLanguage: speaks,
    worksFor: { '@type': 'LegalService', '@id': absoluteUrl('/#firm'), name: firm.name },
    memberOf: { '@type': 'Organization', name: barAssociation },
    identifier: { '@type': 'PropertyValue', propertyID: barAssociation, value: barNumber },
  };
}

/** What schema.org and search engines require of the structured data that the site uses. */

/** A thing of schema.org, as JSON-LD. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** The properties of each type; those with a question mark not of every thing. No others: a rating is an error. */
const PROPERTIES: Record<string, string> = {
  // Of a page itself.
  'top LegalService':
    '@id name legalName url image logo telephone email address geo? openingHoursSpecification areaServed availableLanguage',
  'top BlogPosting':
    'mainEntityOfPage headline description image datePublished dateModified inLanguage articleSection author citation? publisher',
  'top BreadcrumbList': 'itemListElement',
  'top DefinedTerm': '@id name description url inDefinedTermSet',
  'top DefinedTermSet': '@id name inLanguage url',
  'top Person': '@id name jobTitle url knowsLanguage worksFor memberOf identifier',
  // Of what they name.
  LegalService: '@id name',
  Organization: '@id? name url?',
  Person: '@id name jobTitle url knowsLanguage worksFor memberOf identifier',
  PostalAddress: 'streetAddress postalCode addressLocality addressRegion addressCountry',
  GeoCoordinates: 'latitude longitude',
  OpeningHoursSpecification: 'dayOfWeek opens closes',
  City: 'name',
  AdministrativeArea: 'name',
  WebPage: '@id lastReviewed reviewedBy?',
  ListItem: 'position name item',
  PropertyValue: 'propertyID value',
};

/** What is an address, by the name of its property. */
const ADDRESSES = /^(@id|url|image|logo|item|mainEntityOfPage|inDefinedTermSet)$/;

/** What is wrong with a thing and with those that it names. */
export function problemsOf({ '@type': type, ...properties }: Thing, prefix = ''): string[] {
  const named = PROPERTIES[prefix + type]?.split(' ') ?? [];
  const known = named.map((name) => name.replace('?', ''));
  const missing = named.filter((name) => !name.endsWith('?') && !(name in properties));
  const unknown = Object.keys(properties).filter((name) => !known.includes(name));
  const form = (name: string) => (ADDRESSES.test(name) ? /^https?:\/\/\S+$/ : /\S/);
  const wrong = Object.entries(properties).flatMap(([name, value]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`no ${name}`];
    return values.flatMap((one) => {
      if (typeof one === 'object') return problemsOf(one as Thing);
      const said = JSON.stringify(one);
      return form(name).test(said.replaceAll('"', '')) ? [] : [`${name}: ${said}`];
    });
  });
  return [...missing, ...unknown, ...wrong].map((problem) => `${type}: ${problem}`);
}

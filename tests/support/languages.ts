import { isLanguage, type Language } from '../../src/site/languages';

export { ANOTHER, called, labelled, LAST, MIRRORED, OTHER } from '../../e2e/support/languages';

/** A code that no language has. */
export const UNKNOWN = 'xx';

/** The rows of a table of samples whose language the site has. */
export const ofTheSite = <Sample>(samples: Record<string, Sample>): [Language, Sample][] =>
  Object.entries(samples).filter((row): row is [Language, Sample] => isLanguage(row[0]));

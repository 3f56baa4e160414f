import { COUNTRIES, type Country } from './countries.ts';
import { firm } from './firm.ts';

/** What the firm's country decides. */
export const firmCountry: Country = COUNTRIES[firm.address.country];

/** The folder of its legal texts, in `legal`. */
export const LEGAL_FOLDER = firm.address.country.toLowerCase();

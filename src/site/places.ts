import { firm } from './firm.ts';
import { isLanguage } from './languages.ts';

/** A place in one of the forms that `firm.placeNames` has. */
export interface Place {
  place: string;
  form: 'name' | 'in' | 'of';
}

const { city } = firm.address;
const { district } = firm;

/** The firm's places in each grammatical form, as variables of the texts. */
export const PLACES = {
  city: { place: city, form: 'name' },
  cityIn: { place: city, form: 'in' },
  cityOf: { place: city, form: 'of' },
  district: { place: district, form: 'name' },
  districtIn: { place: district, form: 'in' },
  districtOf: { place: district, form: 'of' },
  area: { place: firm.area, form: 'name' },
} satisfies Record<string, Place>;

/** What a place is called in a language; its own name where the firm's data has no other. */
export function placeIn(language: string, { place, form }: Place): string {
  const names = isLanguage(language) ? firm.placeNames[place]?.[language] : undefined;
  return names?.[form] ?? names?.name ?? place;
}

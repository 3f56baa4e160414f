import { firm, type OpeningHours } from './firm.ts';
import { SOURCE_LANGUAGE, type Language } from './languages.ts';

/** What the first consultation costs, in a few words of each language that has some. */
export type Prices = Partial<Record<Language, string>>;

/** What the firm has changed, as in the table firm_facts; null is what firm.ts says. */
export interface FirmFacts {
  phones: readonly string[] | null;
  chat_number: string | null;
  email: string | null;
  street: string | null;
  postal_code: string | null;
  opening_hours: OpeningHours | null;
  consultation_price?: Prices | null;
  /** The holidays to come, 'yyyy-MM-dd', which the public reads with it. */
  closed_days?: string[];
}

/** The firm as the site shows it: what firm.ts says, with what the database has changed. */
export type LiveFirm = ReturnType<typeof firmWith>;

/** firm.ts with what the table firm_facts changes (PRODUCT 2); undefined while not known. */
export function firmWith(facts?: FirmFacts | null) {
  const { address } = firm;
  return {
    /** E.164, one or more. */
    phones: facts?.phones ?? firm.phones,
    chatNumber: facts?.chat_number ?? firm.chatNumber,
    email: facts?.email ?? firm.email,
    address: {
      ...address,
      street: facts?.street ?? address.street,
      postalCode: facts?.postal_code ?? address.postalCode,
    },
    /** Undefined where they would be those of a former address. */
    coordinates: facts?.street ? undefined : firm.coordinates,
    openingHours: facts?.opening_hours ?? firm.openingHours,
    /** Empty where the firm says nothing of it. */
    consultationPrice: facts?.consultation_price ?? {},
    /** Days to come without opening hours, 'yyyy-MM-dd'. */
    closedDays: new Set(facts?.closed_days),
  };
}

/** The price in a language, else in Spanish; undefined where the firm says nothing of it. */
export function priceIn(
  { consultationPrice }: Pick<LiveFirm, 'consultationPrice'>,
  language: Language,
): { price: string; language: Language } | undefined {
  const found = [language, SOURCE_LANGUAGE].find((each) => consultationPrice[each]);
  return found && { price: consultationPrice[found] ?? '', language: found };
}

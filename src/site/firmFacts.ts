import { firm, type OpeningHours } from './firm.ts';

/**
 * What the firm has changed in the admin area, as in the table firm_facts; null is what firm.ts
 * says.
 */
export interface FirmFacts {
  phones: readonly string[] | null;
  chat_number: string | null;
  email: string | null;
  street: string | null;
  postal_code: string | null;
  opening_hours: OpeningHours | null;
}

/** With the holidays to come, 'yyyy-MM-dd', as the public reads both. */
export interface PublicFacts extends FirmFacts {
  closed_days: readonly string[];
}

/** The firm as the site shows it: what firm.ts says, with what the database has changed. */
export interface LiveFirm {
  /** E.164, one or more. */
  phones: readonly string[];
  chatNumber: string;
  email: string;
  address: {
    street: string;
    postalCode: string;
    city: string;
    region: string;
    country: string;
  };
  /** Undefined where they would be those of a former address. */
  coordinates: { latitude: number; longitude: number } | undefined;
  openingHours: OpeningHours;
  /** Days to come without opening hours, 'yyyy-MM-dd'. */
  closedDays: ReadonlySet<string>;
}

/**
 * The one reader of both: src/site/firm.ts, and the table firm_facts (PRODUCT 2).
 * @param facts undefined while they are not known.
 */
export function firmWith(facts?: FirmFacts | PublicFacts | null): LiveFirm {
  const { address } = firm;
  return {
    phones: facts?.phones ?? firm.phones,
    chatNumber: facts?.chat_number ?? firm.chatNumber,
    email: facts?.email ?? firm.email,
    address: {
      ...address,
      street: facts?.street ?? address.street,
      postalCode: facts?.postal_code ?? address.postalCode,
    },
    coordinates: facts?.street ? undefined : firm.coordinates,
    openingHours: facts?.opening_hours ?? firm.openingHours,
    closedDays: new Set(facts && 'closed_days' in facts ? facts.closed_days : []),
  };
}

/** What the law and the telephones of a firm's country decide. */
export interface Country {
  /** The country's code for callers from abroad. */
  callingCode: string;
  /** The numbers that are dialled in it without that code. */
  own: RegExp;
  /** How many digits stand together in one of its numbers. */
  groups: readonly number[];
  /** Whom clients can complain to about their data. */
  supervisoryAuthority: { name: string; website: string };
  timeZones: readonly string[];
  /** What its law has a law firm's site say, of the fields of `firm.ts` that not every firm has. */
  asksFor: readonly ('registry' | 'professionalRegistry' | 'insurance')[];
}

/** By ISO 3166-1. Another country: also its legal texts (legal/README.md) and offeredHolidays.ts. */
export const COUNTRIES = {
  ES: {
    callingCode: '34',
    own: /^[6-9]\d{8}$/,
    groups: [3, 3, 3],
    supervisoryAuthority: {
      name: 'Agencia Española de Protección de Datos',
      website: 'www.aepd.es',
    },
    timeZones: ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta'],
    // Ley 34/2002, art. 10; Ley 2/2007, art. 8; Ley 17/2009, art. 22.
    asksFor: ['registry', 'professionalRegistry', 'insurance'],
  },
  PT: {
    callingCode: '351',
    own: /^[29]\d{8}$/,
    groups: [3, 3, 3],
    supervisoryAuthority: {
      name: 'Comissão Nacional de Proteção de Dados',
      website: 'www.cnpd.pt',
    },
    timeZones: ['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores'],
    asksFor: ['registry'],
  },
} as const satisfies Record<string, Country>;

export type CountryCode = keyof typeof COUNTRIES;

/**
 * The firm's identity: the one file to change for another firm. Everything that shows it reads it here.
 * Shipped is an evident placeholder: `.example` domains reach nobody (RFC 2606), and no Spanish number
 * starts with 3 or 4 (Plan Nacional de Numeración Telefónica, RD 2296/2004).
 */
export const firm = {
  name: 'Ejemplo Abogados Dénia',
  legalName: 'Ejemplo Abogados Dénia, S.L.P.',
  lawyer: 'Lluís Ejemplo Marí',
  barAssociation: 'Ilustre Colegio de Abogados de Alicante (ICALI)',
  barNumber: '0000',
  taxId: 'B00000000',
  registry: 'Registro Mercantil de Alicante, tomo 0000, folio 00, hoja A-00000',
  address: {
    street: 'Calle del Ejemplo, 1, 2.º',
    postalCode: '03700',
    city: 'Dénia',
    region: 'Alicante',
    country: 'ES',
  },
  coordinates: { latitude: 38.8408, longitude: 0.1057 },
  /** E.164; shown with `formatPhone`. */
  phones: ['+34300000001', '+34400000002'],
  chatNumber: '+34300000003',
  email: 'despacho@ejemplo-abogados.example',
  website: 'https://www.ejemplo-abogados.example',
  reviewsUrl: 'https://reviews.ejemplo-abogados.example/denia',
  /** Local times in Dénia, by day of the week (0 is Sunday). */
  timeZone: 'Europe/Madrid',
  openingHours: {
    1: [
      ['09:00', '14:00'],
      ['16:00', '19:00'],
    ],
    2: [
      ['09:00', '14:00'],
      ['16:00', '19:00'],
    ],
    3: [
      ['09:00', '14:00'],
      ['16:00', '19:00'],
    ],
    4: [
      ['09:00', '14:00'],
      ['16:00', '19:00'],
    ],
    5: [['09:00', '14:30']],
  } as Record<number, [open: string, close: string][]>,
} as const;

export type Firm = typeof firm;

/** Fields without which a Spanish law firm's site is not lawful (Ley 34/2002, art. 10) or not reachable. */
const REQUIRED = [
  'name',
  'legalName',
  'lawyer',
  'barAssociation',
  'barNumber',
  'taxId',
  'registry',
  'address.street',
  'address.postalCode',
  'address.city',
  'phones.0',
  'phones.1',
  'chatNumber',
  'email',
  'website',
  'reviewsUrl',
] as const;

/** The names of required fields that are missing or blank; the build stops on any. */
export function missingFields(identity: object): string[] {
  return REQUIRED.filter((path) => {
    let value: unknown = identity;
    for (const key of path.split('.'))
      value = (value as Record<string, unknown> | undefined)?.[key];
    return typeof value !== 'string' || value.trim() === '';
  });
}

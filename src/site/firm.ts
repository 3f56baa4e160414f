import type { CountryCode } from './countries.ts';
import type { Language } from './languages.ts';
import type { ServiceId } from './services.ts';

/** By place: its name in each language, with the forms after 'in' and 'of', with their article. */
type PlaceNames = Record<
  string,
  Partial<Record<Language, { name: string; in?: string; of?: string }>>
>;

/** By weekday (0 is Sunday), in the office's time; closed on days left out. */
export type OpeningHours = Readonly<
  Partial<Record<number, readonly (readonly [open: string, close: string])[]>>
>;

/** What a processor does for the firm, and what protects data outside the European Economic Area. */
export interface Processor {
  name: string;
  tasks: readonly (
    | 'site'
    | 'database'
    | 'mail'
    | 'video'
    | 'calendar'
    | 'translation'
    | 'copies'
    | 'scanner'
    | 'chat'
  )[];
  /** ISO 3166-1. */
  country: string;
  /** Required outside the European Economic Area (RGPD, arts. 44 to 49). */
  safeguard?: 'adequacy' | 'framework' | 'clauses';
}

/** A way to write to the firm, such as WeChat or Telegram. */
export interface Channel {
  name: string;
  /** The name or number by which the firm is found. */
  handle: string;
  /** What opens it; without one, the handle is shown to be typed. */
  url?: string;
  /** Shown on pages in these languages only. */
  languages?: readonly Language[];
}

/** A holiday of each year: its month and day, so many days after Easter Sunday, or the nth weekday after a day. */
export interface YearlyDay {
  name: string;
  on:
    | readonly [month: number, day: number]
    | number
    | { nth: number; weekday: number; after: readonly [month: number, day: number] };
}

export interface Detention {
  takes: boolean;
  always: boolean;
  /** E.164. */
  dutyPhone?: string;
  /** The practice area whose page says so. */
  area: ServiceId;
}

/** A lawyer of the firm: what `src/site/firmPeople.ts` says of each is beside it. */
export interface Lawyer {
  /** The last part of the address of the lawyer's page; posts name their author by it. */
  id: string;
  name: string;
  title: Record<Language, string>;
  /** The academic title and where it was issued. */
  degree: string;
  barAssociation: string;
  barNumber: string;
  /** The year of admission to the bar. */
  admitted: number;
  /** The languages of the site that the lawyer speaks, and those spoken with an interpreter. */
  speaks: readonly Language[];
  interpreted: readonly Language[];
  /** A file of the folder `photographs`, at least 800 pixels wide; a drawing without one. */
  photograph?: string;
}

/** Files of the folder `photographs`, 1920 and 1200 pixels wide at least. */
export interface Photographs {
  /** Behind the promise on the home page, in place of the drawing of the coast. */
  hero?: string;
  /** Beside the opening hours and the address. */
  office?: string;
}

/** The hours of most days. */
const DAY = [
  ['09:00', '14:00'],
  ['16:00', '19:00'],
] as const;

/**
 * The firm's identity: the one file to change for another firm. The build fails if a field is
 * missing (build/checkIdentity.ts). What the firm can change itself, phones to opening hours, is read
 * through `firmWith` (firmFacts.ts). The values are evident placeholders: `.example` domains do not
 * resolve (RFC 2606), and no Spanish phone number starts with 3 or 4 (RD 2296/2004).
 */
export const firm = {
  name: 'Ejemplo Abogados Dénia',
  legalName: 'Ejemplo Abogados Dénia, S.L.P.',
  /** One or more, the first the one who directs the firm. */
  lawyers: [
    {
      id: 'lluis-ejemplo-mari',
      name: 'Lluís Ejemplo Marí',
      title: {
        es: 'Dirección del despacho',
        en: 'Head of the firm',
        fr: 'Direction du cabinet',
        de: 'Leitung der Kanzlei',
        ar: 'إدارة المكتب',
        zh: '律所负责人',
        ru: 'Руководство бюро',
      },
      degree: 'Licenciatura en Derecho, expedida en España',
      barAssociation: 'Ilustre Colegio Provincial de la Abogacía de Alicante (ICALI)',
      barNumber: '0000',
      admitted: 2004,
      speaks: ['es', 'en', 'fr'],
      interpreted: ['de', 'ar', 'zh', 'ru'],
    },
  ] as readonly [Lawyer, ...Lawyer[]],
  photographs: {} as Photographs,
  taxId: 'B00000000',
  registry: 'Registro Mercantil de Alicante, tomo 0000, folio 00, hoja A-00000',
  /** The college's own register of professional companies, where the country has one; else ''. */
  professionalRegistry: 'Registro de Sociedades Profesionales del ICALI, n.º 0000',
  /** The liability insurer and the territory covered. */
  insurance: 'Aseguradora Ejemplo, S.A., con cobertura en España y en la Unión Europea',
  address: {
    street: 'Calle del Ejemplo, 1, 2.º',
    postalCode: '03700',
    /** The slugs of the practice areas end in it. */
    city: 'Dénia',
    region: 'Alicante',
    /** Decides on telephones, authority, legal texts and holidays (countries.ts). */
    country: 'ES' as CountryCode,
  },
  /** The district around the city, and the name by which foreigners know the area. */
  district: 'Marina Alta',
  area: 'Costa Blanca',
  /**
   * City and district in other scripts, in Russian also after 'in' and 'of'; a district that has an
   * article also in the languages that write it.
   */
  placeNames: {
    Dénia: {
      ar: { name: 'دينيا' },
      zh: { name: '德尼亚' },
      ru: { name: 'Дения', in: 'Дении', of: 'Дении' },
    },
    'Marina Alta': {
      es: { name: 'Marina Alta', in: 'la Marina Alta', of: 'la Marina Alta' },
      en: { name: 'Marina Alta', in: 'the Marina Alta', of: 'the Marina Alta' },
      fr: { name: 'Marina Alta', in: 'la Marina Alta', of: 'la Marina Alta' },
      de: { name: 'Marina Alta', in: 'der Marina Alta', of: 'der Marina Alta' },
      ar: { name: 'مارينا ألتا' },
      zh: { name: '马里纳阿尔塔' },
      ru: { name: 'Марина-Альта', in: 'Марина-Альте', of: 'Марина-Альты' },
    },
  } as PlaceNames,
  coordinates: { latitude: 38.8408, longitude: 0.1057 },
  /** E.164, one or more; displayed with `formatPhone`. */
  phones: ['+34300000001', '+34400000002'] as readonly [string, ...string[]],
  chatNumber: '+34300000003',
  /** Further channels, shown beside the chat. */
  channels: [] as readonly Channel[],
  /**
   * Somebody is detained: whether the firm goes there, and whether it is reached at any hour; at a
   * firm that does not go, the phone of the college's duty lawyers, if there is one.
   */
  detention: { takes: true, always: false, area: 'immigration' } as Detention,
  email: 'despacho@ejemplo-abogados.example',
  website: 'https://www.ejemplo-abogados.example',
  reviewsUrl: 'https://reviews.ejemplo-abogados.example/denia',
  /** The firm's pages on social networks and in registers, for search engines. */
  profiles: [] as readonly string[],
  /**
   * The two holidays of the town, which staff are offered each year where they follow a rule. In
   * Dénia the second Wednesday after San Pedro, and San Roque; the council decides on them each
   * year, so that staff are asked to compare them with its calendar.
   */
  localHolidays: [
    { name: 'Santísima Sangre', on: { nth: 2, weekday: 3, after: [6, 29] } },
    { name: 'San Roque', on: [8, 16] },
  ] as readonly YearlyDay[],
  /** Local times of the office, by day of the week (0 is Sunday). */
  timeZone: 'Europe/Madrid',
  openingHours: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: [['09:00', '14:30']] } as OpeningHours,
  /** Those who handle clients' data for the firm (RGPD, art. 28), named in the data notice. */
  processors: [
    { name: 'Alojamiento Ejemplo, S.L.', tasks: ['site', 'database'], country: 'ES' },
    { name: 'Correo Ejemplo, S.A.', tasks: ['mail', 'calendar'], country: 'ES' },
    { name: 'Videollamadas Ejemplo, Inc.', tasks: ['video'], country: 'US', safeguard: 'clauses' },
  ] as readonly Processor[],
  /** Who is named as data protection officer, if anybody is (RGPD, arts. 37 and 13.1.b). */
  dataProtectionOfficer: undefined as { name: string; email: string } | undefined,
  /** The body for consumer disputes that the firm has joined, with its address (Ley 7/2017). */
  disputeBody: undefined as string | undefined,
  /**
   * Whether browsers keep the identifier of SPEC 3.8. Nothing reads it, so that no exemption of the
   * Ley 34/2002, art. 22.2, covers it: only a firm that asks for consent first may switch it on.
   */
  visitorCookie: false as boolean,
} as const;

export type Firm = typeof firm;

import type { PageId } from './pages.ts';

/** The practice areas (SPEC 3.6), in the order in which they are shown; their addresses: pages.ts. */
export const SERVICE_IDS = ['civil', 'family', 'labor', 'immigration', 'inheritance'] as const;

export type ServiceId = (typeof SERVICE_IDS)[number];

/**
 * The category of posts that belongs to a practice area, by the Spanish name that it was created
 * with: staff may rename it.
 */
export const CATEGORY_OF_SERVICE = {
  civil: 'Derecho civil',
  family: 'Derecho de familia',
  labor: 'Derecho laboral',
  immigration: 'Extranjería',
  inheritance: 'Derecho sucesorio',
} as const satisfies Record<ServiceId, string>;

/** The practice area of a category of posts; undefined for one that staff have added or renamed. */
export function serviceOfCategory(category: string): ServiceId | undefined {
  return SERVICE_IDS.find((id) => CATEGORY_OF_SERVICE[id] === category);
}

/** What people say has happened to them, and the page that it leads to. */
export const DOORS = {
  house: { page: 'service-civil' },
  dismissed: { page: 'service-labor' },
  residence: { page: 'service-immigration' },
  separation: { page: 'service-family' },
  inheritance: { page: 'service-inheritance' },
  detained: { page: 'contact', hash: 'detention' },
} as const satisfies Record<string, { page: PageId; hash?: string }>;

/** The anchor of a practice area's card on the home page (SPEC 2.6). */
export function anchorOf(id: ServiceId): string {
  return `service-${id}`;
}

/** The practice area whose card a hash names; undefined for any other hash. */
export function serviceOfHash(hash: string): ServiceId | undefined {
  return SERVICE_IDS.find((id) => hash === `#${anchorOf(id)}`);
}

/** The five practice areas (SPEC 3.6), in the order in which they are shown. */
export const SERVICE_IDS = ['civil', 'family', 'labor', 'immigration', 'inheritance'] as const;

export type ServiceId = (typeof SERVICE_IDS)[number];

export function isServiceId(id: unknown): id is ServiceId {
  return (SERVICE_IDS as readonly unknown[]).includes(id);
}

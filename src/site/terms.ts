/** The legal terms that the glossary explains (PRODUCT 3), in the order in which they are shown. */
export const TERM_IDS = [
  'nie',
  'tie',
  'arraigo',
  'apostilla',
  'poder-notarial',
  'legitima',
  'ultimas-voluntades',
  'arras',
  'finiquito',
  'conciliacion',
] as const;

/** Also the last part of the address of the term's page, in all languages. */
export type TermId = (typeof TERM_IDS)[number];

export function isTermId(id: unknown): id is TermId {
  return (TERM_IDS as readonly unknown[]).includes(id);
}

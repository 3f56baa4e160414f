const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const KEY = new RegExp(`^([-\\d:.TZ+]{10,40})_(${UUID})$`);

/** The row after which a page of a list begins: the value that orders the list, and the row's id. */
export interface PageKey {
  /** A day or an instant, in the database's format. */
  at: string;
  id: string;
}

/** Parses a key 'at_id' from an address; undefined for the first page or an invalid key. */
export function parsePageKey(text: string | null): PageKey | undefined {
  const [, at = '', id = ''] = KEY.exec(text ?? '') ?? [];
  return id && !Number.isNaN(Date.parse(at)) ? { at, id } : undefined;
}

/** Formats a key for an address. */
export function formatPageKey({ at, id }: PageKey): string {
  return `${at}_${id}`;
}

/** The key's parameter in the address. */
export const PAGE_KEY_PARAM = 'after';

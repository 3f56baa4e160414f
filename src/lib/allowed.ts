/**
 * What the browser may refuse to read or write: storage in some private windows, cookies too in a
 * sandboxed frame. Small, for the first script (src/entry.ts).
 * @returns what `access` returns; undefined where it is refused.
 */
export function allowed<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

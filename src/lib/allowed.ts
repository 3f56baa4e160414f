/** Reads or writes what some browsers refuse, as storage; undefined then. Small, for src/entry.ts. */
export function allowed<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

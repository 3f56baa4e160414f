/** What a service's interface needs to translate texts with markup. */
export interface Adapter {
  path: string;
  headers: (key: string) => Record<string, string>;
  body: (texts: readonly string[], language: string, key: string) => object;
  /** The translations in an answer; undefined if it has another shape. */
  read: (answer: unknown) => unknown;
}

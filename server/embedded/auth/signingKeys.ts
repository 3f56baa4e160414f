import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Connection } from '../connection.ts';
import { type Claims, claimsOf, encodePart } from './token.ts';

/** By the names that tokens have for them; another algorithm needs only a line here. */
const ALGORITHMS = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' } as const;
type Algorithm = keyof typeof ALGORITHMS;

/** For new keys. A key keeps its algorithm, so changing this line ends no session. */
const PREFERRED: Algorithm = 'HS512';

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * A key is replaced at the first start after a year, and stays valid for another day, longer than a
 * session.
 */
const LIFETIME_MS = 365 * DAY_MS;
const OVERLAP_MS = DAY_MS;

interface SigningKey {
  id: string;
  algorithm: Algorithm;
  secret: string;
  /** In ms since the epoch. */
  made: number;
  replaced?: number;
}

function newKey(now: number): SigningKey {
  const [id, secret] = [randomBytes(8), randomBytes(64)].map((bytes) =>
    bytes.toString('base64url'),
  ) as [string, string];
  return { id, algorithm: PREFERRED, secret, made: now };
}

/** The first one signs; the others only verify, until they are removed. */
function renewed(keys: readonly SigningKey[], replace: boolean, now: number): SigningKey[] {
  const good = keys.filter(({ replaced }) => !replaced || replaced > now - OVERLAP_MS);
  const [current, ...others] = good;
  const isDue = !current || replace || current.made < now - LIFETIME_MS;
  if (!isDue) return good;
  return [newKey(now), ...(current ? [{ ...current, replaced: now }] : []), ...others];
}

const isSame = (given: string, made: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(made)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The keys that sign what clients are given: access tokens and the codes of refresh tokens. */
export class KeyRing {
  readonly #keys: readonly [SigningKey, ...SigningKey[]];

  constructor(keys: readonly SigningKey[]) {
    const [current, ...others] = keys;
    if (!current) throw new Error('no signing key');
    this.#keys = [current, ...others];
  }

  #signature({ algorithm, secret }: SigningKey, text: string): string {
    return createHmac(ALGORITHMS[algorithm], secret).update(text).digest('base64url');
  }

  /** A token that names its key. */
  sign(claims: Claims): string {
    const [key] = this.#keys;
    const header = encodePart({ alg: key.algorithm, kid: key.id, typ: 'JWT' });
    const content = `${header}.${encodePart(claims)}`;
    return `${content}.${this.#signature(key, content)}`;
  }

  /**
   * The claims of a token by one of the keys and with that key's algorithm; undefined otherwise.
   */
  verify(token: string): Claims | undefined {
    try {
      const [header = '', payload = '', signature = ''] = token.split('.');
      const { alg, kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as {
        alg?: unknown;
        kid?: unknown;
      };
      const key = this.#keys.find(({ id, algorithm }) => id === kid && algorithm === alg);
      return key && isSame(signature, this.#signature(key, `${header}.${payload}`))
        ? claimsOf(token)
        : undefined;
    } catch {
      return undefined;
    }
  }

  /** A refresh token of @supabase/lite with this server's MAC. */
  seal(token: string): string {
    const [key] = this.#keys;
    return `${token}.${key.id}.${this.#signature(key, `refresh:${token}`)}`;
  }

  /** The token of @supabase/lite; undefined if the MAC is by none of the keys. */
  unseal(sealed: string): string | undefined {
    const [token = '', id, code = ''] = sealed.split('.');
    const key = this.#keys.find((known) => known.id === id);
    return key && isSame(code, this.#signature(key, `refresh:${token}`)) ? token : undefined;
  }
}

/** Reads the keys that are stored with the data, and replaces the current one if that is due. */
export async function loadKeys(
  { driver }: Connection,
  replace: boolean,
  now = Date.now(),
): Promise<KeyRing> {
  const { rows } = await driver.query<{ value: string }>(
    `select value from embedded.settings where name = 'signing_keys'`,
  );
  const stored = JSON.parse(rows[0]?.value ?? '[]') as SigningKey[];
  const keys = renewed(stored, replace, now);
  await driver.query(
    `insert into embedded.settings values ('signing_keys', $1)
     on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(keys)],
  );
  return new KeyRing(keys);
}

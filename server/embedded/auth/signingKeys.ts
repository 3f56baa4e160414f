import { randomBytes } from 'node:crypto';
import { type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Connection } from '../connection.ts';

/** The claims of an access token that this project reads. */
export interface Claims extends JWTPayload {
  sub: string;
  session_id: string;
}

/** Of new keys. A key keeps its algorithm, so changing this line ends no session. */
const PREFERRED = 'HS512';

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * A key is replaced at the first start after a year, and stays valid for another day, longer than a
 * session.
 */
const LIFETIME_MS = 365 * DAY_MS;
const OVERLAP_MS = DAY_MS;

interface SigningKey {
  id: string;
  /** By the name that tokens have for it. */
  algorithm: string;
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

const bytesOf = ({ secret }: SigningKey) => new TextEncoder().encode(secret);

/** The keys that sign what clients are given, of which the first one signs. */
export class KeyRing {
  constructor(readonly keys: readonly SigningKey[]) {}

  /** A token that names its key. */
  async sign(claims: JWTPayload): Promise<string> {
    const [key] = this.keys;
    if (!key) throw new Error('no signing key');
    const header = { alg: key.algorithm, kid: key.id, typ: 'JWT' };
    return new SignJWT(claims).setProtectedHeader(header).sign(bytesOf(key));
  }

  /**
   * The claims of a token by one of the keys and with that key's algorithm, also of one that has
   * expired; undefined otherwise.
   */
  async verify(token: string): Promise<JWTPayload | undefined> {
    const keyOf = ({ kid, alg }: JWTHeaderParameters) => {
      const key = this.keys.find(({ id, algorithm }) => id === kid && algorithm === alg);
      if (!key) throw new Error('unknown key');
      return bytesOf(key);
    };
    return jwtVerify(token, keyOf, { currentDate: new Date(0) }).then(
      ({ payload }) => payload,
      () => undefined,
    );
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

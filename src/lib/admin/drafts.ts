import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToUtf8, hexToBytes, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js';
import { createContext, use } from 'react';
import { allowed } from '@/lib/allowed';
import { fromBase64, toBase64 } from '@/lib/base64';

/** Unsaved work of a person, by name, kept in this browser. */
export interface Drafts {
  read: (name: string) => unknown;
  /** @returns whether it was kept. */
  write: (name: string, value: unknown) => boolean;
  remove: (name: string) => void;
}

const PREFIX = 'draft_';
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/**
 * A person's drafts, encrypted with a key that the database gives only to their own session, so
 * that nobody else at the computer can read them. Synchronous, unlike Web Crypto, because a tab
 * that is being closed waits for no promise.
 * @param key 64 hexadecimal digits; without one, or where storage is blocked or full, nothing is
 *   kept.
 */
export function encryptedDrafts(
  storage: Storage | undefined,
  person: string,
  key: string | undefined,
): Drafts {
  const keyOf = (name: string) => `${PREFIX}${person}_${name}`;
  const cipher = (name: string) =>
    managedNonce(xchacha20poly1305)(hexToBytes(key ?? ''), utf8ToBytes(name));
  const attempt = <T>(work: (storage: Storage) => T) =>
    storage && key ? allowed(() => work(storage)) : undefined;
  attempt(removeOld);
  return {
    read: (name) =>
      attempt((kept) => {
        const [, content = ''] = (kept.getItem(keyOf(name)) ?? '').split(' ');
        return JSON.parse(bytesToUtf8(cipher(name).decrypt(fromBase64(content)))) as unknown;
      }),
    write: (name, value) =>
      attempt((kept) => {
        const content = toBase64(cipher(name).encrypt(utf8ToBytes(JSON.stringify(value))));
        kept.setItem(keyOf(name), `${Date.now()} ${content}`);
        return true;
      }) ?? false,
    remove: (name) => attempt((kept) => kept.removeItem(keyOf(name))),
  };
}

/** Removes abandoned drafts of all authors. */
function removeOld(storage: Storage): void {
  for (const name of Object.keys(storage)) {
    if (!name.startsWith(PREFIX)) continue;
    const written = Number(storage.getItem(name)?.split(' ')[0]);
    if (!(Date.now() - written < MAX_AGE_MS)) storage.removeItem(name);
  }
}

/** The drafts of the signed-in person. */
export const DraftsContext = createContext<Drafts | null>(null);

/** The drafts of the signed-in person; throws outside of the admin area. */
export function useDrafts(): Drafts {
  const drafts = use(DraftsContext);
  if (!drafts) throw new Error('useDrafts needs a RoleGuard');
  return drafts;
}

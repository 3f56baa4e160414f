import { keyHeaders } from '../../../src/site/keys.ts';

/** Where the API is and the key of its service role. */
export interface Project {
  url: string;
  key: string;
  fetch?: (input: string, init: RequestInit) => Promise<Response>;
}

const TIMEOUT_MS = 20_000;

/** Calls the database's functions through the API. Throws when one does not answer with success. */
export function callerOf({ url, key, fetch = globalThis.fetch }: Project) {
  return async (name: string, args: object = {}): Promise<Response> => {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { ...keyHeaders(key), 'Content-Type': 'application/json' },
      body: JSON.stringify(args),
      // A redirect would take the secret key elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      const message = `${name}: ${response.status} ${await response.text()}`;
      throw new Error(message, { cause: response.status });
    }
    return response;
  };
}

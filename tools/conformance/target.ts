/** The backend that the conformance rows are tried on, through its API alone. */

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export interface CallOptions {
  method?: string;
  body?: unknown;
  /** An access token, or the service key; without it the public key. */
  token?: string | undefined;
}

export interface Target {
  /** 'embedded' is server/embedded; 'service' any other. */
  kind: 'embedded' | 'service';
  call: (path: string, options?: CallOptions) => Promise<Answer>;
  /** Adds an account that can sign in. @returns its id. */
  addAccount: (email: string, password: string) => Promise<string>;
  removeAccount: (id: string) => Promise<void>;
  /** The hash in the link of a new recovery mail, which is not sent to anybody outside. */
  recoveryHash: (email: string) => Promise<string>;
}

/** Calls an API by its public key. */
export function caller(
  url: string,
  key: string,
  send: (request: Request) => Promise<Response>,
): Target['call'] {
  return async (path, { method = 'POST', body, token } = {}) => {
    const response = await send(
      new Request(new URL(path, url), {
        method,
        headers: {
          apikey: key,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          'content-type': 'application/json',
          'x-supabase-api-version': '2024-01-01',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      parsed = {};
    }
    return {
      status: response.status,
      body: typeof parsed === 'object' && parsed !== null ? { ...parsed } : { value: parsed },
    };
  };
}

/** Thrown for a project that has accounts or enquiries, in which nothing was changed. */
export class HasData extends Error {}

/** The accounts that a run makes; a run that was cut off leaves some to the next one. */
export const PREFIX = 'conformance-';

/** A deployed project, which must be empty. @throws {HasData} */
export async function serviceTarget(url: string, key: string, serviceKey: string): Promise<Target> {
  const call = caller(url, key, (request) => fetch(request));
  const asService: Target['call'] = (path, options) =>
    call(path, { ...options, token: serviceKey });
  const { status, body } = await asService('/auth/v1/admin/users?per_page=50', { method: 'GET' });
  if (status !== 200) throw new Error(`The list of accounts was refused (${status}).`);
  const users = (body.users ?? []) as { id: string; email?: string }[];
  const removeAccount = async (id: string) => {
    await asService(`/auth/v1/admin/users/${id}`, { method: 'DELETE' });
  };
  if (users.some(({ email }) => !email?.startsWith(PREFIX))) {
    throw new HasData('This project has accounts. The suite runs on an empty one alone.');
  }
  for (const { id } of users) await removeAccount(id);
  return {
    kind: 'service',
    call,
    async addAccount(email, password) {
      const made = await asService('/auth/v1/admin/users', {
        body: { email, password, email_confirm: true },
      });
      return String(made.body.id);
    },
    removeAccount,
    async recoveryHash(email) {
      const link = await asService('/auth/v1/admin/generate_link', {
        body: { type: 'recovery', email },
      });
      return String(link.body.hashed_token);
    },
  };
}

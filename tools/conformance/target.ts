/** The backend that the conformance rows are tried on, through its API alone. */
import { isSecretKey, keyHeaders } from '../../src/site/keys.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

interface CallOptions {
  /** Sent as JSON, unless it is a form or a file. */
  body?: unknown;
  /** An access token; without it the public key. */
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Without any key, as browsers ask for pictures. */
  isAnonymous?: boolean;
}

export interface Target {
  /** 'embedded' is server/embedded; 'service' any other. */
  kind: 'embedded' | 'service';
  /** Makes a call, such as 'GET /auth/v1/user'. */
  call: (call: string, options?: CallOptions) => Promise<Answer>;
  /** Calls with the key that bypasses policies. */
  asService: Target['call'];
  /** Adds an account that can sign in. @returns its id. */
  addAccount: (email: string, password: string) => Promise<string>;
  removeAccount: (id: string) => Promise<void>;
  /** The hash in the link of a new recovery mail, which is not sent to anybody outside. */
  recoveryHash: (email: string) => Promise<string>;
}

/** Calls an API by a key, as the site and its jobs do: for rows and files the key is a token too. */
export function caller(
  url: string,
  key: string,
  send: (request: Request) => Promise<Response>,
): Target['call'] {
  return async (call, { body, token, headers, isAnonymous = false } = {}) => {
    const [method = '', path = ''] = call.split(/ (.*)/);
    const isRaw = body instanceof FormData || body instanceof Blob;
    const isAuth = path.startsWith('/auth/');
    const bearer = token ?? (isAuth ? undefined : key);
    const keys = isSecretKey(key)
      ? keyHeaders(key)
      : { apikey: key, ...(bearer && { authorization: `Bearer ${bearer}` }) };
    const response = await send(
      new Request(new URL(path, url), {
        method,
        headers: {
          ...(!isAnonymous && keys),
          ...(!isRaw && { 'content-type': 'application/json' }),
          ...(isAuth && { 'x-supabase-api-version': '2024-01-01' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    const { status, headers: received } = response;
    const parsed = (await new Response(text).json().catch(() => text)) as unknown;
    return { status, headers: received, body: (parsed ?? {}) as Answer['body'] };
  };
}

/** The accounts that a run makes; a run that was cut off leaves some to the next one. */
export const PREFIX = 'conformance-';

/** What a firm's own content would be in. The migrations bring rows of the other tables. */
const CONTENT = ['contact_surveys', 'blog_posts', 'testimonials', 'clients', 'staff'];

/**
 * A deployed project, which must be empty.
 * @param parts what to expect besides sign-in.
 * @throws for one that has accounts or content, in which nothing is changed.
 */
export async function serviceTarget(
  url: string,
  key: string,
  serviceKey: string,
  parts: readonly string[] = [],
): Promise<Target> {
  const call = caller(url, key, (request) => fetch(request));
  const asService = caller(url, serviceKey, (request) => fetch(request));
  const { status, body } = await asService('GET /auth/v1/admin/users?per_page=50');
  if (status !== 200) throw new Error(`The list of accounts was refused (${status}).`);
  const users = (body.users ?? []) as { id: string; email?: string }[];
  const removeAccount = async (id: string) => {
    await asService(`DELETE /auth/v1/admin/users/${id}`);
  };
  if (users.some(({ email }) => !email?.startsWith(PREFIX))) {
    throw new Error('This project has accounts. The suite runs on an empty one alone.');
  }
  for (const { id } of users) await removeAccount(id);
  for (const table of parts.includes('rows') ? CONTENT : []) {
    const rows = await asService(`GET /rest/v1/${table}?select=*&limit=1`);
    if (rows.status !== 200) {
      throw new Error(`${table}: ${rows.status}. Apply the migrations first (docs/deploy.md, 2).`);
    }
    if (rows.body.length !== 0) {
      throw new Error(`This project has ${table}. The suite runs on an empty one alone.`);
    }
  }
  return {
    kind: 'service',
    call,
    asService,
    async addAccount(email, password) {
      const body = { email, password, email_confirm: true };
      const made = await asService('POST /auth/v1/admin/users', { body });
      return String(made.body.id);
    },
    removeAccount,
    async recoveryHash(email) {
      const body = { type: 'recovery', email };
      const link = await asService('POST /auth/v1/admin/generate_link', { body });
      return String(link.body.hashed_token);
    },
  };
}

/** Supabase's Management API, which returns what the dashboard shows. */
const MANAGEMENT = 'https://api.supabase.com/v1';

/** Reads an address below the project's own, or one of the whole API if it begins with a slash. */
export type ManagementApi = <Answer>(path: string) => Promise<Answer>;

const REASONS: Record<number, string> = {
  401: 'the token is invalid or expired',
  403: 'the token’s account may not read it',
  404: 'the account has no such project; SUPABASE_PROJECT_ID names one behind another address',
  429: 'too many requests in a minute',
};

/** A reader of the Management API, which alone gets the token; each address is requested once. */
export function managementApi(
  backend: string,
  send: typeof fetch,
  token: string,
  project = new URL(backend).hostname.split('.', 1).join(),
): ManagementApi {
  const answers = new Map<string, Promise<unknown>>();

  async function read(address: string): Promise<unknown> {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await send(address, { redirect: 'manual', headers });
    if (response.ok) return response.json();
    const reason = REASONS[response.status];
    throw new Error(`Supabase answers ${response.status}${reason ? `: ${reason}` : ''}`);
  }

  return async <Answer>(path: string) => {
    const own = `/projects/${project}${path && `/${path}`}`;
    const address = MANAGEMENT + (path.startsWith('/') ? path : own);
    const answer = answers.get(address) ?? read(address);
    answers.set(address, answer);
    return (await answer) as Answer;
  };
}

export interface Project {
  region: string;
  organization_slug: string;
}

/** Whether the project's organisation pays; undefined if the API does not say. */
export async function isPaid(readApi: ManagementApi): Promise<boolean | undefined> {
  const { organization_slug: slug } = await readApi<Project>('');
  const { plan } = await readApi<{ plan?: string }>(`/organizations/${slug}`);
  return plan === undefined ? undefined : plan !== 'free';
}

import { keyHeaders } from '../../src/site/keys.ts';
import { isThisMachine } from '../caller.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** A deployed site, as the doctor reaches it. */
export interface Deployment {
  /** The site's origin, without trailing slash. */
  site: string;
  /** The backend's address, without trailing slash, and its public key. */
  backend: string;
  key: string;
  fetch: typeof fetch;
  /** The access token of an admin's session, for what only staff can see. */
  token?: string;
  /** How a check waits, in ms. */
  wait?: (ms: number) => Promise<unknown>;
}

/** What is wrong; or something to improve, which fails nothing, or why nothing was asked; undefined if all is well. */
type Verdict = string | { advice: string } | { skipped: string } | undefined;

/** What to do when a check fails, where it depends on who runs the backend. */
export interface Remedies {
  hosted: string;
  /** With `npm start`, which serves site and backend. */
  own: string;
}

/** Looks at one thing that a correct deployment does. May throw, which counts as a failure. */
type Look = (deployment: Deployment) => Verdict | Promise<Verdict>;

export interface Check {
  name: string;
  remedy: string | Remedies;
  run: Look;
}

/** The checks that have a remedy in common, by name: a row of the tables of this folder. */
export const checks = (remedy: Check['remedy'], looks: Record<string, Look>): Check[] =>
  Object.entries(looks).map(([name, run]) => ({ name, remedy, run }));

export interface Finding {
  name: string;
  remedy: string;
  problem?: string;
  advice?: string;
  skipped?: string;
}

/** Runs checks one after another, to spare small servers, and reports each as soon as it has ended. */
export async function runChecks(
  checks: readonly Check[],
  deployment: Deployment,
  report: (finding: Finding) => void = () => undefined,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, remedy, run } of checks) {
    const verdict = await Promise.resolve(deployment).then(run).catch(reasonOf);
    const finding = {
      name,
      remedy: remedyFor(deployment, remedy),
      ...(typeof verdict === 'string' ? { problem: verdict } : verdict),
    };
    findings.push(finding);
    report(finding);
  }
  return findings;
}

const remedyFor = ({ site, backend }: Deployment, remedy: string | Remedies) =>
  typeof remedy === 'string' ? remedy : remedy[site === backend ? 'own' : 'hosted'];

/** `fetch` gives the reason of a failure in the error's `cause`. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

export const HOST_FILES = 'Serve the rules that the build wrote for the host (docs/deploy.md, 4).';
export const BUILD = 'Build and deploy again, with the variables of docs/deploy.md, 3.';
export const MIGRATIONS: Remedies = {
  hosted: 'Push the migrations of this version: npx supabase db push (docs/deploy.md, 2).',
  own: 'Restart npm start on this version: it archives the site and upgrades by itself.',
};

/** Remedies that begin with the same words. */
export const after = (first: string, { hosted, own }: Remedies): Remedies => ({
  hosted: `${first} ${hosted}`,
  own: `${first} ${own}`,
});

/** Whether a site is served on this machine, without encryption. */
export const isLoopback = (site: string) =>
  site.startsWith('http:') && isThisMachine(new URL(site).hostname);

/** Of a site on this machine, for what only one has that others reach. */
export const ON_THIS_MACHINE = {
  skipped: 'this address is on this machine, without encryption',
};

/** Requests a path of the site without following redirects. */
export function fetchFrom(
  { site, fetch }: Deployment,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${site}${path}`, { redirect: 'manual', headers });
}

/** Calls the backend with the public key, anonymously or as the person who is signed in. */
export function call(
  { backend, key, token, fetch }: Deployment,
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(`${backend}${path}`, {
    redirect: 'manual',
    ...init,
    headers: {
      ...keyHeaders(key),
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...init.headers,
    },
  });
}

/** Reads rows in the same way. */
export const rowsOf = async <Row>(deployment: Deployment, query: string): Promise<Row[]> =>
  (await (await call(deployment, `/rest/v1/${query}`)).json()) as Row[];

/** Calls the backend in the same way with a body in JSON. */
export const post = (deployment: Deployment, path: string, body: object = {}) =>
  call(deployment, path, { method: 'POST', body: JSON.stringify(body) });

/** Whether Netlify, which builds the site itself, sent this response. */
export const isNetlify = ({ headers }: Response) =>
  headers.get('server')?.toLowerCase().startsWith('netlify') ?? false;

import { keyHeaders } from '../../src/site/keys.ts';

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
  /** The refresh token of that session. */
  refreshToken?: string;
  /** How a check waits, in ms. */
  wait?: (ms: number) => Promise<unknown>;
}

/** Something to improve that does not fail the check. */
export interface Advice {
  advice: string;
}

/** One thing that a correct deployment does. */
export interface Check {
  name: string;
  /** What to do when it fails. */
  remedy: string;
  /** What is wrong; undefined if nothing. May throw, which counts as a failure. */
  run: (deployment: Deployment) => Promise<string | Advice | undefined>;
}

export interface Finding {
  name: string;
  remedy: string;
  /** Undefined if the check passed or only gives advice. */
  problem?: string;
  advice?: string;
}

/**
 * Runs all checks in sequence, to spare small servers.
 * @param report is called as soon as a check has ended.
 */
export async function runChecks(
  checks: readonly Check[],
  deployment: Deployment,
  report: (finding: Finding) => void = () => undefined,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, remedy, run } of checks) {
    const result = await run(deployment).catch((error: unknown) => reasonOf(error));
    const finding: Finding = { name, remedy };
    if (typeof result === 'string') finding.problem = result;
    else if (result) finding.advice = result.advice;
    findings.push(finding);
    report(finding);
  }
  return findings;
}

/** `fetch` gives the reason of a failure in the error's `cause`. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

export const MIGRATIONS =
  'Push the migrations of this version: npx supabase db push (docs/deploy.md, 2).';

/** Whether a site is served on this machine, without encryption. */
export const isLoopback = (site: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(site);

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

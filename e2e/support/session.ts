import type { Page } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import ws from 'ws';
import { DEMO_STAFF, type DemoRole } from '../../server/embedded/demoStaff';
import type { Database } from '../../src/lib/database.types';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded';

/** What the console says of requests that were under way when their session ended. */
export const REFUSED_AFTER_SESSION_END = /status of 40[13]/;

/** What supabase-js stores of a session. */
type Stored = [key: string, value: string][];

/** The sessions that a worker's tests share, by address and role. */
const kept = new Map<string, Stored>();

/** Signs in once for all tests of a worker, whose database is restored with these sessions. */
export async function keepSessions(...urls: [string, ...string[]]): Promise<void> {
  for (const role of Object.keys(DEMO_STAFF) as DemoRole[]) {
    const { stored } = await openSession(urls[0], role);
    for (const url of urls) kept.set(`${url} ${role}`, [...stored]);
  }
}

/** A signed-in supabase-js client for a worker's backend, with the session that tests share. */
export async function clientAs(url: string, role: DemoRole): Promise<SupabaseClient<Database>> {
  return (await openSession(url, role, kept.get(`${url} ${role}`))).client;
}

/**
 * Signs a page in without the sign-in screen, by writing supabase-js's session into its local
 * storage. Leaves the page on the site's origin; navigate to the screen under test from there.
 * @param backendUrl the address of the backend, where it is not the site's.
 * @param isOtherDevice gives it a session of its own.
 */
export async function signIn(
  page: Page,
  url: string,
  role: DemoRole,
  { backendUrl = url, isOtherDevice = false } = {},
): Promise<void> {
  const shared = isOtherDevice ? undefined : kept.get(`${backendUrl} ${role}`);
  const stored = shared ?? (await openSession(backendUrl, role)).stored;
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [...stored],
  );
}

async function openSession(url: string, role: DemoRole, shared: Stored = []) {
  const stored = new Map(shared);
  const client = createClient<Database>(url, EMBEDDED_ANON_KEY, {
    auth: {
      autoRefreshToken: false,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
    realtime: { transport: ws as never },
  });
  if (shared.length === 0) {
    const { error } = await client.auth.signInWithPassword(DEMO_STAFF[role]);
    if (error) throw error;
  }
  return { client, stored: [...stored] };
}

import type { Page } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import ws from 'ws';
import { DEMO_STAFF, type DemoRole } from '../../server/embedded/demoStaff';
import type { Database } from '../../src/lib/database.types';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded';

/** What the console says of requests that were under way when their session ended. */
export const REFUSED_AFTER_SESSION_END = /status of 40[13]/;

/** A signed-in supabase-js client for a worker's backend. */
export async function clientAs(url: string, role: DemoRole): Promise<SupabaseClient<Database>> {
  return (await openSession(url, role)).client;
}

/**
 * Signs a page in without the sign-in screen, by writing supabase-js's session into its local
 * storage. Leaves the page on the site's origin; navigate to the screen under test from there.
 * @param backendUrl the address of the backend, where it is not the site's.
 */
export async function signIn(
  page: Page,
  url: string,
  role: DemoRole,
  backendUrl = url,
): Promise<void> {
  const { stored } = await openSession(backendUrl, role);
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, stored);
}

async function openSession(url: string, role: DemoRole) {
  const storage = new Map<string, string>();
  const client = createClient<Database>(url, EMBEDDED_ANON_KEY, {
    auth: {
      autoRefreshToken: false,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    },
    realtime: { transport: ws as never },
  });
  const { error } = await client.auth.signInWithPassword(DEMO_STAFF[role]);
  if (error) throw error;
  return { client, stored: [...storage] };
}

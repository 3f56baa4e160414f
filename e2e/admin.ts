import type { Page } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import ws from 'ws';
import type { Database } from '../src/lib/database.types';
import { EMBEDDED_ANON_KEY } from '../src/site/embedded';

/** The demo staff of the seed. */
export const STAFF = {
  admin: { email: 'admin@demo.example', password: 'demo-admin-2026' },
  editor: { email: 'editor@demo.example', password: 'demo-editor-2026' },
};

export type Role = keyof typeof STAFF;

/** A supabase-js client to a worker's backend that has signed in. */
export async function clientAs(url: string, role: Role): Promise<SupabaseClient<Database>> {
  return (await openSession(url, role)).client;
}

/**
 * Signs a page in without walking through the sign-in screen, by laying supabase-js's own session into its storage.
 * Leaves the page on the site's origin; go to the screen under test from there.
 */
export async function signIn(page: Page, url: string, role: Role): Promise<void> {
  const { stored } = await openSession(url, role);
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, stored);
}

async function openSession(url: string, role: Role) {
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
  const { error } = await client.auth.signInWithPassword(STAFF[role]);
  if (error) throw error;
  return { client, stored: [...storage] };
}

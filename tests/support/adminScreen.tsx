import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '@/app/App';
import { createRoutes } from '@/app/routes';
import { createI18n } from '@/i18n/instance';
import { NAMESPACES } from '@/i18n/namespaces';
import { env } from '@/lib/db';
import { createQueryClient } from '@/lib/queryClient';
import { sessionKey } from '@/lib/session';
import { ADMIN_PATH } from '@/site/adminPaths';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { useBackend, type UsedBackend } from './backend';
import { localeFiles } from './locales';

export interface Admin extends UsedBackend {
  /** What the screens have asked the backend, newest last. */
  requests: Request[];
  /** Answers a request in the backend's place; nothing lets the backend answer. */
  answer: (request: Request) => Response | Promise<Response> | undefined;
  /** Opens a screen by its path below ADMIN_PATH, and waits for its heading. */
  open: (role: 'admin' | 'editor', path: string, heading: string) => Promise<UserEvent>;
  /** The path and query of the screen that is shown. */
  address: () => string;
}

/**
 * Screens of the admin area in jsdom, with their routes, session and database, which each test finds
 * as `useBackend` says. What only a browser shows is in e2e.
 */
export function useAdmin(): Admin {
  const admin = useBackend() as Admin;
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  beforeEach(() => {
    Object.assign(admin, { requests: [], answer: () => undefined });
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const address = input instanceof Request ? input.url : String(input);
      const request = new Request(new URL(address, location.href), init);
      admin.requests.push(request.clone());
      return (await admin.answer(request.clone())) ?? admin.backend.fetch(request);
    });
  });
  afterEach(() => {
    cleanup();
    router?.dispose();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
  admin.address = () =>
    router ? router.state.location.pathname + router.state.location.search : '';
  admin.open = async (role, path, heading) => {
    cleanup();
    const { data } = await admin.clients[role].auth.getSession();
    localStorage.setItem(sessionKey(env.supabaseUrl), JSON.stringify(data.session));
    const i18n = createI18n();
    for (const namespace of NAMESPACES)
      i18n.addResourceBundle(SOURCE_LANGUAGE, namespace, localeFiles[SOURCE_LANGUAGE][namespace]);
    const services = {
      i18n,
      queryClient: createQueryClient(),
      preferredLanguage: () => SOURCE_LANGUAGE,
    };
    router = createMemoryRouter(createRoutes(services), {
      initialEntries: [`${ADMIN_PATH}/${path}`],
    });
    render(<App services={services} router={router} />);
    await screen.findByRole('heading', { level: 1, name: heading });
    return userEvent.setup();
  };
  return admin;
}

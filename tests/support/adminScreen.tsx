import { cleanup, configure, fireEvent, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '@/app/App';
import { createRoutes } from '@/app/routes';
import { createI18n } from '@/i18n/instance';
import { type Namespace, NAMESPACES } from '@/i18n/namespaces';
import { env } from '@/lib/db';
import { createQueryClient } from '@/lib/queryClient';
import { Navigation } from '@/lib/router/navigation';
import { sessionKey } from '@/lib/session';
import { ADMIN_PATH } from '@/site/adminPaths';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { useBackend, type UsedBackend } from './backend';
import { localeFiles } from './locales';

type Name = string | RegExp;

export interface Admin extends UsedBackend {
  /** What the screens have asked the backend, newest last. */
  requests: Request[];
  /** Answers a request in the backend's place; nothing lets the backend answer. */
  answer: (request: Request) => Response | Promise<Response> | undefined;
  /** The files that were saved. */
  downloads: Blob[];
  /** Opens a screen by its path below ADMIN_PATH, as after a reload, and waits for its heading. */
  open: (role: 'admin' | 'editor', path: string, heading: string) => Promise<void>;
  /** Opens the editor of a post. */
  openPost: (id: string) => Promise<void>;
  /** Inserts a post. @returns its id. */
  insertPost: (post: Record<string, unknown>) => Promise<string>;
  /** The path and query of the screen that is shown. */
  address: () => string;
}

/**
 * Screens of the admin area in jsdom, with their routes, session and database, which each test finds
 * as `useBackend` says. What only a browser shows is in e2e.
 */
export function useAdmin(): Admin {
  const admin = useBackend() as Admin;
  beforeEach(() => {
    // Whole screens with their database, on a machine that may be busy.
    configure({ asyncUtilTimeout: 60_000 });
    Object.assign(admin, { requests: [], downloads: [], answer: () => undefined });
    URL.createObjectURL = (file) => `#${admin.downloads.push(file as Blob)}`;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const address = input instanceof Request ? input.url : String(input);
      const request = new Request(new URL(address, location.href), init);
      admin.requests.push(request.clone());
      const [, language, namespace] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(address) ?? [];
      if (language && namespace)
        return Response.json(localeFiles[language as Language][namespace as Namespace]);
      return (await admin.answer(request.clone())) ?? admin.backend.fetch(request);
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  admin.address = () => location.pathname + location.search;
  admin.openPost = (id) => admin.open('editor', `post/${id}`, 'Editar la entrada');
  admin.insertPost = async (post) => {
    const names = Object.keys(post);
    const [row] = await admin.sql(
      `insert into public.blog_posts (${names.join()}) values (${names.map((_, n) => `$${n + 1}`).join()})
       returning id`,
      Object.values(post),
    );
    return String(row?.id);
  };
  admin.open = async (role, path, heading) => {
    cleanup();
    const { data } = await admin.clients[role].auth.getSession();
    localStorage.setItem(sessionKey(env.supabaseUrl), JSON.stringify(data.session));
    const i18n = createI18n();
    for (const namespace of NAMESPACES)
      i18n.addResourceBundle(SOURCE_LANGUAGE, namespace, localeFiles[SOURCE_LANGUAGE][namespace]);
    const services = { i18n, queryClient: createQueryClient() };
    history.replaceState(null, '', `${ADMIN_PATH}/${path}`);
    const navigation = new Navigation(createRoutes(services));
    void navigation.start();
    render(<App services={services} navigation={navigation} />);
    // The first of a thread waits for the code of the screen.
    await within(document.body).findByRole(
      'heading',
      { level: 1, name: heading },
      { timeout: 90_000 },
    );
  };
  return admin;
}

/** Names that are given whole may lack blanks, which jsdom leaves out at the edges of elements. */
function nameIs(name?: Name) {
  if (typeof name !== 'string') return name ? { name } : {};
  const words = name.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { name: new RegExp(`^${words.join('\\s*')}$`) };
}

/** The element of a role and name, once there is one. */
export const find = (role: string, name?: Name, where: HTMLElement = document.body) =>
  within(where).findByRole(role, nameIs(name));

/** Whether there is an element of a role and name now. */
export const has = (role: string, name?: Name, where: HTMLElement = document.body) =>
  within(where).queryAllByRole(role, nameIs(name)).length > 0;

/** The element with a text, once there is one. */
export const read = async (text: Name, where: HTMLElement = document.body) => {
  const [first] = await within(where).findAllByText(text, { exact: typeof text !== 'string' });
  return first as HTMLElement;
};

/** Waits until an element has a text, which several elements in it may make up. */
export const shows = (where: HTMLElement, text: string) =>
  waitFor(() => {
    if (!where.textContent.includes(text))
      throw new Error(`No '${text}' in '${where.textContent}'`);
  });

/** Clicks an element of a role and name, as soon as there is one. */
export async function press(role: string, name?: Name, where?: HTMLElement): Promise<void> {
  await userEvent.click(await find(role, name, where));
}

/** Sets a field, or chooses an option by its value. */
export async function write(label: Name, value: string, where: HTMLElement = document.body) {
  fireEvent.change(await within(where).findByLabelText(label), { target: { value } });
}

/** Chooses an option of a select by its text. */
export async function choose(label: Name, option: string, where: HTMLElement = document.body) {
  const field = await within(where).findByLabelText(label);
  await userEvent.selectOptions(field, await find('option', option, field));
}

/** The element of a role with a text in it, such as a row or an item of a list. */
export const having = (role: string, text: string, where: HTMLElement = document.body) =>
  waitFor(() => {
    const found = within(where).getAllByRole(role);
    const one = found.find(({ textContent }) => textContent.includes(text));
    if (!one) throw new Error(`No ${role} with '${text}'`);
    return one;
  });

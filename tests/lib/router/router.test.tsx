// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserHistory } from '@/lib/router/history';
import { useBlocker, useIsNavigating, useLocation, useParams } from '@/lib/router/hooks';
import { Link } from '@/lib/router/Link';
import { createPath, resolvePath } from '@/lib/router/location';
import { createRouter } from '@/lib/router/router';
import { Outlet, RouterProvider, useRouteError } from '@/lib/router/RouterProvider';
import { createMatcher, type Route } from '@/lib/router/routes';
import { ScrollRestoration } from '@/lib/router/ScrollRestoration';

const noted = { scrolls: [] as number[], guarded: false };

/** Loads that wait for the test, by path. */
const waiting = new Map<string, { signal: AbortSignal; arrive: () => void; fail: () => void }>();

function Layout() {
  const location = useLocation();
  const isNavigating = useIsNavigating();
  const blocked = useBlocker(() => noted.guarded);
  return (
    <>
      <output>{createPath(location)}</output>
      {isNavigating && <p>loading</p>}
      {blocked && <button onClick={blocked.stay}>stay</button>}
      {blocked && <button onClick={blocked.leave}>leave</button>}
      {['/b', '#c', '?d=1', '/slow', '/old', '/broken', '/throws', '/p/a%2Fb'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <Link to="/b" target="_blank">
        elsewhere
      </Link>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

const Failure = () => <p>{`failed: ${(useRouteError() as Error).message}`}</p>;
const Named = () => <p>{`named ${useParams().name ?? ''}`}</p>;
const Throws = () => {
  throw new Error('of the page');
};
const page = (path: string, load?: Route['load']): Route => ({
  path,
  ...(load && { load }),
  Component: () => <p>{`page ${path}`}</p>,
  errorElement: <Failure />,
});

const routes: Route[] = [
  {
    Component: Layout,
    errorElement: <p>nothing</p>,
    children: [
      page('/'),
      page('/b'),
      page('/slow', ({ url, signal }) => {
        return new Promise((resolve, reject) => {
          const arrive = () => resolve(undefined);
          waiting.set(url.pathname, { signal, arrive, fail: () => reject(new Error('late')) });
        });
      }),
      page('/broken', () => Promise.reject(new Error('of the load'))),
      { ...page('/throws'), Component: Throws },
      { path: '/old', redirect: '/b#new' },
      { path: '/p/:name', Component: Named },
      page('*'),
    ],
  },
];

beforeEach(() => {
  vi.stubGlobal('scrollTo', (_: number, top: number) => {
    noted.scrolls.push(top);
    vi.stubGlobal('scrollY', top);
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  noted.scrolls = [];
  noted.guarded = false;
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  waiting.clear();
});

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function open(path = '/') {
  history.replaceState(null, '', path);
  const own = browserHistory();
  const router = createRouter(routes, {
    ...own,
    get location() {
      return own.location;
    },
    listen(onPop) {
      const stop = own.listen(onPop);
      stops.push(stop);
      return stop;
    },
  });
  await act(() => router.initialize());
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return router;
}

const shown = () => screen.getByRole('status').textContent;
/** Waits for what a call leads to. */
const settle = (run: () => unknown) =>
  act(async () => {
    run();
    await Promise.resolve();
  });
const follow = (name: string) => settle(() => fireEvent.click(screen.getByRole('link', { name })));

/** Goes along the history, which jsdom does later. */
const go = (delta: number) =>
  act(async () => {
    await new Promise<void>((resolve) => {
      addEventListener('popstate', () => resolve(), { once: true });
      history.go(delta);
    });
  });

describe('an address', () => {
  const match = createMatcher(routes);

  it.each([
    ['/', '/', {}],
    ['/B/', '/b', {}],
    ['/p/x', '/p/:name', { name: 'x' }],
    ['/p/a%2Fb', '/p/:name', { name: 'a/b' }],
    ['/p/%D8%A7', '/p/:name', { name: 'ا' }],
    ['/p/%', '/p/:name', { name: '%' }],
    ['/p/x/y', '*', {}],
    ['/b/c', '*', {}],
  ])('%s is of the route %s', (path, route, params) => {
    const found = match(path);
    expect(found.branch.map((one) => one.path)).toEqual([undefined, route]);
    expect(found.params).toEqual(params);
  });

  it.each([
    ['/b', '/b'],
    ['?d', '/here?d'],
    ['?', '/here'],
    ['#c', '/here#c'],
    [{ search: 'd=1' }, '/here?d=1'],
    [{ pathname: '/b', search: '?d', hash: 'c' }, '/b?d#c'],
  ])('%j leads from /here?a#b to %s', (to, path) => {
    const here = { pathname: '/here', search: '?a', hash: '#b' };
    expect(createPath(resolvePath(to, here))).toBe(path);
  });
});

describe('a link', () => {
  it('shows its page under its address, at its top', async () => {
    await open();
    await follow('/b');
    expect(screen.getByText('page /b')).toBeVisible();
    expect([shown(), location.pathname, noted.scrolls.at(-1)]).toEqual(['/b', '/b', 0]);
  });

  it('leaves to the browser what is to be opened elsewhere', async () => {
    await open();
    const link = screen.getByRole('link', { name: '/b' });
    const elsewhere = screen.getByRole('link', { name: 'elsewhere' });
    // jsdom follows no link.
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(elsewhere)).toBe(true);
    expect(shown()).toBe('/');
  });

  it('to where one is makes no entry of the history', async () => {
    await open('/b');
    const before = history.length;
    await follow('/b');
    expect(history.length).toBe(before);
    await follow('?d=1');
    expect([shown(), history.length]).toEqual(['/b?d=1', before + 1]);
  });

  it('to an address that leads on shows what that leads to', async () => {
    await open();
    await follow('/old');
    expect([shown(), location.hash]).toEqual(['/b#new', '#new']);
  });

  it('keeps the page until the next one is loaded, or another is followed', async () => {
    await open();
    await follow('/slow');
    expect(screen.getByText('loading')).toBeVisible();
    expect([shown(), location.pathname]).toEqual(['/', '/']);
    const first = waiting.get('/slow');
    await follow('/b');
    expect(first?.signal.aborted).toBe(true);
    await settle(() => first?.arrive());
    expect(shown()).toBe('/b');
    expect(screen.queryByText('loading')).toBeNull();
    await follow('/slow');
    await settle(() => waiting.get('/slow')?.arrive());
    expect(screen.getByText('page /slow')).toBeVisible();
  });

  it.each([
    ['/broken', 'of the load'],
    ['/throws', 'of the page'],
  ])('to %s says inside the layout what failed, and the next one works', async (name, message) => {
    await open();
    await follow(name);
    expect(screen.getByText(`failed: ${message}`)).toBeVisible();
    await follow('/b');
    expect(screen.getByText('page /b')).toBeVisible();
  });
});

it('an address that leads on is replaced when it is opened', async () => {
  const before = history.length;
  await open('/old');
  expect([shown(), history.length]).toEqual(['/b#new', before]);
});

it('going back shows the page where it was left', async () => {
  await open();
  vi.stubGlobal('scrollY', 700);
  await follow('/b');
  await go(-1);
  expect([shown(), noted.scrolls.at(-1)]).toEqual(['/', 700]);
});

it('a document that is opened again is where it was left', async () => {
  await open();
  vi.stubGlobal('scrollY', 300);
  fireEvent(window, new Event('pagehide'));
  cleanup();
  await open();
  expect(noted.scrolls.at(-1)).toBe(300);
});

describe('a page that asks before it is left', () => {
  it('stays, or is left once that is answered', async () => {
    await open();
    noted.guarded = true;
    await follow('/b');
    fireEvent.click(screen.getByRole('button', { name: 'stay' }));
    expect([shown(), screen.queryByRole('button')]).toEqual(['/', null]);
    await follow('/b');
    await settle(() => fireEvent.click(screen.getByRole('button', { name: 'leave' })));
    expect(shown()).toBe('/b');
  });

  it('asks when one goes back too, at its own address', async () => {
    await open();
    await follow('/b');
    noted.guarded = true;
    await go(-1);
    await vi.waitFor(() => expect(location.pathname).toBe('/b'));
    expect(shown()).toBe('/b');
    await act(async () => {
      await new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
        fireEvent.click(screen.getByRole('button', { name: 'leave' }));
      });
    });
    expect([shown(), location.pathname]).toEqual(['/', '/']);
  });
});

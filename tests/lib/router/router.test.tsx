// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type PropsWithChildren, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Link, Route, useParams, useSearchParams } from 'wouter';
import { LeaveGuard } from '@/lib/admin/LeaveGuard';
import { hrefOf } from '@/lib/router/entry';
import { Navigation, type Page } from '@/lib/router/navigation';
import {
  ErrorBoundary,
  NavigationProvider,
  useEntry,
  useNavigationState,
  useShown,
} from '@/lib/router/NavigationProvider';
import { go } from '../../support/router';

/** Ends the loads that wait for the test. */
const arrivals: (() => void)[] = [];

function Layout({ children }: PropsWithChildren) {
  const entry = useEntry();
  const isNavigating = useNavigationState(({ pending }) => pending !== undefined);
  const [written, setWritten] = useState('');
  return (
    <>
      <output>{hrefOf(entry)}</output>
      {isNavigating && <p>loading</p>}
      <input value={written} onChange={({ target }) => setWritten(target.value)} />
      <LeaveGuard dirty={written !== ''} />
      {['/b', '?d=1', '?view=c', '/slow', '/old', '/broken', '/throws', '/p/a b'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      {children}
    </>
  );
}

const Failure = ({ error }: { error: unknown }) => <p>{`failed: ${(error as Error).message}`}</p>;
const Named = () => <p>{`named ${useParams().name ?? ''}`}</p>;
const Throws = () => {
  throw new Error('of the page');
};
const page = (path: string, load?: Page['load']): Page => ({
  path,
  ...(load && { load }),
  Component: () => <p>{`page ${path}`}</p>,
  Failure,
});

const pages: Page[] = [
  page('/'),
  page('/b'),
  page('/slow', () => [new Promise<void>((resolve) => arrivals.push(resolve))]),
  page('/broken', () => [Promise.reject(new Error('of the load'))]),
  { ...page('/throws'), Component: Throws },
  { ...page('/old'), redirect: '/b#new' },
  { ...page('/p/:name'), Component: Named },
];
const other = page('*');
const pageOf = (pathname: string) =>
  pages.find(({ path = '' }) => path.split('/')[1] === pathname.split('/')[1]) ?? other;

function Pages() {
  const { entry, page: shownPage, error } = useShown();
  const { path, Component } = shownPage;
  const Fails = () => {
    throw error;
  };
  return (
    <Layout>
      <ErrorBoundary entry={entry} Failure={shownPage.Failure}>
        <Route {...(path && { path })}>{error === undefined ? <Component /> : <Fails />}</Route>
      </ErrorBoundary>
    </Layout>
  );
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  history.replaceState(null, '', '/');
});

afterEach(() => {
  arrivals.length = 0;
});

async function open(path = '/') {
  history.replaceState(null, '', path);
  const navigation = new Navigation(pageOf);
  await act(() => navigation.start());
  render(
    <NavigationProvider navigation={navigation}>
      <Pages />
    </NavigationProvider>,
  );
}

const shown = () => screen.getByRole('status').textContent;
/** Waits for what a call leads to. */
const settle = (run?: () => unknown) =>
  act(async () => {
    run?.();
    await Promise.resolve();
  });
const follow = (name: string) => settle(() => fireEvent.click(screen.getByRole('link', { name })));

it('an address gives its page the name in its path, and its query decoded once', async () => {
  const Query = () => <p>{useSearchParams()[0].get('next')}</p>;
  pages.push({ ...page('/query'), Component: Query });
  onTestFinished(() => void pages.pop());
  await open();
  await follow('/p/a b');
  expect(screen.getByText('named a b')).toBeVisible();
  cleanup();
  await open('/query?next=%2Fc%3Fq%3Da%2526b');
  expect(screen.getByText('/c?q=a%26b')).toBeVisible();
});

describe('a link', () => {
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
    // An address that is opened is replaced by the other.
    cleanup();
    const before = history.length;
    await open('/old');
    expect([shown(), history.length]).toEqual(['/b#new', before]);
  });

  it('keeps the page until the next one is loaded, or another is followed', async () => {
    await open();
    await follow('/slow');
    expect(screen.getByText('loading')).toBeVisible();
    expect([shown(), location.pathname]).toEqual(['/', '/']);
    await follow('/b');
    await settle(arrivals[0]);
    expect(shown()).toBe('/b');
    expect(screen.queryByText('loading')).toBeNull();
    await follow('/slow');
    await settle(arrivals[1]);
    expect(screen.getByText('page /slow')).toBeVisible();
  });

  it('to what cannot be loaded keeps the page and asks for the document, until another is followed', async () => {
    const asked = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', asked);
    await open();
    await follow('/broken');
    expect([shown(), asked.mock.calls[0]?.[0]]).toEqual(['/', '/broken']);
    await follow('/b');
    dispatchEvent(new Event('online'));
    expect([shown(), asked.mock.calls.length]).toEqual(['/b', 1]);
  });

  it.each([
    ['/broken', 'of the load'],
    ['/throws', 'of the page'],
  ])('away works at %s, which says inside the layout what failed', async (path, message) => {
    await open(path);
    expect(screen.getByText(`failed: ${message}`)).toBeVisible();
    await follow('/b');
    expect(screen.getByText('page /b')).toBeVisible();
  });
});

it('a page asks before it shows another of its parts, and not before it filters', async () => {
  await open('/b');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'unsaved' } });
  await follow('?d=1');
  expect(shown()).toBe('/b?d=1');
  await follow('?view=c');
  expect(shown()).toBe('/b?d=1');
  console.log(document.body.innerHTML);
  await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' })));
  expect(shown()).toBe('/b?view=c');
});

it('a page that asks before it is left asks at its own address when one goes back, and stays or is left once that is answered', async () => {
  await open();
  await follow('/b');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'unsaved' } });
  await go(-1);
  await vi.waitFor(() => expect(location.pathname).toBe('/b'));
  fireEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
  expect([shown(), screen.queryByRole('button')]).toEqual(['/b', null]);
  await go(-1);
  await vi.waitFor(() => expect(location.pathname).toBe('/b'));
  await act(async () => {
    await new Promise<void>((resolve) => {
      addEventListener('popstate', () => resolve(), { once: true });
      fireEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    });
  });
  expect([shown(), location.pathname]).toEqual(['/', '/']);
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { type ComponentType, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

function Part({ name }: { name: string }) {
  return (
    <p>
      <input aria-label="Nombre" />
      <button type="button">{name}</button>
    </p>
  );
}

/** Fresh modules for each test, since the first interaction happens once per page load. */
async function open(address = '/', Content = Part) {
  vi.resetModules();
  history.replaceState(null, '', address);
  const { hydrateIslands, listenForFirstInteraction: awaitFirstInteraction } =
    await import('@/hydration/firstInteraction');
  const { island, DeferUntilPainted } = await import('@/hydration/island');
  const load = vi.fn(() => Promise.resolve(Content));
  const { Island, preload } = island(load);
  return { Island, DeferUntilPainted, load, preload, awaitFirstInteraction, hydrateIslands };
}

/** The rest of the page. */
function Rest({ onHydrated }: { onHydrated: (() => void) | undefined }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}

/** @param Content what the code is by the time that it is hydrated. */
async function openPrerendered(address?: string, Content = Part) {
  const page = await open(address);
  const pageWith = (Island: ComponentType<{ name: string }>, onHydrated?: () => void) => (
    <StrictMode>
      <Island name="Enviar" />
      <Rest onHydrated={onHydrated} />
    </StrictMode>
  );
  const host = document.createElement('div');
  document.body.append(host);
  // Prerendering waits for the code too.
  await page.preload();
  host.innerHTML = renderToString(pageWith(page.Island));
  const again = await open(address, Content);
  again.awaitFirstInteraction();
  const onRecoverableError = vi.fn();
  await new Promise<void>((resolve) => {
    hydrateRoot(host, pageWith(again.Island, resolve), { onRecoverableError });
  });
  const part = host.querySelector('[data-island]');
  const button = host.querySelector('button');
  return { ...again, host, part, button, onRecoverableError };
}

beforeEach(() => {
  document.body.replaceChildren();
});

describe('an island', () => {
  it('stays prerendered, its code not loaded, until the first interaction', async () => {
    const { load, host, part, button, onRecoverableError } = await openPrerendered();
    expect(button).toHaveTextContent('Enviar');
    expect(load).not.toHaveBeenCalled();
    const answered = vi.fn();
    host.addEventListener('island-hydrated', answered);

    window.dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce(), 15_000);
    expect(part).not.toHaveAttribute('data-island');
    expect(host.querySelector('button')).toBe(button);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it.each(['/contacto?area=family', '/blog?page=2&post=one'])(
    'hydrates at once at %s',
    async (url) => {
      const { part } = await openPrerendered(url);
      await vi.waitFor(() => expect(part).not.toHaveAttribute('data-island'), 15_000);
    },
  );

  it("waits at a campaign's address", async () => {
    const { part } = await openPrerendered('/?utm_source=post');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(part).toHaveAttribute('data-island');
  });

  it('can be hydrated on demand', async () => {
    const { part, hydrateIslands } = await openPrerendered();
    await hydrateIslands();
    expect(part).not.toHaveAttribute('data-island');
  });

  it('keeps what it shows and what is typed when its code throws, and so does the page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { host, part, hydrateIslands, onRecoverableError } = await openPrerendered('/', () => {
      throw new Error('a fault');
    });
    const input = screen.getByLabelText<HTMLInputElement>('Nombre');
    input.value = 'Ana';
    await hydrateIslands();
    expect(part).toHaveAttribute('data-island', 'failed');
    expect(host.querySelector('input')).toBe(input);
    expect(input).toHaveValue('Ana');
    expect(screen.getByRole('button')).toHaveTextContent('Enviar');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('keeps what it shows when it throws later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Fragile({ name }: { name: string }) {
      const [broken, setBroken] = useState(false);
      if (broken) throw new Error('a fault');
      return (
        <p>
          <input aria-label="Nombre" />
          <button type="button" onClick={() => setBroken(true)}>
            {name}
          </button>
        </p>
      );
    }
    const { part, button, hydrateIslands } = await openPrerendered('/', Fragile);
    await hydrateIslands();
    expect(part).not.toHaveAttribute('data-island');
    button?.click();
    await vi.waitFor(() => expect(part).toHaveAttribute('data-island', 'failed'), 15_000);
    expect(screen.getByRole('button')).toBe(button);
  });

  it.each([true, false])('renders after the rest of a new page: %s', async (follows) => {
    const { Island, DeferUntilPainted, preload } = await open();
    await preload();
    const isThere: boolean[] = [];
    function FirstScreen() {
      useLayoutEffect(() => {
        isThere.push(screen.queryByRole('button') !== null);
      }, []);
      return <h1>Contacto</h1>;
    }
    render(
      <DeferUntilPainted value={follows}>
        <Island name="Enviar" />
        <FirstScreen />
      </DeferUntilPainted>,
    );
    expect(await screen.findByRole('button')).toHaveTextContent('Enviar');
    expect(isThere).toEqual([!follows]);
  });
});

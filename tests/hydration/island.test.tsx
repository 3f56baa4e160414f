// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { type ComponentType, StrictMode, useEffect } from 'react';
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
  const interaction = await import('@/hydration/firstInteraction');
  const { island } = await import('@/hydration/island');
  return { ...interaction, ...island(() => Promise.resolve(Content)) };
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
  again.listenForFirstInteraction();
  const onRecoverableError = vi.fn();
  await new Promise<void>((resolve) => {
    hydrateRoot(host, pageWith(again.Island, resolve), { onRecoverableError });
  });
  const part = host.querySelector('[data-island]');
  return { ...again, host, part, onRecoverableError };
}

beforeEach(() => {
  document.body.replaceChildren();
});

describe('an island', () => {
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

  it('hydrates at once where the address says what it is to show, not that of a campaign', async () => {
    const { part: waiting } = await openPrerendered('/?utm_source=post');
    const { part } = await openPrerendered('/contacto?area=family');
    await vi.waitFor(() => expect(part).not.toHaveAttribute('data-island'), 15_000);
    expect(waiting).toHaveAttribute('data-island');
  });
});

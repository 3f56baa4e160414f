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

/** Fresh modules, as in a browser other than the one that prerenders. */
async function open(address = '/', Content = Part) {
  vi.resetModules();
  history.replaceState(null, '', address);
  const interaction = await import('@/hydration/firstInteraction');
  const { afterPaint } = interaction;
  const { island } = await import('@/hydration/island');
  // Its code comes after the rest of the page.
  return { ...interaction, ...island(() => afterPaint().then(() => Content)) };
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

  // After the other: React reports what it has recovered from as it hydrates again.
  it('takes over its prerendered HTML', async () => {
    const { part, hydrateIslands } = await openPrerendered();
    const button = screen.getByRole('button');
    await hydrateIslands();
    expect(part).not.toHaveAttribute('data-island');
    expect(screen.getByRole('button')).toBe(button);
  });
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { type ComponentType, StrictMode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Modules of their own for each test: the first sign is given once in a page's life. */
async function open(address = '/') {
  vi.resetModules();
  history.replaceState(null, '', address);
  const { bringLateParts, waitForFirstSign } = await import('../../src/ui/firstSign');
  const { late, LateFollows } = await import('../../src/ui/late');
  const Part = ({ name }: { name: string }) => <button type="button">{name}</button>;
  const load = vi.fn(() => Promise.resolve(Part));
  const { Late, preload } = late(load);
  return { Late, LateFollows, load, preload, waitForFirstSign, bringLateParts };
}

/** The rest of the page. */
function Rest({ onHydrated }: { onHydrated?: () => void }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}

async function openPrerendered(address?: string) {
  const page = await open(address);
  const pageWith = (Late: ComponentType<{ name: string }>, onHydrated?: () => void) => (
    <StrictMode>
      <Late name="Enviar" />
      <Rest onHydrated={onHydrated} />
    </StrictMode>
  );
  const host = document.createElement('div');
  document.body.append(host);
  // As the prerenderer does, whose render waits for the code.
  await page.preload();
  host.innerHTML = renderToString(pageWith(page.Late));
  const again = await open(address);
  again.waitForFirstSign();
  const onRecoverableError = vi.fn();
  await new Promise<void>((resolve) => {
    hydrateRoot(host, pageWith(again.Late, resolve), { onRecoverableError });
  });
  const part = host.querySelector('[data-late]');
  const button = host.querySelector('button');
  return { ...again, host, part, button, onRecoverableError };
}

beforeEach(() => {
  document.body.replaceChildren();
});

describe('a late part', () => {
  it('stands there as it was built, and its code is not fetched, until the visitor does something', async () => {
    const { load, host, part, button, onRecoverableError } = await openPrerendered();
    expect(button).toHaveTextContent('Enviar');
    expect(load).not.toHaveBeenCalled();
    const answered = vi.fn();
    host.addEventListener('answers', answered);

    window.dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(part).not.toHaveAttribute('data-late'));
    expect(answered).toHaveBeenCalledOnce();
    expect(host.querySelector('button')).toBe(button);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('comes at once where the address says what to show', async () => {
    const { part } = await openPrerendered('/contacto?area=family');
    await vi.waitFor(() => expect(part).not.toHaveAttribute('data-late'));
  });

  it('is brought in for who is about to change it', async () => {
    const { part, bringLateParts } = await openPrerendered();
    await bringLateParts();
    expect(part).not.toHaveAttribute('data-late');
  });

  it.each([true, false])('follows the rest of the page: %s', async (follows) => {
    const { Late, LateFollows, preload } = await open();
    await preload();
    const isThere: boolean[] = [];
    function FirstScreen() {
      useLayoutEffect(() => {
        isThere.push(screen.queryByRole('button') !== null);
      }, []);
      return <h1>Contacto</h1>;
    }
    render(
      <LateFollows value={follows}>
        <Late name="Enviar" />
        <FirstScreen />
      </LateFollows>,
    );
    expect(await screen.findByRole('button')).toHaveTextContent('Enviar');
    expect(isThere).toEqual([!follows]);
  });
});

// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useOnceHydrated } from '@/ui/useHydrated';

/** Prerenders and hydrates. @returns the texts of all renderings in the browser, and the last. */
async function hydrate(value: string) {
  const rendered: string[] = [];
  function Text() {
    const text = useOnceHydrated(value, 'before');
    rendered.push(text);
    return text;
  }
  const host = document.createElement('div');
  host.innerHTML = renderToString(<Text />);
  rendered.length = 0;
  await act(() => hydrateRoot(host, <Text />));
  return { rendered, shown: host.textContent };
}

it('shows what only the browser knows once the prerendered text is hydrated', async () => {
  expect(await hydrate('after')).toEqual({ rendered: ['before', 'after'], shown: 'after' });
});

it('renders nothing again where the browser knows nothing else', async () => {
  expect(await hydrate('before')).toEqual({ rendered: ['before'], shown: 'before' });
});

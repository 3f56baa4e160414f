// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchOnIntent } from '@/app/prefetchOnIntent';

const load = vi.fn(() => []);
let stop: () => void;

/** A link of the page, which is to be pointed at. */
function link(href: string, more = ''): Element {
  document.body.innerHTML = `<a href="${href}" ${more}><b>x</b></a>`;
  return document.querySelector('b') as Element;
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)));

async function intend(name: string, target: Element): Promise<void> {
  // React stops events from bubbling out of what is not hydrated.
  target.dispatchEvent(new Event(name));
  await painted();
}

beforeEach(() => {
  const page = { Component: () => null, Failure: () => null, load };
  stop = prefetchOnIntent({ pageOf: () => page });
});

afterEach(() => {
  stop();
  load.mockClear();
  Reflect.deleteProperty(navigator, 'connection');
});

it('a link that is pointed at is prefetched once, but nothing of another window or site, nor for who saves data', async () => {
  await intend('pointerover', link('/blog', 'target="_blank"'));
  await intend('pointerover', link('https://elsewhere.example/blog'));
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  await intend('pointerover', link('/blog'));
  expect(load).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
  const target = link('/blog?a=1');
  for (const name of ['pointerover', 'focusin']) await intend(name, target);
  expect(load).toHaveBeenCalledExactlyOnceWith(new URL('/blog?a=1', location.href), true);
});

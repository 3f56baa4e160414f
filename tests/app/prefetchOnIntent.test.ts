// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchOnIntent } from '@/app/prefetchOnIntent';
import type { SiteNavigation } from '@/app/router';

const prefetch = vi.fn<(url: URL) => Promise<void>>(() => Promise.resolve());
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
  const pageOf = () => ({ needs: { prefetch } });
  stop = prefetchOnIntent({ pageOf } as unknown as SiteNavigation);
});

afterEach(() => {
  stop();
  prefetch.mockClear();
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
  expect(prefetch).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
  const target = link('/blog?a=1');
  for (const name of ['pointerover', 'focusin']) await intend(name, target);
  expect(prefetch).toHaveBeenCalledExactlyOnceWith(new URL('/blog?a=1', location.href));
});

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

/** Starts it with pages that are prefetched in a way. */
const start = (load: (url: URL) => Promise<void>) =>
  prefetchOnIntent({
    pageOf: () => ({ needs: { prefetch: load } }),
  } as unknown as SiteNavigation);

beforeEach(() => {
  stop = start(prefetch);
});

afterEach(() => {
  stop();
  prefetch.mockReset();
  prefetch.mockImplementation(() => Promise.resolve());
  Reflect.deleteProperty(navigator, 'connection');
});

it.each(['pointerover', 'touchstart', 'focusin'])(
  'a link that is about to be followed is prefetched once: %s',
  async (name) => {
    const target = link('/blog?a=1');
    await intend(name, target);
    await intend(name, target);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith(new URL('/blog?a=1', location.href));
  },
);

it('the answer to the event is painted first', async () => {
  link('/blog').dispatchEvent(new Event('focusin'));
  const seen: string[] = [];
  prefetch.mockImplementation(() => {
    seen.push('prefetched');
    return Promise.resolve();
  });
  requestAnimationFrame(() => seen.push('frame'));
  await painted();
  expect(seen).toEqual(['frame', 'prefetched']);
});

it('nothing is prefetched for who saves data, nor of another window or site', async () => {
  await intend('pointerover', link('/blog', 'target="_blank"'));
  await intend('pointerover', link('https://elsewhere.example/blog'));
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  await intend('pointerover', link('/blog'));
  expect(prefetch).not.toHaveBeenCalled();
});

it('a failure is kept to itself', async () => {
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  stop();
  // Not a mock, which handles what it returns.
  let asked = 0;
  stop = start(() => {
    asked += 1;
    return Promise.reject(new TypeError('no code'));
  });
  await intend('pointerover', link('/blog'));
  await painted();
  process.off('unhandledRejection', failed);
  expect(asked).toBe(1);
  expect(failed).not.toHaveBeenCalled();
});

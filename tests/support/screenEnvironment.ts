import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { AbortController, AbortSignal, Uint8Array } = globalThis;

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * jsdom for tests in whose thread the backend runs too: what jsdom brings, Node's requests refuse.
 * With what jsdom lacks, as in a wide window in which nothing is measured.
 */
export default {
  ...builtinEnvironments.jsdom,
  name: 'screen',
  async setup(global: typeof globalThis, options) {
    const environment = await builtinEnvironments.jsdom.setup(global, options);
    Object.assign(global, { AbortController, AbortSignal, Uint8Array });
    Object.assign(global, { ResizeObserver: Observer, IntersectionObserver: Observer });
    const target = new EventTarget();
    global.matchMedia = (media) =>
      Object.assign(target, { media, matches: /min-width|hover: hover/.test(media) }) as never;
    global.CSS = { supports: () => true, escape: (text: string) => text } as never;
    global.scrollTo = () => undefined;
    const nothing = () => undefined;
    Object.assign(global.Element.prototype, {
      scrollIntoView: nothing,
      setPointerCapture: nothing,
      releasePointerCapture: nothing,
    });
    Object.assign(global.HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
        this.dispatchEvent(new Event('close'));
      },
    });
    return environment;
  },
} satisfies Environment;

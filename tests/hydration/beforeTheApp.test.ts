// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { untilLoaded } from '@/hydration/codeLoadFailure';
import { captureClick } from '@/hydration/earlyClicks';
import { afterPaint } from '@/hydration/firstInteraction';
import { fetchStyles } from '@/hydration/styles';

/** Clicks the buttons of a page whose app has not started. */
function click(html: string) {
  delete document.documentElement.dataset.ready;
  document.body.innerHTML = html;
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', (event) => captureClick(event, () => undefined));
    button.click();
  }
}

it('of several clicks that wait for the app the last is held', () => {
  click('<button>Uno</button><button>Dos</button>');
  const held = document.querySelectorAll('[data-held]');
  expect(Array.from(held, ({ textContent }) => textContent)).toEqual(['Dos']);
});

it.each([
  ['ltr', 'next', 300],
  ['ltr', 'previous', -300],
  ['rtl', 'next', -300],
])('a carousel in %s goes before the app to the %s slide', (dir, early, left) => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const scrollBy = vi.fn();
  Element.prototype.scrollBy = scrollBy;
  document.documentElement.dir = dir;
  click(`<button data-early="${early}" aria-controls="a"></button>
    <ul id="a"><li class="slide"></li></ul>`);
  document.documentElement.dir = '';
  expect(scrollBy).toHaveBeenCalledWith({ left, behavior: 'instant' });
});

it('a style sheet that has failed to load is fetched anew', async () => {
  document.body.innerHTML = '<link rel="stylesheet" disabled>';
  const attempt = (end: string) => {
    const fetched = fetchStyles();
    document.querySelector('link')?.dispatchEvent(new Event(end));
    return fetched;
  };
  await expect(attempt('error')).rejects.toThrow('Failed to fetch');
  await attempt('load');
});

it('code that has failed to load is asked for again at the next tap, not before', async () => {
  const load = vi.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new Error('offline'));
  const loaded = untilLoaded(load);
  await afterPaint();
  expect(load).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('pointerdown'));
  expect(await loaded).toBe('code');
});

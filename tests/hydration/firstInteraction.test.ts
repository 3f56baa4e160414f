// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { firstInteraction, SELECTING } from '@/hydration/firstInteraction';
import { ROOT } from '../../server/paths';

const paint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)));

/** Tells whether the app has been asked for. */
async function open(address = '/', isRestored = false) {
  history.replaceState(null, '', address);
  document.documentElement.dataset.layOutLater = '';
  document.body.innerHTML =
    '<p>Texto</p><a href="/blog">Blog</a><a href="/legal" aria-haspopup="dialog">Aviso</a>';
  const asked = vi.fn();
  void firstInteraction(isRestored).then(asked);
  await paint();
  return async (expected: boolean) => {
    await paint();
    expect(asked).toHaveBeenCalledTimes(expected ? 1 : 0);
  };
}

function fire(name: string, selector = 'p', facts = {}) {
  const event = Object.assign(new Event(name, { bubbles: true }), facts);
  document.querySelector(selector)?.dispatchEvent(event);
}

it('nothing is done for a tap before its answer is painted', async () => {
  const isAsked = await open();
  fire('pointerdown');
  await isAsked(false);
  fire('click');
  await Promise.resolve();
  expect(document.documentElement.dataset.layOutLater).toBe('');
  await isAsked(true);
});

it('a press that follows a link to a document needs no app, unless there is no connection', async () => {
  const isAsked = await open();
  for (const name of ['focusin', 'click']) fire(name, 'a');
  // Of a tap, and of a resting pointer under which the page moves.
  fire('pointermove', 'p', { pointerType: 'touch', movementX: 1, movementY: 0 });
  fire('pointermove', 'p', { pointerType: 'mouse', movementX: 0, movementY: 0 });
  await isAsked(false);
  fire('click', '[aria-haspopup]');
  await isAsked(true);
  const isAskedOffline = await open();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fire('click', 'a');
  await isAskedOffline(true);
});

it.each(['keyup', 'focusin', 'input', 'wheel', 'touchmove', 'hashchange'])(
  '%s is an interaction',
  async (name) => {
    const isAsked = await open();
    fire(name);
    await isAsked(true);
  },
);

it('so is a mouse that moves, and a page that was scrolled and rests', async () => {
  const isAsked = await open();
  fire('pointermove', 'p', { pointerType: 'mouse', movementX: 0, movementY: 2 });
  await isAsked(true);
  const isAskedByScroll = await open();
  fire('scroll');
  await isAskedByScroll(false);
  await new Promise((resolve) => setTimeout(resolve, 600));
  await isAskedByScroll(true);
});

it.each([
  [true, '/#contact', false],
  [true, '/blog?post=nie', false],
  [true, '/blog?page=2', false],
  [true, '/contacto?a=1&area=family', false],
  [false, '/?utm_source=post', false],
  [true, '/', true],
])('the load of a page needs the app (%s) at %s, restored: %s', async (needs, ...page) => {
  const isAsked = await open(...page);
  await isAsked(false);
  window.dispatchEvent(new Event('load'));
  await isAsked(needs);
});

it('every query that a public page reads starts the app', () => {
  const folders = ['features/public', 'pages/public', 'app'];
  const code = folders.flatMap((folder) =>
    readdirSync(join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(ROOT, 'src', folder, name), 'utf8')),
  );
  const read = code.join('').matchAll(/\bparams\s*\.get(?:All)?\('(\w+)'\)/g);
  const names = new Set(Array.from(read, ([, name = '']) => name));
  expect(names.size).toBeGreaterThan(3);
  for (const name of names) expect.soft(`/?${name}=1`).toMatch(SELECTING);
});

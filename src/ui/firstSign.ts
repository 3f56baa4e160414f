import { setStyles } from './styles';

/** Said by a late part (late.tsx), from where it stands, once it answers to clicks and keys. */
export const ANSWERS = 'answers';

const SIGNS = ['pointerdown', 'scroll', 'keydown', 'focusin', 'input', 'click'];

let give: () => void = () => {};
let sign: Promise<unknown> = Promise.resolve();

/** A browser reports a move also where what is under a resting pointer has changed. */
function giveWhereMoved({ movementX, movementY }: PointerEvent): void {
  if (movementX === 0 && movementY === 0) return;
  removeEventListener('pointermove', giveWhereMoved, { capture: true });
  give();
}

/** All styles, and all of the page laid out, however far below (base.css). */
function setWholePage(): void {
  delete document.documentElement.dataset.untouched;
  setStyles();
}

/** From now on `firstSign` waits; not where the address names a place on the page or says what to show. */
export function waitForFirstSign(): void {
  if (location.hash || location.search) {
    setWholePage();
    return;
  }
  sign = new Promise((resolve) => {
    give = () => {
      setWholePage();
      resolve(undefined);
    };
    const options = { capture: true, passive: true, once: true };
    for (const name of SIGNS) addEventListener(name, give, options);
    addEventListener('pointermove', giveWhereMoved, { capture: true, passive: true });
  });
}

/** Resolves once the visitor has done anything at all; at once on a page that was not prerendered. */
export function firstSign(): Promise<unknown> {
  return sign;
}

/**
 * Brings in the late parts of the page, for who is about to change what they show: React takes a part over
 * only if it is as it was built.
 */
export async function bringLateParts(): Promise<void> {
  give();
  while (document.querySelector('[data-late]')) {
    await new Promise((resolve) => addEventListener(ANSWERS, resolve, { once: true }));
  }
}

/** Functions that run in the browser, sent as source: they cannot use this module's scope. */
import type * as TestingLibrary from '@testing-library/dom';

/** A pattern survives JSON as its source and flags. */
export type Name = string | { source: string; flags: string };

export interface WireTarget {
  /** 'label' is for fields without a role, such as passwords: the name is then the label's text. */
  role: string;
  name?: Name | undefined;
  within?: WireTarget | undefined;
}

export interface Found {
  /** Where to click, in the window. */
  x: number;
  y: number;
  text: string;
  /** For an editor, one line per block. */
  value: string;
  focused: boolean;
}

export interface NotFound {
  problem: string;
}

/**
 * The only element with a role and name in the accessibility tree; with `hit`, scrolled into the
 * window and the one that a click there reaches.
 */
export async function locate(target: WireTarget, hit: boolean): Promise<Found | NotFound> {
  const library = (window as unknown as { TestingLibraryDom?: typeof TestingLibrary })
    .TestingLibraryDom;
  if (!library) return { problem: 'no library' };
  const described = ({ role, name }: WireTarget) => `${role} ${JSON.stringify(name ?? '')}`;
  const all = ({ role, name = /^/, within }: WireTarget): HTMLElement[] => {
    const text = typeof name === 'string' ? name : new RegExp(name.source, name.flags);
    return (within ? all(within) : [document.body]).flatMap((scope) =>
      role === 'label'
        ? library.queryAllByLabelText(scope, text)
        : library.queryAllByRole(scope, role, { name: text }),
    );
  };
  const [element, ...others] = all(target);
  if (!element) return { problem: `no ${described(target)}` };
  if (others.length) return { problem: `${others.length + 1} times ${described(target)}` };
  const nextFrame = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (hit) {
    // Scrolls in steps, as a person would: a jump would leave the content between not laid out.
    for (;;) {
      const { top, height } = element.getBoundingClientRect();
      const distance = top + height / 2 - innerHeight / 2;
      const before = scrollY;
      const step = innerHeight * 0.8;
      scrollBy({ top: Math.max(-step, Math.min(step, distance)), behavior: 'instant' });
      await nextFrame();
      if (Math.abs(distance) < step || scrollY === before) break;
    }
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const before = element.getBoundingClientRect();
    await nextFrame();
    const after = element.getBoundingClientRect();
    if (before.x !== after.x || before.y !== after.y) return { problem: 'it moves' };
  }
  // The centre of a link that wraps over two lines may be outside it: use its first line.
  const [line = element.getBoundingClientRect()] = element.getClientRects();
  const x = Math.round(line.x + line.width / 2);
  const y = Math.round(line.y + line.height / 2);
  const reached = document.elementFromPoint(x, y);
  const label = reached?.closest('label');
  if (hit && !element.contains(reached) && label?.control !== element) {
    const { tagName, className, textContent } = reached ?? document.body;
    return {
      problem: `${described(target)} is covered by ${tagName} .${className}: ${textContent.slice(0, 80)}`,
    };
  }
  return {
    x,
    y,
    text: element.innerText,
    value: element.isContentEditable
      ? Array.from(element.children, (block) => block.textContent).join('\n')
      : (element as HTMLInputElement).value,
    focused: document.activeElement === element,
  };
}

/** Resolves after what the page does at its next idle moment, in browsers that report one. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (!('requestIdleCallback' in window)) resolve();
    else requestIdleCallback(() => requestIdleCallback(() => resolve()));
  });
}

/**
 * Chooses an option of the select at a point, as its menu would: the menu is the system's, and a
 * driver cannot reach it.
 */
export function chooseOption(x: number, y: number, label: string): void {
  const select = document.elementFromPoint(x, y);
  if (!(select instanceof HTMLSelectElement)) throw new Error('no select');
  const option = [...select.options].find(({ text }) => text === label);
  if (!option) throw new Error(`no option ${label}`);
  select.focus();
  select.value = option.value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

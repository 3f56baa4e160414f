import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { AbortController, AbortSignal, Uint8Array } = globalThis;

/**
 * The style that jsdom gives elements of a kind. It takes each element through all rules of its own
 * style sheet, at each look, and a query for a role and name looks at hundreds: most of the time of
 * whole screens. No style sheet of the site is loaded, so that only attributes make a difference.
 */
function stylesByKind(page: Window & typeof globalThis) {
  const getComputedStyle = page.getComputedStyle.bind(page);
  const known = new Map<string, CSSStyleDeclaration>();
  return (element: Element): CSSStyleDeclaration => {
    const { localName } = element;
    const isOfItsKind =
      !['dialog', 'legend'].includes(localName) &&
      element.getAttribute('type') !== 'hidden' &&
      !['style', 'hidden', 'popover'].some((name) => element.hasAttribute(name));
    if (!isOfItsKind) return getComputedStyle(element);
    const style = known.get(localName) ?? getComputedStyle(page.document.createElement(localName));
    known.set(localName, style);
    return style;
  };
}

/** The elements that may have a label. */
const LABELLED = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'] as const;

/**
 * The labels of a field: that around it, and those that name its id. jsdom looks through the whole
 * document for the field of each label, and queries by label and name ask each field for its labels:
 * half the time of a screen with many fields.
 */
function labelsOf(field: HTMLElement): HTMLLabelElement[] {
  let around: Element | null = field;
  while (around && around.localName !== 'label') around = around.parentElement;
  return [...field.ownerDocument.getElementsByTagName('label')].filter(
    (label) => (label === around && !label.htmlFor) || (field.id && label.htmlFor === field.id),
  );
}

/**
 * jsdom for tests in whose thread the backend runs too: what jsdom brings, Node's requests refuse.
 * It is a wide window.
 */
export default {
  ...builtinEnvironments.jsdom,
  name: 'screen',
  async setup(global: typeof globalThis, options) {
    const environment = await builtinEnvironments.jsdom.setup(global, options);
    const page = global.document.defaultView as Window & typeof globalThis;
    global.getComputedStyle = page.getComputedStyle = stylesByKind(page);
    Object.assign(global, { AbortController, AbortSignal, Uint8Array });
    const target = new EventTarget();
    global.matchMedia = (media) =>
      Object.assign(target, { media, matches: /min-width|hover: hover/.test(media) }) as never;
    global.CSS = { supports: () => true, escape: (text: string) => text } as never;
    for (const name of LABELLED)
      Object.defineProperty(global[`HTML${name}Element`].prototype, 'labels', {
        configurable: true,
        get(this: HTMLElement) {
          return labelsOf(this);
        },
      });
    return environment;
  },
} satisfies Environment;

/** Maps an element of the old page to its counterpart in the new one, if there is one. */
export type Counterpart = <E extends Element>(element: E) => E | undefined;

const STATEFUL = 'input, textarea, select, details';

/**
 * Replaces the body's content by the same page in another language, and keeps the visitor's state:
 * typed text, choices, opened details, focus and scroll position.
 */
export function replaceBody(content: Iterable<Element>): Counterpart {
  const old = [...document.body.children];
  const focused = document.activeElement;
  const read = placesRead();

  document.body.replaceChildren(...content);

  const counterpart: Counterpart = <E extends Element>(element: E) => {
    const parent = element.parentElement;
    const place = parent
      ? counterpart(parent)?.children[[...parent.children].indexOf(element)]
      : document.body.children[old.indexOf(element)];
    return place?.localName === element.localName ? (place as E) : undefined;
  };
  for (const element of old.flatMap((part) => [...part.querySelectorAll(STATEFUL)])) {
    copyState(element, counterpart(element));
  }
  const [kept, top = 0] = read.find(([element]) => counterpart(element)) ?? [];
  const now = kept && counterpart(kept)?.getBoundingClientRect().top;
  if (now !== undefined) scrollBy({ top: now - top, behavior: 'instant' });
  if (focused instanceof HTMLElement && focused !== document.body) {
    counterpart(focused)?.focus({ preventScroll: true });
    select(focused, counterpart(focused));
  }
  return counterpart;
}

/** Copies the value or state of a control that the visitor has changed. */
function copyState(from: Element, to: Element | undefined): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) {
    to.open = from.open;
  } else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    if (from.selectedOptions[0]?.defaultSelected === false) to.value = from.value;
  } else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    if (from.value !== from.defaultValue) to.value = from.value;
  } else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.checked !== from.defaultChecked) to.checked = from.checked;
    if (from.value !== from.defaultValue) to.value = from.value;
  }
}

function select(from: Element, to: Element | undefined): void {
  if (!(from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement)) return;
  // Types such as `email` have no selection.
  if (from.selectionStart === null || from.selectionEnd === null) return;
  (to as typeof from | undefined)?.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** The position of the element mid-screen and its ancestors; none on an unscrolled page. */
function placesRead(): [Element, number][] {
  const places: [Element, number][] = [];
  let element = scrollY > 0 ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null;
  for (; element && element !== document.body; element = element.parentElement) {
    places.push([element, element.getBoundingClientRect().top]);
  }
  return places;
}

import { type PickedText, withoutMarks } from './marks';

/** A text with where it stands: what the page shows of it. */
export interface ShownText extends PickedText {
  shown: string;
}

const ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'content'];
const HEAD = 'title, meta[name=description]';

/** The list of texts has the forms of a plural in one row. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * The texts of an element and of all in it, each once, in the order of the page: also those of
 * attributes, which screen readers and search engines read.
 */
function textsIn(root: Element, find: (shown: string) => PickedText[]): ShownText[] {
  const found = new Map<string, ShownText>();
  for (const [, shown] of stringsIn(root)) {
    for (const text of find(shown)) {
      const name = `${text.language} ${text.id}`;
      if (!found.has(name)) found.set(name, { ...text, shown: withoutMarks(shown).trim() });
    }
  }
  return [...found.values()];
}

/** What an element and all in it show or say, each with the element that does. */
function* stringsIn(element: Element): Generator<[element: Element, shown: string]> {
  for (const name of ATTRIBUTES) yield [element, element.getAttribute(name) ?? ''];
  for (const child of element.childNodes) {
    if (child instanceof Text) yield [element, child.data];
    else if (child instanceof Element && !child.matches('script')) yield* stringsIn(child);
  }
}

/** What was found, and whether it is the thing itself or only what is around it. */
export interface Found {
  texts: readonly ShownText[];
  isAround: boolean;
}

/** The texts of an element, or of the nearest one around it that has any. */
export function textsAt(element: Element, find: (shown: string) => PickedText[]): Found {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const texts = textsIn(around, find);
    if (texts.length > 0) return { texts, isAround: around !== element };
  }
  return { texts: [], isAround: false };
}

/** All texts of the page, title and description first. */
export function textsOfPage(find: (shown: string) => PickedText[]): Found {
  const root = document.getElementById('root');
  return { texts: [...textsOfHead(find), ...(root ? textsIn(root, find) : [])], isAround: false };
}

function textsOfHead(find: (shown: string) => PickedText[]): ShownText[] {
  return [...document.head.querySelectorAll(HEAD)].flatMap((element) => textsIn(element, find));
}

/** A text that was asked for by its id, and where it is: in sight, in the head, or not there now. */
export interface Sought extends Found {
  where: 'page' | 'head' | 'nowhere';
}

/**
 * Looks for a text on the page, scrolls to it and frames it.
 * @param id as in the list of texts, where the forms of a plural are one text.
 */
export function showText(id: string, find: (shown: string) => PickedText[]): Sought {
  const isIt = (text: PickedText) => text.id.replace(PLURAL, '') === id;
  const root = document.getElementById('root');
  for (const [element, shown] of root ? stringsIn(root) : []) {
    if (!find(shown).some(isIt) || element.getClientRects().length === 0) continue;
    const framed = visibleAround(element);
    // Above the bar, which covers the lower part of a phone.
    framed.classList.add('scroll-mb-[40svh]');
    framed.classList.add('outline-4', 'outline-offset-4', 'outline-terracotta-600');
    framed.scrollIntoView({ block: 'center', behavior: 'instant' });
    return { where: 'page', texts: textsIn(element, find).filter(isIt), isAround: false };
  }
  const texts = textsOfHead(find).filter(isIt);
  return { where: texts.length > 0 ? 'head' : 'nowhere', texts, isAround: false };
}

/** The element itself, or what is around one that only screen readers notice. */
function visibleAround(element: Element): Element {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 ? element : visibleAround(element.parentElement ?? document.body);
}

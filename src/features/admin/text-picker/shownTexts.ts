import { type PickedText, withoutMarks } from './marks';

/** A text with where it stands: what the page shows of it. */
export interface ShownText extends PickedText {
  shown: string;
}

const ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'content'];
const HEAD = 'title, meta[name=description]';

/**
 * The texts of an element and of all in it, each once, in the order of the page: also those of
 * attributes, which screen readers and search engines read.
 */
function textsIn(root: Element, find: (shown: string) => PickedText[]): ShownText[] {
  const found = new Map<string, ShownText>();
  const add = (shown: string) => {
    for (const text of find(shown)) {
      const name = `${text.language} ${text.id}`;
      if (!found.has(name)) found.set(name, { ...text, shown: withoutMarks(shown).trim() });
    }
  };
  const visit = (element: Element) => {
    for (const name of ATTRIBUTES) add(element.getAttribute(name) ?? '');
    for (const child of element.childNodes) {
      if (child instanceof Text) add(child.data);
      else if (child instanceof Element && !child.matches('script')) visit(child);
    }
  };
  visit(root);
  return [...found.values()];
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
  const head = [...document.head.querySelectorAll(HEAD)].flatMap((element) =>
    textsIn(element, find),
  );
  const root = document.getElementById('root');
  return { texts: [...head, ...(root ? textsIn(root, find) : [])], isAround: false };
}

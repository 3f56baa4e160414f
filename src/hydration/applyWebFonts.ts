import '../styles/fonts.css';
import { nextTask } from './firstInteraction';

/** The families of styles/fonts.css, by the weight that every page uses; others load when needed. */
const FACES = { Spectral: 500, 'Source Sans 3': 400, 'Markazi Text': 400 };

/** A character of each script that a page in the language is written in. */
const SCRIPTS: Partial<Record<string, string>> = { ar: 'aب', ru: 'aж' };

/** In pixels: a line more or less is more, another typeface beside the text less. */
const LESS_THAN_A_LINE = 8;

const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');
const heightOf = (element: Element) => element.getBoundingClientRect().height;

/** Whether an element is as high as its lines, or rows of elements that wrap like words. */
function hasLines(element: Element): boolean {
  if (isInline(element)) return false;
  const isLine = (node: Node) => (node instanceof Text ? node.data.trim() : isInlineNode(node));
  return getComputedStyle(element).flexWrap === 'wrap' || [...element.childNodes].some(isLine);
}

const isInlineNode = (node: Node) => node instanceof Element && isInline(node);

/** Whether an element is shown and begins in the window or above; others are not even laid out. */
function isInSight(child: Element): child is HTMLElement {
  if (!(child instanceof HTMLElement) || getComputedStyle(child).display === 'none') return false;
  return child.getBoundingClientRect().top <= innerHeight;
}

/** The blocks of text in an element, down to the lower edge of the window, inner ones first. */
function textsInSight(element: HTMLElement): HTMLElement[] {
  const within = [...element.children].filter(isInSight).flatMap(textsInSight);
  return hasLines(element) ? [...within, element] : within;
}

/**
 * The parts of an element in sight that have a box, no taller than the window. An island is one: what
 * is in it stays as it is prerendered until it hydrates (README.md, rule 2).
 */
function blocksInSight(element: HTMLElement): HTMLElement[] {
  const { offsetHeight, dataset } = element;
  if ((offsetHeight > 0 && offsetHeight <= innerHeight) || 'island' in dataset) return [element];
  return [...element.children].filter(isInSight).flatMap(blocksInSight);
}

const isWebFont = (family: string) => family.trim().replaceAll('"', '') in FACES;

/**
 * Loads the brand typefaces and applies them to the page, block by block, so that a tap meanwhile
 * waits for one of them, and at last to the root. A text in sight that would take a line more or less
 * keeps its fallback font, so that nothing below it moves.
 */
export async function applyWebFonts(): Promise<void> {
  const { body, documentElement, fonts } = document;
  const script = SCRIPTS[documentElement.lang] ?? 'a';
  await Promise.all(
    Object.entries(FACES).map(([name, weight]) => fonts.load(`${weight} 1em "${name}"`, script)),
  );
  const texts = textsInSight(body).map((element) => ({ element, height: heightOf(element) }));
  for (const block of [...blocksInSight(body), documentElement]) {
    await nextTask();
    block.dataset.webFonts = '';
    for (const { element, height } of texts) {
      // To measure the whole page after each block would take its time from a tap.
      if (!block.contains(element)) continue;
      if (Math.abs(heightOf(element) - height) <= LESS_THAN_A_LINE) continue;
      const families = getComputedStyle(element).fontFamily.split(',');
      element.style.fontFamily = families.filter((family) => !isWebFont(family)).join(',');
    }
  }
  // Another page may show another text in the same element. Older browsers keep the font.
  const { pathname } = location;
  if ('navigation' in window)
    navigation.addEventListener('navigatesuccess', () => {
      if (location.pathname === pathname) return;
      for (const { element } of texts) element.style.fontFamily = '';
    });
}

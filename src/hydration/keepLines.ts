import { nextTask } from './firstInteraction';

/** A block of lines, or of rows of elements that wrap like words. */
interface Sample {
  element: HTMLElement;
  texts: Text[];
  lines: number;
}

/** Changes of width, in percent, tried until a text has as many lines as before. */
const TRIALS = [-1, 1, -2, 2, -3, 3];
/** Those of styles/fonts.css. */
const WEB_FONTS = /^ *"?(Spectral|Source Sans 3|Markazi Text)"?$/;
const ARABIC = /\p{Script=Arabic}/u;

/** The text in an element's own lines, also that of elements within these. */
function textsIn(element: Element): Text[] {
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Text) return node;
    return node instanceof HTMLElement && isInline(node) ? textsIn(node) : [];
  });
}

const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');

function countLines({ element, texts }: Omit<Sample, 'lines'>): number {
  const range = document.createRange();
  const parts = texts.flatMap((text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
  const first = ({ top, height }: DOMRect, index: number) =>
    Math.abs(top - (parts[index - 1]?.top ?? Infinity)) > height / 2;
  return parts.filter(first).length + countRows(element);
}

/** The rows of a flex container that wraps. */
function countRows(element: HTMLElement): number {
  if (getComputedStyle(element).flexWrap !== 'wrap') return 0;
  const items = [...element.children].map((child) => child.getBoundingClientRect());
  return items.filter(({ top }, index) => index === 0 || top >= (items[index - 1]?.bottom ?? 0))
    .length;
}

/** Whether an element is shown and begins in the window or above; others are not even laid out. */
function isInSight(child: Element): child is HTMLElement {
  if (!(child instanceof HTMLElement) || getComputedStyle(child).display === 'none') return false;
  return child.getBoundingClientRect().top <= innerHeight;
}

/** The blocks of text in an element, down to the lower edge of the window. */
function textsInSight(element: HTMLElement): Sample[] {
  const texts = isInline(element) ? [] : textsIn(element);
  const lines = countLines({ element, texts });
  const within = [...element.children].filter(isInSight).flatMap(textsInSight);
  return lines > 0 ? [{ element, texts, lines }, ...within] : within;
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

function reset({ element: { style } }: Sample): void {
  style.letterSpacing = style.fontSize = style.lineHeight = style.fontFamily = '';
}

/** Sets a text wider or narrower. Joined Arabic letters get another font size, not spacing. */
function stretch({ element, texts }: Sample, hundredths: number): void {
  if (texts.some(({ data }) => ARABIC.test(data))) {
    element.style.lineHeight ||= getComputedStyle(element).lineHeight;
    element.style.fontSize = `${100 + hundredths}%`;
  } else {
    // A letter is about half as wide as its size.
    element.style.letterSpacing = `${hundredths / 200}em`;
  }
}

/**
 * Sets texts whose last word has changed its line a little wider or narrower; one that still does
 * not fit gets its fallback font.
 */
function fit(samples: Sample[]): void {
  const hasMoved = (sample: Sample) => countLines(sample) !== sample.lines;
  let moved = samples.filter(hasMoved);
  // Writes and reads are batched: each switch between them forces a layout.
  for (const trial of TRIALS) {
    for (const sample of moved) stretch(sample, trial);
    moved = moved.filter(hasMoved);
  }
  moved.forEach(reset);
  // Also what a wider or narrower element around it has moved.
  for (const { element } of samples.filter(hasMoved)) {
    const families = getComputedStyle(element).fontFamily.split(',');
    element.style.fontFamily = families.filter((name) => !WEB_FONTS.test(name)).join(',');
  }
}

/**
 * Changes the fonts of the page, block by block, so that a tap meanwhile waits for one of them, and
 * at last those of the root. Keeps the number of lines of every text in sight, so that nothing
 * below it moves.
 */
export async function keepLines(changeFonts: (block: HTMLElement) => void): Promise<void> {
  const { body, documentElement } = document;
  const texts = textsInSight(body);
  for (const block of [...blocksInSight(body), documentElement]) {
    await nextTask();
    changeFonts(block);
    fit(texts);
  }
  // Another page may show another text in the same element. Older browsers keep the width.
  const { pathname } = location;
  if ('navigation' in window)
    navigation.addEventListener('navigatesuccess', () => {
      if (location.pathname !== pathname) texts.forEach(reset);
    });
}

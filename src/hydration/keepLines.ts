interface Sample {
  element: HTMLElement;
  texts: Text[];
  width: number;
  lines: number;
  style: { spacing: number; size: number; lineHeight: string };
}

/** The widths tried until a text has the lines it had: what it was, then a little less and more. */
const TRIALS = [1, 0.99, 1.01, 0.98, 1.02, 0.97, 1.03];
const ARABIC = /\p{Script=Arabic}/u;

function measure(texts: readonly Text[]): { width: number; lines: number } {
  const range = document.createRange();
  const lines = texts.flatMap((text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
  return { width: lines.reduce((sum, { width }) => sum + width, 0), lines: lines.length };
}

/** The texts of an element and all below it, down to the lower edge of the window. */
function textsInSight(element: HTMLElement): Sample[] {
  // What is further below is not even laid out (styles/base.css).
  if (element.getBoundingClientRect().top > innerHeight) return [];
  const children = [...element.children].filter((child) => child instanceof HTMLElement);
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  const size = measure(texts);
  if (size.width === 0) return children.flatMap(textsInSight);
  const { letterSpacing, fontSize, lineHeight } = getComputedStyle(element);
  const style = {
    spacing: parseFloat(letterSpacing) || 0,
    size: parseFloat(fontSize),
    lineHeight,
  };
  return [{ element, texts, ...size, style }, ...children.flatMap(textsInSight)];
}

/** Makes a text as wide as wanted by the space between its letters. Arabic letters are joined. */
function stretch({ element, texts, style }: Sample, actual: number, wanted: number): void {
  const text = texts.map(({ data }) => data).join('');
  if (ARABIC.test(text)) {
    element.style.fontSize = `${(style.size * wanted) / actual}px`;
    element.style.lineHeight = style.lineHeight;
  } else {
    element.style.letterSpacing = `${style.spacing + (wanted - actual) / text.length}px`;
  }
}

/** Adds to the space between words what is still missing: sizes of letters are rounded. */
function stretchWords({ element, texts }: Sample, missing: number): void {
  const spaces =
    texts
      .map(({ data }) => data)
      .join('')
      .split(' ').length - 1;
  if (spaces > 0 && Math.abs(missing) > 0.1) element.style.wordSpacing = `${missing / spaces}px`;
}

/**
 * Changes the fonts of the page and keeps every text in sight as wide and as long as it was, so that
 * nothing moves: by the space between letters or, as Arabic letters are joined, by their size. A
 * text that cannot be fitted stays in its fallback font.
 */
export function keepLines(changeFonts: () => void): void {
  const root = document.getElementById('root');
  const before = root ? textsInSight(root) : [];
  const widthOf = ({ texts }: Sample) => measure(texts).width;
  changeFonts();
  let unfitted = before.map((sample) => ({ sample, actual: widthOf(sample) }));
  // In turns of reading and writing: each change between them costs a layout.
  for (const trial of TRIALS) {
    for (const { sample, actual } of unfitted) stretch(sample, actual, sample.width * trial);
    const missing = unfitted.map(({ sample }) => sample.width * trial - widthOf(sample));
    unfitted.forEach(({ sample }, index) => stretchWords(sample, missing[index] ?? 0));
    unfitted = unfitted.filter(({ sample }) => measure(sample.texts).lines !== sample.lines);
  }
  for (const { sample } of unfitted) {
    const { style } = sample.element;
    style.letterSpacing = style.wordSpacing = style.fontSize = '';
    const [, ...fallbacks] = getComputedStyle(sample.element).fontFamily.split(',');
    style.fontFamily = fallbacks.join(',');
  }
}

interface Sample {
  element: HTMLElement;
  texts: Text[];
  width: number;
  lines: number;
  style: { spacing: number; size: number; lineHeight: string };
}

/** Tried until a text has the lines it had: exactly its width, then a little less and more. */
const TRIALS = [0, -1, 1, -2, 2, -3, 3];
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

/**
 * Changes the fonts of the page and keeps every text in sight as wide and as long as it was, so that
 * nothing moves: by the space between letters or, as Arabic letters are joined, by their size. A
 * text that cannot be fitted stays in its fallback font.
 */
export function keepLines(changeFonts: () => void): void {
  const root = document.getElementById('root');
  const before = root ? textsInSight(root) : [];
  changeFonts();
  let unfitted = before.map((sample) => ({ ...sample, actual: measure(sample.texts).width }));
  for (const trial of TRIALS) {
    for (const { element, texts, width, actual, style } of unfitted) {
      const text = texts.map(({ data }) => data).join('');
      if (ARABIC.test(text)) {
        element.style.fontSize = `${(style.size * width * (1 + trial / 100)) / actual}px`;
        element.style.lineHeight = style.lineHeight;
      } else {
        const spacing = style.spacing + (width - actual) / text.length + trial / 10;
        element.style.letterSpacing = `${spacing}px`;
      }
    }
    unfitted = unfitted.filter(({ texts, lines }) => measure(texts).lines !== lines);
  }
  for (const { element } of unfitted) {
    element.style.letterSpacing = element.style.fontSize = '';
    const [, ...fallbacks] = getComputedStyle(element).fontFamily.split(',');
    element.style.fontFamily = fallbacks.join(',');
  }
}

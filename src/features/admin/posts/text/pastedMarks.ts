import type { Language } from '@/site/languages';
import notes from './notes.json';

/** Puts what the format of posts cannot hold into words and signs that say the same. */

const signsOf = (plain: string, shown: string): ReadonlyMap<string, string> =>
  new Map(Array.from(plain, (sign, index) => [sign, shown[index] ?? sign]));

/** 'o' and 'a' are the ordinals of Spanish: '1.º'. */
const RAISED = signsOf('0123456789+-()noa', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿºª');
const LOWERED = signsOf('0123456789+-()', '₀₁₂₃₄₅₆₇₈₉₊₋₍₎');

const STRUCK = 's, strike, del, [style*="line-through" i]';
const SUPER = 'sup, [style*="vertical-align:super" i]';
const SUB = 'sub, [style*="vertical-align:sub" i]';
/** References to footnotes and back, of Word, Google Docs, LibreOffice and web pages. */
const NOTE_LINK = ['_ftn', '_edn', '#ftnt', '#sdfootnote', '#sdendnote', '#fn', '#cite_']
  .map((part) => `a[href*="${part}" i]`)
  .join();

/** Numbers of footnotes stand in brackets, in the text and before the note. @returns whether there are any. */
export function keepNoteNumbers(body: HTMLElement): boolean {
  const links = [...body.querySelectorAll(NOTE_LINK)];
  for (const link of links) {
    const number = link.textContent.trim();
    const raised = link.closest(SUPER) ?? link;
    raised.replaceWith(/^[\p{L}\d*]{1,5}$/u.test(number) ? `[${number}]` : number);
  }
  return links.length > 0;
}

/** The word for struck text in the language that it is in. */
export const STRUCK_WORDS: Record<Language, string> = notes.struck;

/** Struck text is not valid any more, which its letters alone would not say. */
export function keepStruck(body: HTMLElement, language: Language): boolean {
  const struck = [...body.querySelectorAll(STRUCK)].filter(
    (element) => !element.parentElement?.closest(STRUCK) && element.textContent.trim() !== '',
  );
  for (const element of struck) {
    element.prepend(`[${STRUCK_WORDS[language]}: `);
    element.append(']');
  }
  return struck.length > 0;
}

/**
 * Raised and lowered digits become the signs that look like them: 'm²'. What has none stays as it
 * is after a number ('1er'), and stands in brackets elsewhere. @returns whether some had none.
 */
export function keepRaised(body: HTMLElement): boolean {
  let isLost = false;
  for (const [selector, signs, mark] of [
    [SUPER, RAISED, '^'],
    [SUB, LOWERED, '_'],
  ] as const) {
    for (const element of body.querySelectorAll(selector)) {
      const text = element.textContent.trim();
      if (text === '' || element.querySelector('img, table, p')) continue;
      const before = element.previousSibling?.textContent ?? '';
      const isOrdinal = /[\d.]$/.test(before) && /^\p{L}{2,4}$/u.test(text);
      const raised = Array.from(text, (sign) => signs.get(sign));
      if (!raised.includes(undefined)) element.textContent = raised.join('');
      else if (!isOrdinal && !/^\[.*\]$/.test(text)) {
        element.textContent = `${mark}(${text})`;
        isLost = true;
      }
    }
  }
  return isLost;
}

const LETTERED = /lower-(?:alpha|latin)|upper-(?:alpha|latin)|lower-roman|upper-roman/i;
const STYLE_OF_TYPE: Record<string, string> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};

/**
 * Lists by letters or Roman numerals become lines that begin with them, since other clauses refer
 * to 'letra b)' and a post's lists have numbers only.
 */
export function keepLetters(body: HTMLElement): boolean {
  // The inner ones first, so that they are lines when their item becomes one.
  const lists = [...body.querySelectorAll<HTMLOListElement>('ol')].reverse();
  let isFound = false;
  for (const list of lists) {
    const items = [...list.children].filter((child) => child.localName === 'li');
    const style =
      STYLE_OF_TYPE[list.getAttribute('type') ?? ''] ??
      [list, items[0]]
        .map((each) => LETTERED.exec(each?.getAttribute('style') ?? '')?.[0])
        .find(Boolean);
    if (!style) continue;
    isFound = true;
    const start = list.start || 1;
    const lines = items.map((item, index) => {
      const letter = item.getAttribute('data-marker') ?? `${countedBy(style, start + index)})`;
      const line = body.ownerDocument.createElement('p');
      line.append(`${letter} `, ...joinedBlocks(item));
      return line;
    });
    if (!list.parentElement?.closest('li')) list.replaceWith(...lines);
    else {
      const inItem = lines.flatMap((line) => [
        body.ownerDocument.createElement('br'),
        ...line.childNodes,
      ]);
      list.replaceWith(...inItem);
    }
  }
  return isFound;
}

/** An item's content, whose paragraphs are lines of one. */
function joinedBlocks(item: Element): ChildNode[] {
  for (const [index, block] of [...item.querySelectorAll(':scope > p, :scope > div')].entries()) {
    if (index > 0) block.prepend(item.ownerDocument.createElement('br'));
    block.replaceWith(...block.childNodes);
  }
  return [...item.childNodes];
}

const ROMAN = { c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 };

/** 'c' of 3 in 'lower-alpha', 'III' of it in 'upper-roman'. */
export function countedBy(style: string, number: number): string {
  let text = '';
  let rest = number;
  if (/roman/i.test(style)) {
    for (const [sign, value] of Object.entries(ROMAN)) {
      text += sign.repeat(Math.floor(rest / value));
      rest %= value;
    }
  } else {
    for (; rest > 0; rest = Math.floor((rest - 1) / 26)) {
      text = String.fromCharCode(97 + ((rest - 1) % 26)) + text;
    }
  }
  return /upper/i.test(style) ? text.toUpperCase() : text;
}

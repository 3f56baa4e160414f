/** What Word puts on the clipboard beside the text that the author sees as final; long posts have a table of contents. */
const NOT_THE_TEXT = [
  'del',
  '[style*="mso-element:comment" i]',
  '.MsoCommentReference',
  '.msocomanchor',
  '[style*="display:none" i]',
  '[style*="mso-hide:all" i]',
  'p[class^="MsoToc" i]',
  'br[clear]',
  'span.EOP',
].join();

const LIST_MARKER = '[style*="mso-list:Ignore" i]';

/**
 * Turns what Word writes in styles and classes into elements: it marks lists, quotes and titles as
 * paragraphs, and Word for the web also headings.
 */
export function shapeWordHtml(body: HTMLElement): void {
  // Word breaks long styles into lines after a colon, where selectors would not expect it.
  for (const element of body.querySelectorAll('[style]')) {
    element.setAttribute('style', (element.getAttribute('style') ?? '').replace(/:\s+/g, ':'));
  }
  body.querySelectorAll(NOT_THE_TEXT).forEach((each) => each.remove());
  collectQuotes(body);
  body.querySelectorAll('p[role="heading"]').forEach((each) => {
    rename(each, Number(each.getAttribute('aria-level')) > 2 ? 'h3' : 'h2');
  });
  body.querySelectorAll('p.MsoTitle').forEach((each) => rename(each, 'h2'));
  numberHeadings(body);
  flattenWebLists(body);
  collectLists(body);
  body.querySelectorAll(LIST_MARKER).forEach((each) => each.remove());
}

/** Replaces an element by one of another name with the same content. */
export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

function collectQuotes(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) {
    const before = paragraph.previousElementSibling;
    const quote =
      before?.localName === 'blockquote' ? before : body.ownerDocument.createElement('blockquote');
    if (quote !== before) paragraph.before(quote);
    quote.append(paragraph);
  }
}

/** Numbered headings stay headings; texts refer to their numbers. */
function numberHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const marker = heading.querySelector(LIST_MARKER);
    const number = marker?.textContent.trim() ?? '';
    marker?.replaceWith(/\d|\p{L}[.)]/u.test(number) ? `${number} ` : '');
  }
}

/** Word for the web makes a list of each item; as paragraphs they are collected like Word's own. */
function flattenWebLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li[data-aria-level]')) {
    const list = item.closest('.ListContainerWrapper') ?? item.parentElement;
    const isNumbered = item.parentElement?.localName === 'ol';
    const paragraph = body.ownerDocument.createElement('p');
    const marker = body.ownerDocument.createElement('span');
    marker.setAttribute('style', 'mso-list:Ignore');
    marker.textContent = isNumbered ? `${item.getAttribute('data-aria-posinset') ?? 1}.` : '·';
    const level = item.getAttribute('data-aria-level') ?? '1';
    const id = item.getAttribute('data-listid') ?? '';
    paragraph.setAttribute('style', `mso-list:w${id} level${level}`);
    paragraph.append(marker, ...(item.querySelector('p') ?? item).childNodes);
    list?.before(paragraph);
    item.remove();
  }
  for (const emptied of body.querySelectorAll('.ListContainerWrapper, ul, ol')) {
    if (!emptied.querySelector('li')) emptied.remove();
  }
}

/** The list and level in the style of Word's paragraphs: 'mso-list:l0 level2 lfo1'. */
const WORD_LIST = /mso-list:(\S+) level(\d+)/i;
const NUMBERED = /^\s*(?:(\d+)|([a-z]{1,6}))[.)]/i;

function collectLists(body: HTMLElement): void {
  /** The open lists, by level. */
  let open: { list: Element; id: string }[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p[style*="mso-list" i]')) {
    const [, id = '', level = ''] = WORD_LIST.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (!id) continue;
    const marker = paragraph.querySelector(LIST_MARKER)?.textContent ?? '';
    const number = NUMBERED.exec(marker);
    const name = number ? 'ol' : 'ul';
    const depth = Number(level);
    const follows = last !== null && paragraph.previousElementSibling === last;
    open = follows ? open.slice(0, depth) : [];

    let list = open[depth - 1];
    if (!list || list.id !== id || list.list.localName !== name) {
      list = { list: body.ownerDocument.createElement(name), id };
      if (number?.[1]) list.list.setAttribute('start', number[1]);
      // Written out by `keepLetters`, with the markers that Word shows.
      if (number?.[2]) list.list.setAttribute('type', 'a');
      const parent = open[depth - 2]?.list.lastElementChild;
      if (parent) parent.append(list.list);
      else paragraph.before(list.list);
      open = open.slice(0, depth - 1);
      open[depth - 1] = list;
    }
    const item = rename(paragraph, 'li');
    if (number?.[2]) item.setAttribute('data-marker', marker.trim());
    list.list.append(item);
    last = open.find(Boolean)?.list ?? null;
  }
}

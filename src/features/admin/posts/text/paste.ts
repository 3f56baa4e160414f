/** Stands in the text where a picture was that the browser could not read. */
export const LOST_PICTURE = 'La imagen no se pudo pegar: insértela aquí.';

/**
 * Reshapes HTML from the clipboard so that the editor's schema keeps what the author saw: Word
 * writes lists as paragraphs with a style of its own, Google Docs nests lists beside items, and
 * pages have six levels of headings. What the schema does not know is dropped when it reads the
 * result.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('script, style, title, meta, link, head').forEach((each) => each.remove());
  body.querySelectorAll('a:not([href])').forEach(unwrap);
  // Word puts pictures on the clipboard as files of its own, which pages cannot read.
  body.querySelectorAll('img[src^="file:" i]').forEach((each) => {
    const note = each.ownerDocument.createElement('em');
    note.textContent = LOST_PICTURE;
    each.replaceWith(note);
  });
  collectWordLists(body);
  body.querySelectorAll('[style*="mso-list:Ignore" i]').forEach((each) => each.remove());
  body.querySelectorAll('p.MsoTitle, h1').forEach((each) => rename(each, 'h2'));
  body.querySelectorAll('h4, h5, h6').forEach((each) => rename(each, 'h3'));
  nestLists(body);
  body.querySelectorAll('td, th').forEach(joinParagraphs);
  body.querySelectorAll('p, div').forEach((each) => {
    if (each.textContent.trim() === '' && !each.querySelector('img, table')) each.remove();
  });
  // The schema would drop these attributes, but parsing them triggers a CSP violation report.
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (name.startsWith('on')) element.removeAttribute(name);
    }
  }
  return body.innerHTML;
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** The list and level in the style of Word's paragraphs: 'mso-list:l0 level2 lfo1'. */
const WORD_LIST = /mso-list:\s*(\S+) level(\d+)/i;
const NUMBERED = /^\s*(?:(\d+)|[a-z]{1,4})[.)]/i;

function collectWordLists(body: HTMLElement): void {
  /** The open lists, by level. */
  let open: { list: Element; id: string }[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p[style*="mso-list" i], h1, h2, h3, h4')) {
    const [, id = '', level = ''] = WORD_LIST.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (!id) continue;
    const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]')?.textContent ?? '';
    const number = NUMBERED.exec(marker);
    const name = number ? 'ol' : 'ul';
    const depth = Number(level);
    const follows = last !== null && paragraph.previousElementSibling === last;
    open = follows ? open.slice(0, depth) : [];

    let list = open[depth - 1];
    if (!list || list.id !== id || list.list.localName !== name) {
      list = { list: body.ownerDocument.createElement(name), id };
      if (number?.[1]) list.list.setAttribute('start', number[1]);
      const parent = open[depth - 2]?.list.lastElementChild;
      if (parent) parent.append(list.list);
      else paragraph.before(list.list);
      open = open.slice(0, depth - 1);
      open[depth - 1] = list;
    }
    const item = rename(paragraph, 'li');
    list.list.append(item);
    last = open.find(Boolean)?.list ?? null;
  }
}

/** Moves Google Docs' nested lists, which follow the item they belong to, into it. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
    else unwrap(list);
  }
}

/** Joins a cell's blocks, since the schema allows one paragraph per cell. */
function joinParagraphs(cell: Element): void {
  for (const block of cell.querySelectorAll('p, div, li, h1, h2, h3')) {
    if (block !== cell.lastElementChild) block.append(' ');
    unwrap(block);
  }
  cell.querySelectorAll('ul, ol, br').forEach((each) => unwrap(each));
}

import { postText as t } from '@/admin-texts';
import type { Language } from '@/site/languages';
import { countLostPictures, markLostPictures } from './lostPictures';
import { keepLetters, keepNoteNumbers, keepRaised, keepStruck, STRUCK_WORDS } from './pastedMarks';
import { rename, shapeWordHtml } from './pastedWord';

/**
 * Reshapes HTML from the clipboard so that the editor's schema, which drops what it does not know,
 * keeps what the author saw.
 * @param language of the text that it is pasted into. @param origins whose pictures the post can show.
 * @param changed gets a sentence for each kind of thing that is not as the author saw it.
 */
export function cleanPastedHtml(
  html: string,
  language: Language,
  origins: readonly string[],
  changed: string[] = [],
): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('script, style, title, meta, link, head').forEach((each) => each.remove());
  body.querySelectorAll('a:not([href])').forEach(unwrap);
  shapeWordHtml(body);
  if (keepNoteNumbers(body)) changed.push(t('paste.notes'));
  if (keepStruck(body, language)) changed.push(t('paste.struck', { word: STRUCK_WORDS[language] }));
  if (keepRaised(body)) changed.push(t('paste.raised'));
  markLostPictures(body, language, origins);
  if (countLostPictures(body.textContent) > 0) changed.push(t('paste.pictures'));
  body.querySelectorAll('h1').forEach((each) => rename(each, 'h2'));
  body.querySelectorAll('h4, h5, h6').forEach((each) => rename(each, 'h3'));
  nestLists(body);
  if (keepLetters(body)) changed.push(t('paste.letters'));
  if ([...body.querySelectorAll('table')].map(fillMergedCells).includes(true)) {
    changed.push(t('paste.cells'));
  }
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
  cell.querySelectorAll('br').forEach((each) => each.replaceWith(' '));
  cell.querySelectorAll('ul, ol').forEach((each) => unwrap(each));
}

/**
 * Gives merged cells a cell of their own in each row and column that they span, or every figure
 * behind one would stand under another heading. Each has the text; one as wide as its table is a
 * title, and says it once. @returns whether there were any.
 */
function fillMergedCells(table: HTMLTableElement): boolean {
  const rows = [...table.rows];
  const cells = rows.flatMap((row) => [...row.cells]);
  const isMerged = cells.some(({ colSpan, rowSpan }) => colSpan > 1 || rowSpan !== 1);
  const widthOf = (row: HTMLTableRowElement) =>
    [...row.cells].reduce((width, { colSpan }) => width + colSpan, 0);
  const width = Math.max(0, ...rows.map(widthOf));
  for (const cell of cells) {
    const { colSpan } = cell;
    cell.colSpan = 1;
    for (let more = 1; more < colSpan; more += 1) cell.after(cell.cloneNode(colSpan < width));
  }
  for (const [y, row] of rows.entries()) {
    for (const cell of row.cells) {
      const { rowSpan, cellIndex } = cell;
      if (rowSpan === 1) continue;
      cell.rowSpan = 1;
      const below = cell.cloneNode(true) as HTMLTableCellElement;
      // Zero spans to the end of the table.
      below.rowSpan = Math.max(0, rowSpan - 1);
      rows[y + 1]?.insertBefore(below, rows[y + 1]?.cells[cellIndex] ?? null);
    }
  }
  return isMerged;
}

import { countedBy } from './pastedMarks';

const STYLES: Record<string, string> = {
  lowerLetter: 'lower-alpha',
  upperLetter: 'upper-alpha',
  lowerRoman: 'lower-roman',
  upperRoman: 'upper-roman',
};

const all = (parent: Document | Element, name: string) => [
  ...parent.getElementsByTagNameNS('*', name),
];
const value = (parent: Document | Element | undefined, name: string) =>
  parent && all(parent, name)[0]?.getAttribute('w:val');

/**
 * Writes the letters and Roman numerals of a Word document's lists before their paragraphs, which
 * then belong to no list: mammoth knows numbers only, and other clauses refer to 'letra b)'.
 * @returns the file with them, or as it was where it has none or cannot be read.
 */
export async function withLetters(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { default: JSZip } = await import('jszip');
  const zip = await JSZip.loadAsync(file).catch(() => undefined);
  const read = async (name: string) => {
    const text = await zip?.file(name)?.async('string');
    return text ? new DOMParser().parseFromString(text, 'application/xml') : undefined;
  };
  const numbering = await read('word/numbering.xml');
  const body = await read('word/document.xml');
  if (!zip || !numbering || !body) return file;

  const levelOf = (id: string, level: string) => {
    const list = all(numbering, 'num').find((each) => each.getAttribute('w:numId') === id);
    const kind = list && value(list, 'abstractNumId');
    const shared = all(numbering, 'abstractNum').find(
      (each) => each.getAttribute('w:abstractNumId') === kind,
    );
    return shared && all(shared, 'lvl').find((each) => each.getAttribute('w:ilvl') === level);
  };
  const counts = new Map<string, number>();
  let isFound = false;
  for (const properties of all(body, 'numPr')) {
    const paragraph = properties.parentElement?.parentElement;
    const id = value(properties, 'numId') ?? '';
    const level = value(properties, 'ilvl') ?? '0';
    const facts = levelOf(id, level);
    const key = `${id}/${level}`;
    const number = (counts.get(key) ?? Number(value(facts, 'start') ?? 1) - 1) + 1;
    counts.set(key, number);
    // What is below an item begins anew.
    for (const other of counts.keys()) {
      if (other.startsWith(`${id}/`) && other > key) counts.delete(other);
    }
    const style = STYLES[value(facts, 'numFmt') ?? ''];
    const first = paragraph && all(paragraph, 't')[0];
    if (!style || !first) continue;
    isFound = true;
    const sign = countedBy(style, number);
    const mark = (value(facts, 'lvlText') ?? '').replace(`%${Number(level) + 1}`, sign);
    first.textContent = `${/%\d/.test(mark) || mark === '' ? `${sign})` : mark} ${first.textContent}`;
    properties.remove();
  }
  if (!isFound) return file;
  zip.file('word/document.xml', new XMLSerializer().serializeToString(body));
  return zip.generateAsync({ type: 'uint8array' }) as Promise<Uint8Array<ArrayBuffer>>;
}

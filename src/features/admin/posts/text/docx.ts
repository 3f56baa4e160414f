import type { JSONContent } from '@tiptap/core';
import { DOMParser as SchemaParser, type Schema } from '@tiptap/pm/model';
import { postText as t } from '@/admin-texts';
import { Refusal } from '@/lib/admin/requests';
import { storePicture } from '@/lib/admin/imageStore';
import type { Language } from '@/site/languages';
import { cleanPastedHtml } from './paste';
import { countedBy } from './pastedMarks';

/** Larger than any article with photographs. */
const MOST_BYTES = 30_000_000;

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Whether a file is a document of Word 2007 or later. */
export const isDocx = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  type === DOCX || /\.docx$/i.test(name);

/**
 * Reads a document of Word as pasting it would, with its pictures, and says what is not as its author saw it.
 * A picture that cannot be stored is marked in the text.
 * @throws {Refusal} with the reason.
 */
export async function readDocx(
  file: File,
  schema: Schema,
  language: Language,
  origins: readonly string[],
): Promise<{ content: JSONContent[]; changed: string[] }> {
  if (file.size > MOST_BYTES) throw new Refusal(t('document.tooLarge'));
  const { default: mammoth } = await import('mammoth');
  const convertImage = mammoth.images.imgElement(async (picture) => {
    const bytes = await picture.readAsArrayBuffer();
    const type = picture.contentType;
    const name = `picture.${type.replace('image/', '')}`;
    const stored = await storePicture(new File([bytes], name, { type })).catch(() => undefined);
    // An address that the site does not show becomes the note of a lost picture.
    return { src: stored?.src ?? 'lost:' };
  });
  const result = await mammoth
    .convertToHtml(
      { arrayBuffer: (await withLetters(new Uint8Array(await file.arrayBuffer()))).buffer },
      { convertImage, externalFileAccess: false, styleMap: ["p[style-name='Title'] => h1:fresh"] },
    )
    .catch((cause: unknown) => {
      throw new Refusal(t('document.broken'), { cause });
    });
  // Without the arrows that lead from a footnote back, which a post has no links for.
  const html = result.value.replace(/\s*<a href="#[^"]*-ref-[^"]*">↑<\/a>/g, '');
  const changed: string[] = [];
  const cleaned = cleanPastedHtml(html, language, origins, changed);
  const { body } = new DOMParser().parseFromString(cleaned, 'text/html');
  const document = SchemaParser.fromSchema(schema).parse(body).toJSON() as JSONContent;
  const styles = result.messages.filter(({ type }) => type === 'warning').length;
  if (styles > 0) changed.push(t('document.styles', { styles }));
  return { content: document.content ?? [], changed };
}

const STYLES: Record<string, string> = {
  lowerLetter: 'lower-alpha',
  upperLetter: 'upper-alpha',
  lowerRoman: 'lower-roman',
  upperRoman: 'upper-roman',
};

/** The value of the first element of a name, in whatever namespace. */
const value = (parent: ParentNode | null | undefined, name: string) =>
  parent?.querySelector(name)?.getAttribute('w:val');

/**
 * Writes the letters and Roman numerals of a Word document's lists before their paragraphs, which
 * then belong to no list: mammoth knows numbers only, and other clauses refer to 'letra b)'.
 * @returns the file with them, or as it was where it has none or cannot be read.
 */
async function withLetters(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
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
    const kind = value(numbering, `num[*|numId="${Number(id)}"] > abstractNumId`);
    const shared = `abstractNum[*|abstractNumId="${Number(kind)}"]`;
    return numbering.querySelector(`${shared} > lvl[*|ilvl="${Number(level)}"]`);
  };
  const counts = new Map<string, number>();
  let isFound = false;
  for (const properties of body.querySelectorAll('numPr')) {
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
    const first = paragraph?.querySelector('t');
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

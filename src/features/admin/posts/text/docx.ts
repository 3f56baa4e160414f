import type { JSONContent } from '@tiptap/core';
import { DOMParser as SchemaParser, type Schema } from '@tiptap/pm/model';
import { adminTexts } from '@/admin-texts';
import type { Language } from '@/site/languages';
import { withLetters } from './docxLetters';
import { countLostPictures } from './lostPictures';
import { lossesOf } from './losses';
import { cleanPastedHtml } from './paste';

const t = adminTexts('post-text');

/** Larger than any article with photographs. */
const MOST_BYTES = 30_000_000;

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Whether a file is a document of Word 2007 or later. */
export const isDocx = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  type === DOCX || /\.docx$/i.test(name);

/** Thrown for a file that cannot be read; the message says why. */
export class DocumentRejected extends Error {}

/** What a document would be in the editor, and what it loses. */
export interface ReadDocument {
  content: JSONContent[];
  losses: string[];
}

/**
 * Reads a document of Word as pasting it would, with its pictures.
 * @param upload stores a picture, and returns its address; one that it rejects is marked in the text.
 * @throws {DocumentRejected}
 */
export async function readDocx(
  file: File,
  schema: Schema,
  language: Language,
  origins: readonly string[],
  upload: (picture: File) => Promise<string>,
): Promise<ReadDocument> {
  if (file.size > MOST_BYTES) throw new DocumentRejected(t('document.tooLarge'));
  const { default: mammoth } = await import('mammoth');
  const convertImage = mammoth.images.imgElement(async (picture) => {
    const bytes = await picture.readAsArrayBuffer();
    const type = picture.contentType;
    const name = `picture.${type.replace('image/', '')}`;
    // An address that the site does not show becomes the note of a lost picture.
    return { src: await upload(new File([bytes], name, { type })).catch(() => 'lost:') };
  });
  const result = await mammoth
    .convertToHtml(
      { arrayBuffer: (await withLetters(new Uint8Array(await file.arrayBuffer()))).buffer },
      { convertImage, externalFileAccess: false, styleMap: ["p[style-name='Title'] => h1:fresh"] },
    )
    .catch((cause: unknown) => {
      const options = { cause };
      throw new DocumentRejected(t('document.broken'), options);
    });
  // Without the arrows that lead from a footnote back, which a post has no links for.
  const html = result.value.replace(/\s*<a href="#[^"]*-ref-[^"]*">↑<\/a>/g, '');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const cleaned = cleanPastedHtml(html, language, origins);
  const text = new DOMParser().parseFromString(cleaned, 'text/html').body;
  const document = SchemaParser.fromSchema(schema).parse(text).toJSON() as JSONContent;
  const pictures = countLostPictures(cleaned);
  const losses = lossesOf(body, (loss) => t(`losses.${loss}`));
  const styles = result.messages.filter(({ type }) => type === 'warning').length;
  if (styles > 0) losses.push(t('document.styles', { styles }));
  if (pictures > 0) losses.push(t('document.pictures', { pictures }));
  return { content: document.content ?? [], losses };
}
